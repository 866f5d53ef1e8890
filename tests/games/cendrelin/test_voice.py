"""What people read: every option has words and a place on the table, every fact a sentence, every refusal a reason."""

import json
from itertools import product

import pytest

from tests.games.cendrelin.position import GAME, Night, fresh
from veillee.core.choosers import Pending
from veillee.core.dice import FastDice
from veillee.core.live import Live
from veillee.core.match import SPECTATOR, Match
from veillee.core.pieces import Pieces, prose, spoken
from veillee.core.text import EN, FR, Tongue
from veillee.games.cendrelin.cards.faces import EVENTS, PLACES
from veillee.games.cendrelin.cards.sheet import standard_box
from veillee.games.cendrelin.rules.campaign import Campaign
from veillee.games.cendrelin.rules.options import NO, TWO_MANA, YES
from veillee.games.cendrelin.rules.phases import AT_SUNSET
from veillee.games.cendrelin.voice import prompts

VOICE = GAME.voice
FACES = {card["face"] for card in VOICE.cards(EN)}


NAMES = ["Anna", "Bruno", "Chloé", "Émile", "Hugo", "Inès"]


def said(pieces: Pieces, reader: int = 0, tongue: Tongue = EN) -> str:
    return prose(spoken(pieces, reader, NAMES, tongue)).replace("\u00a0", " ")


def why(night: Night, seat: int, at: str, tongue: Tongue) -> str:
    """The reason a seat is told, which is asked what the table asks it."""
    asked = night.pending if seat in night.pending.seats else None
    return said(VOICE.why(night.m, seat, asked, at, tongue), seat, tongue)


def addresses(thing: object) -> set[str]:
    """Every address of a view."""
    if isinstance(thing, dict):
        here = {str(thing["at"])} if "at" in thing else set()
        return here.union(*[addresses(inner) for inner in thing.values()])
    if isinstance(thing, list):
        return set().union(*[addresses(inner) for inner in thing])
    return set()


def check_decision(match: Match, pending: Pending) -> None:
    """The labels of a decision are all different in both languages, and its targets lie on the table."""
    for at, seat in enumerate(pending.seats):
        options = pending.options[at]
        for tongue in (FR, EN):
            assert VOICE.ask(match, seat, pending, tongue)
            labels = [str(VOICE.label(match, seat, pending, option, tongue)) for option in options]
            assert all(labels)
            assert len(set(labels)) == len(labels), labels
        places = addresses(match.view(seat)) | {""}
        for option in options:
            target = VOICE.target(match, seat, pending, option)
            assert bearer_of(target) in places, target


def bearer_of(target: str) -> str:
    """The thing of the view that a target is or belongs to: an effect to what bears it, an offer to the box."""
    kind, *numbers = target.split(":")
    if kind == "offer":
        assert int(numbers[0]) in FACES
        return ""
    if kind in ("hand", "place", "event"):
        return ":".join([kind, numbers[0]])
    return "fate" if kind == "fate" else target


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"ages": "3"}), (4, {"ages": "endless"}), (3, {"mode": "initiation", "ages": "3"})],
)
def test_everything_asked_and_told_can_be_read(seats: int, options: dict[str, str]) -> None:
    """CEN-10: a whole campaign at random, in both languages."""
    live = Live(fresh(seats, options, seed=3))
    whims = FastDice(8)
    while live.pending is not None:
        check_decision(live.now, live.pending)
        for told in live.heard:
            for reader, tongue in product(range(SPECTATOR, seats), (FR, EN)):
                assert said(VOICE.say(live.now, told, reader, tongue), reader, tongue)
        seat = live.pending.seats[0]
        offered = live.pending.options_of(seat)
        live.answer(seat, live.number, offered[whims.below(len(offered))])
    for reader, tongue in product(range(SPECTATOR, seats), (FR, EN)):
        assert said(VOICE.ending(live.now, reader, tongue), reader, tongue)
    json.dumps(live.now.view(SPECTATOR))


def effects_of(match: Campaign, seat: int) -> list[str]:
    """The addresses of every effect before a cendrelin at night: of the hand, the places, the environs and Destiny."""
    box = match.box
    counts = [
        (f"hand:{i}", len(box.fragments[face].effects)) for i, face in enumerate(match.faces_of(match.hand[seat]))
    ]
    counts += [(f"place:{at}", len(box.places[at].effects)) for at in match.places]
    events = [match.face[card] - EVENTS for card in match.environs]
    counts += [(f"event:{at}", len(box.events[at].options) + len(box.events[at].actions)) for at in events]
    counts.append(("fate", 0 if match.initiation else len(box.fate.options)))
    return [f"{at}:{number}" for at, count in counts for number in range(count)]


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (2, {"mode": "initiation"})])
def test_an_effect_is_offered_or_its_impossibility_is_told(seats: int, options: dict[str, str]) -> None:
    """CEN-66: of every effect, at every moment of a whole age, exactly one of the two."""
    live = Live(fresh(seats, options, seed=5, ask_all=True))
    whims = FastDice(4)
    told = 0
    while live.pending is not None:
        match, prompt, seat = live.now, live.pending.prompt, live.pending.seats[0]
        assert isinstance(match, Campaign)
        offered = live.pending.options_of(seat)
        if prompt in (prompts.NIGHT, prompts.SUNSET):
            targets = [VOICE.target(match, seat, live.pending, option) for option in offered]
            for at in effects_of(match, seat):
                assert (VOICE.why(match, seat, live.pending, at, EN) == []) == (at in targets), at
                told += at not in targets
        live.answer(seat, live.number, offered[whims.below(len(offered))])
    assert told


