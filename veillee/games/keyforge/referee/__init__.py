"""The referee's tool: lay out any position, play it, read everything."""
