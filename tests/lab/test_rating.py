"""Decks measured by play."""

from veillee.lab.rating import Rating, both_sides


def test_a_deal_is_played_from_both_sides() -> None:
    """What is found depends on the deal alone."""
    rating = Rating("keyforge", "onyx", ["argus"], 1)
    (piece,) = rating.todo()
    won = both_sides(piece)
    assert len(won) == 2
    assert set(won) <= {0.0, 1.0}
    assert both_sides(piece) == won


def test_a_rating_adds_up_what_was_won() -> None:
    rating = Rating("keyforge", "seed:brume", ["onyx", "argus"], 2)
    assert len(rating.todo()) == 4
    for piece, won in zip(rating.todo(), ([1.0, 1.0], [1.0, 0.0], [1.0, 0.0], [0.0, 0.0]), strict=True):
        rating.note(piece, won)
    line = rating.line(str.upper)
    assert (line["wins"], line["games"], line["matches"], line["rate"]) == (4.0, 8, 8, 0.5)
    against = line["against"]
    assert isinstance(against, list)
    assert [(one["name"], one["wins"]) for one in against] == [("ONYX", 3.0), ("ARGUS", 1.0)]
