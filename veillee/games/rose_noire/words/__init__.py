"""What cards do, said and done by the same words."""
