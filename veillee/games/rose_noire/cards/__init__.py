"""What is printed on the cards of La Rose Noire."""
