"""What is in the box: the cards and tiles, and the sheets of text they are read from."""
