"""Attacks that once succeeded against the server, each kept as a test."""
