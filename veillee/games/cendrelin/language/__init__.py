"""The controlled French: its lexicon, its parser, and the effects and goals that its sentences are."""
