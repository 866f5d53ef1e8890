"""The words that abilities are made of: they do, and they say what they do."""
