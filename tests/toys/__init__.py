"""Toy games for tests of windows and writing; the first toy, of hidden cards, is `tests.toy`."""
