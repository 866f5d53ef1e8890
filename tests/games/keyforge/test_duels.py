"""Whole duels by chance: none stuck, none broken, and a copy goes on like the original."""

import os

import pytest

from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.core.facts import Told
from veillee.core.match import Card
from veillee.games.keyforge.cards.catalog import BY_SLUG
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.setup import new
from veillee.games.keyforge.rules.terms import ARCHIVES
from veillee.games.keyforge.voice import sentences

BORROWERS = {
    "mars": "uxlyx-the-zookeeper,vezyma-thinkdrone,sample-collection,mass-abduction,swap-widget,biomatrix-backup",
    "logos": "harland-mindlock,replicator,remote-access,spangler-box,mobius-scroll,novu-archaeologist",
    "shadows": "smiling-ruth,sneklifter,nexus,masterplan,faygin,hidden-stash",
    "dis": "collar-of-subordination,overlord-greking,poltergeist,library-of-the-damned,gabos-longarms,snudge",
}
"""Cards that take, use, archive or give away what is not theirs, twice six of a house."""
HOUSES = [
    ["mars", "logos", "shadows"],
    ["mars", "logos", "dis"],
    ["mars", "shadows", "dis"],
    ["logos", "shadows", "dis"],
]
SAY_WHERE = {"uxlyx-the-zookeeper", "sample-collection", "mass-abduction", "replicator"}
"""Those that put a card where its owner would not; Replicator copies the first."""
DUELS = 20_000 if os.environ.get("VEILLEE_SOAK") else 40


def check(duel: Duel) -> None:
    """Every card in exactly one zone, the one it says; nothing negative; nothing left on what is out of play."""
    seen = sorted(card for zone in duel.zones() for card in zone)
    assert seen == list(range(len(duel.face)))
    for seat, side in enumerate(duel.sides):
        assert side.aember >= 0
        for number, zone in enumerate(side.zones()):
            assert all(duel.zone[card] == number and duel.side[card] == seat for card in zone)
    for card in duel.cards():
        assert duel.damage[card] >= 0
        if not duel.in_play(card):
            assert not (duel.damage[card])
            assert not (duel.aember[card])
            assert not (duel.counters[card])
            assert not (duel.stunned[card])
    for card in duel.creatures():
        assert duel.over or duel.damage[card] < duel.power(card)  # once the match is won nobody falls any more
    hooks = 0
    for live in duel.in_force:
        hooks |= live.hooks
    assert hooks == duel.hooks


@pytest.mark.parametrize("seed", range(12))
def test_a_duel_by_chance_ends_in_order(seed: int) -> None:
    duel = new(2, FastDice(seed), {}, seed % 2 == 0)
    duel.chooser = RandomChooser(FastDice(seed + 1))
    while not duel.over and duel.turn < 400:
        duel.step()
        check(duel)
    assert duel.over
    assert duel.sides[duel.winner].forged() == 3


def test_every_duel_by_chance_ends() -> None:
    """Between new decks, with every option of the table; none is stuck, and the last position is in order."""
    for seed in range(DUELS):
        options = {"errata": ("print", "current")[seed % 2], "decks": ("random", "starters")[seed % 10 == 0]}
        duel = new(2, FastDice(1000 + seed), options, seed % 3 == 0)
        duel.chooser = RandomChooser(FastDice(seed))
        while not duel.over and duel.turn < 1000:
            duel.step()
        assert duel.over, seed
        check(duel)


def lent_deck(seed: int) -> str:
    slugs = [slug for house in HOUSES[seed % len(HOUSES)] for slug in BORROWERS[house].split(",") * 2]
    return ",".join(str(BY_SLUG[slug].number) for slug in slugs)


def excused(duel: Duel, card: int, told: list[Told]) -> bool:
    """Whether the log says that a card was put into these archives, and by one that says so."""
    lines = [one.args for one in told if one.fact is sentences.LEFT_PLAY]
    doers = [one.args[-1] for one in told if one.fact in (sentences.PLAYED_CARD, sentences.REAPED)]
    return [duel.face[card], ARCHIVES, duel.side[card]] in lines and any(
        duel.prints[face].slug in SAY_WHERE for face in doers
    )


@pytest.mark.parametrize("seed", range(4 * DUELS // 5))
def test_out_of_play_a_card_lies_at_home_or_where_a_card_put_it(seed: int) -> None:
    """KF-D33, KF-G18, KF-G51: in duels of cards that take what is not theirs."""
    duel = new(2, FastDice(seed), {"deck1": lent_deck(seed), "deck2": lent_deck(seed + 1)}, False)
    duel.chooser = RandomChooser(FastDice(seed + 1))
    away: list[Card] = []
    while not duel.over and duel.turn < 60:
        duel.ears = []
        duel.step()
        cards = [Card(card) for card, owner in enumerate(duel.owner) if duel.side[card] != owner]
        foreign = [card for card in cards if not duel.in_play(card)]
        for card in foreign:
            assert duel.zone[card] == ARCHIVES
            assert card in away or excused(duel, card, duel.ears), duel.card(card)
        away = foreign


def test_a_copy_goes_on_like_the_original() -> None:
    duel = new(2, FastDice(7), {}, False)
    duel.chooser = RandomChooser(FastDice(8))
    while duel.turn < 12:
        duel.step()
    twin = duel.copy()
    twin.chooser = RandomChooser(FastDice(9))
    duel.chooser = RandomChooser(FastDice(9))
    while not duel.over:
        duel.step()
        twin.step()
        assert [duel.zones(), duel.face, duel.damage] == [twin.zones(), twin.face, twin.damage]
    assert twin.over