def test_why_an_action_is_impossible() -> None:
    """CEN-66: the element that makes it so, for fragments, places, events and Destiny."""
    night = Night(
        hand=["Intimidation", "Météore de quartier"], mana=[1], tokens={"ossements": 0, "tombes": 0, "fosses": 0}
    )
    assert why(night, 0, "hand:0", FR) == "Impossible : « employez 1 dégât » : vous n’avez aucun dégât."
    assert "you have only 1 mana" in why(night, 0, "hand:1", EN)
    place = night.face("L'Ossuaire") - PLACES
    assert "il n’y a aucune tombe" in why(night, 0, f"place:{place}", FR)
    assert why(night, 0, "place:0", EN) == "This place bears no effect."
    event = night.face("Convoi funèbre") - EVENTS
    assert "there are no pits" in why(night, 0, f"event:{event}", EN)
    assert why(night, 1, "hand:0", EN) == "It is not your turn to act."
    night.do("Destin", 1)
    assert why(night, 0, "fate", EN) == "Destiny has already been faced tonight."
    night.do("Goules en goguette", 3)
    assert "already been resolved" in why(night, 0, f"event:{event}", EN)
    night.end()
    night.answer(TWO_MANA, 1)
    assert "does not repeat itself" in why(night, 1, "fate", EN)


def test_at_sunset_only_the_crypt_speaks() -> None:
    """CEN-44, CEN-66."""
    night = Night(phase=AT_SUNSET, hand=["Racket"], ask_all=True)
    assert "wait for the night" in why(night, 0, "hand:0", EN)
    assert "from the crypt" in why(night, 0, "fate", EN)
    assert "from the crypt" in why(night, 0, "fate:2", EN)
    assert "has been played" in why(night, 0, "shown:1:0", EN)
    assert "You renounced" in why(night, 0, "renounced:0", EN)


def test_what_an_effect_counts_can_be_drawn() -> None:
    """CEN-71 to CEN-79: things added and taken, and whose they are."""
    faces = {str(card["name"]): card for card in VOICE.cards(FR)}
    assert faces["Terre brûlée"]["deeds"] == [
        [
            {"what": 55_000, "count": -1, "his": False},
            {"what": 55_100, "count": 1, "his": False},
            {"what": 55_103, "count": 1, "his": False},
        ]
    ]
    assert faces["Ricanement"]["deeds"] == [
        [{"what": 55_105, "count": -1, "his": False}, {"what": 55_103, "count": 1, "his": False}]
    ]
    assert faces["Possession légère"]["deeds"] == [
        [{"what": 55_103, "count": -3, "his": False}, {"what": 55_104, "count": -1, "his": True}]
    ]
    for card in faces.values():
        if card["kind"] in ("fragment", "event", "fate", "place"):
            options = card["options"]
            actions = card.get("actions", [])
            assert isinstance(card["deeds"], list)
            assert isinstance(options, list)
            assert isinstance(actions, list)
            assert len(card["deeds"]) == len(options) + len(actions)


def test_a_question_in_mid_effect_says_which_effect() -> None:
    """CEN-65: and a wish says what it would do."""
    night = Night(tokens={"fosses": 2})
    night.do("Destin", 3)
    pending = night.pending
    asked = said(VOICE.ask(night.m, 0, pending, EN))
    assert asked.startswith("“Destiny”: Gain 1 mana, then if you wish, discard 1 pit.")
    labels = [said(VOICE.label(night.m, 0, pending, option, EN)) for option in (NO, YES)]
    assert labels == ["No", "Yes: discard 1 pit"]


def test_the_cards_are_listed_in_both_languages() -> None:
    """Every printed face once, with its kind and its words."""
    french, english = VOICE.cards(FR), VOICE.cards(EN)
    assert [card["face"] for card in french] == [card["face"] for card in english]
    assert len({card["face"] for card in french}) == len(french)
    box = standard_box()
    kinds = [card["kind"] for card in english]
    assert kinds.count("fragment") == len(box.fragments)
    assert kinds.count("event") == len(box.events)
    for card in english:
        if card["kind"] in ("fragment", "event", "goal"):
            assert str(card["text"]).endswith(".")


def test_the_view_shows_what_the_table_shows() -> None:
    """CEN-81, CEN-82: tokens, hourglasses, mana, glory with its reasons, what is spent and what is renounced."""
    night = Night(
        hand=["Ricanement", "Racket", "Cratère"],
        preferred=["fosses"],
        tokens={"fosses": 7},
        goals=[["Puissance de feu"]],
        mana=[3],
    )
    night.do("Ricanement")
    night.answer(night.face("Racket"))
    view = night.m.view(0)
    places, seats = view["places"], view["seats"]
    assert isinstance(places, list)
    assert isinstance(seats, list)
    assert [(place["tokens"], place["past"], place["future"], place["abundant"]) for place in places][1] == (
        7,
        3,
        6,
        True,
    )
    mine = seats[0]
    assert mine["glory"] == {"points": 1, "reasons": [{"reason": "preferred", "resource": 1}]}
    assert (mine["mana"], mine["hand"], mine["renounced"]) == (4, 1, 1)
    assert mine["own_renounced"] == [{"at": "renounced:0", "face": night.face("Racket"), "copies": 1}]
    assert mine["shown"] == [{"at": "shown:0:0", "face": night.face("Ricanement")}]
    assert "own_hand" not in seats[1]
    assert isinstance(night.m, Campaign)
