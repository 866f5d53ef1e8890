"""What KeyForge says: questions, answers, events, cards, reasons and endings."""

import re

import pytest

from tests.games.keyforge.table import FOE, ME, addresses, asked, at_random, labels
from veillee.core.dice import FastDice
from veillee.core.live import Live
from veillee.core.match import Fact
from veillee.core.text import EN, FR, Tongue
from veillee.games.keyforge import prompts
from veillee.games.keyforge.foresight import Fight
from veillee.games.keyforge.position import Position, position
from veillee.games.keyforge.telling import FACES_AT, SENTENCES
from veillee.games.keyforge.text import VOICE


def question(table: Position, tongue: Tongue) -> str:
    pending = table.referee.pending
    assert pending is not None
    return VOICE.ask(table.duel, pending.seats[0], pending.prompt, tongue)


def answers(table: Position, tongue: Tongue) -> list[str]:
    pending = table.referee.pending
    assert pending is not None
    return [VOICE.label(table.duel, pending.seats[0], pending.prompt, option, tongue) for option in pending.options[0]]


# Questions and answers


def test_a_question_names_the_card_that_asks_and_what_it_asks_for() -> None:
    table = position(
        me={"house": "brobnar", "hand": ["anger"], "in_play": ["troll", "bumpsy"]}, foe={"in_play": ["urchin"]}
    )
    table.play("anger")
    assert question(table, FR) == "Colère\u00a0: choisissez une créature alliée."
    assert question(table, EN) == "Anger: choose a friendly creature."
    assert answers(table, FR) == ["Redresser Troll et la faire combattre", "Redresser Bobosse et la faire combattre"]


def test_an_answer_says_what_it_does_to_the_card() -> None:
    table = position(me={"house": "brobnar", "hand": ["punch"]}, foe={"in_play": ["troll"]})
    table.play("punch")
    assert answers(table, FR) == ["Infliger 3 dégâts à Troll"]
    assert answers(table, EN) == ["Deal 3 damage to Troll"]


def test_an_offer_is_a_question_with_its_effect() -> None:
    """KF-G45."""
    table = position(
        me={"house": "untamed", "hand": ["the-common-cold"]},
        foe={"in_play": ["zorg"]},
    )
    table.play("the-common-cold")
    assert question(table, FR) == "Un Simple Rhume\u00a0: voulez-vous détruire chaque créature Mars\u202f?"
    assert question(table, EN) == "The Common Cold: do you want to destroy each Mars creature?"
    assert answers(table, EN) == ["Destroy each Mars creature", "Do not"]


def test_what_has_been_chosen_already_is_counted() -> None:
    table = position(
        me={"house": "untamed", "hand": ["nocturnal-maneuver"]}, foe={"in_play": ["troll", "bumpsy", "urchin"]}
    )
    live = Live(table.duel.copy())
    pending = live.pending
    assert pending is not None
    live.answer(ME, live.number, pending.options[0][0])
    live.answer(ME, live.number, table.id("troll"))
    assert asked(live, FR) == "Manœuvre Nocturne\u00a0: choisissez jusqu’à 3 créatures (1 déjà choisie)."
    assert labels(live, FR)[-1] == "S’en tenir là"


def test_the_main_step_says_what_each_act_brings() -> None:
    """KF-28."""
    table = position(
        me={
            "house": "brobnar",
            "hand": ["anger", "troll"],
            "in_play": ["bumpsy", "gauntlet-of-command"],
            "deck": ["punch"] * 6,
        },
        foe={"in_play": ["urchin"]},
    )
    assert answers(table, EN) == [
        "Play Anger (+1 Æ)",
        "Discard Anger",
        "Play Troll",
        "Discard Troll",
        "Reap with Bumpsy (+1 Æ)",
        "Fight with Bumpsy against Urchin: elusive, it takes 0 damage, yours 0 damage",
        "Action of Gauntlet of Command: Ready and fight with a friendly creature",
        "End the turn and draw 4 cards",
    ]
    assert answers(table, FR)[-1] == "Terminer le tour et piocher 4 cartes"


def test_a_house_says_what_it_would_let_one_do() -> None:
    """KF-25."""
    table = position(
        me={"houses": ["brobnar", "dis", "logos"], "hand": ["anger", "troll"], "in_play": ["bumpsy", "dextre"]}
    )
    assert answers(table, FR) == [
        "Brobnar\u00a0: 2 en main, 1 en jeu",
        "Dis\u00a0: 0 en main, 0 en jeu",
        "Logos\u00a0: 0 en main, 1 en jeu",
    ]


def test_flanks_keys_and_archives_have_their_words() -> None:
    """KF-44, KF-22, KF-26."""
    table = position(me={"house": "brobnar", "hand": ["troll"], "in_play": ["bumpsy", "urchin"]})
    table.act("play", "troll")
    assert answers(table, EN) == ["On the left flank, next to Bumpsy", "On the right flank, next to Urchin"]
    archived = position(me={"archives": ["troll", "anger"]})
    archived.say("brobnar")
    assert answers(archived, FR) == ["Prendre les 2 cartes archivées", "Laisser les archives où elles sont"]


def test_abilities_that_wait_are_told_apart() -> None:
    """KF-G34: by their card and by what they would do."""
    table = position(
        me={"house": "brobnar", "in_play": ["striker"]},
        foe={"in_play": ["thorn"]},
        stand_ins=[
            {"id": "striker", "name": "Striker", "house": "brobnar", "power": 5, "keywords": ["assault:2"]},
            {"id": "thorn", "name": "Thorn", "house": "dis", "power": 5, "keywords": ["hazardous:1"]},
        ],
    )
    table.fight("striker", "thorn")
    assert question(table, EN) == "Which ability do you resolve first?"
    assert answers(table, EN) == [
        "Striker (Thorn): Deal 2 damage (assault)",
        "Thorn (Striker): Deal 1 damage (hazardous)",
    ]
    assert [VOICE.target(table.duel, ME, prompts.ORDER, option) for option in (0, 1)] == ["line0:0", "line1:0"]


# Fights foreseen

FIGHTS = [
    ({"power": 5}, {"power": 3}, (5, True), (3, False)),
    ({"power": 3}, {"power": 3}, (3, True), (3, True)),
    ({"power": 5, "armor": 2}, {"power": 4, "armor": 1}, (4, True), (2, False)),
    ({"power": 5}, {"power": 3, "keywords": ["elusive"]}, (0, False), (0, False)),
    ({"power": 2, "keywords": ["skirmish"]}, {"power": 6}, (2, False), (0, False)),
    ({"power": 2, "keywords": ["poison"]}, {"power": 6}, (2, True), (6, True)),
    ({"power": 2}, {"power": 6, "keywords": ["poison"]}, (2, False), (6, True)),
    ({"power": 2, "keywords": ["poison"]}, {"power": 6, "armor": 2}, (0, False), (6, True)),
    ({"power": 3, "keywords": ["assault:3"]}, {"power": 3}, (3, True), (0, False)),
    ({"power": 3, "keywords": ["assault:2"]}, {"power": 9}, (5, False), (9, True)),
    ({"power": 3}, {"power": 3, "keywords": ["hazardous:3"]}, (0, False), (3, True)),
]


@pytest.mark.parametrize(("mine", "theirs", "defender", "attacker"), FIGHTS)
def test_a_fight_ends_as_foreseen(
    mine: dict[str, object], theirs: dict[str, object], defender: tuple[int, bool], attacker: tuple[int, bool]
) -> None:
    """KF-56, KF-60, KF-G6, KF-G7, KF-G26, KF-G32, KF-G33, KF-G46: foreseen, then fought."""
    table = position(
        me={"house": "brobnar", "in_play": ["one"]},
        foe={"in_play": ["two"]},
        stand_ins=[{"id": "one", "house": "brobnar", **mine}, {"id": "two", "house": "dis", **theirs}],
    )
    one, two = table.id("one"), table.id("two")
    before = str(table.duel.view(ME))
    fight = Fight(table.duel, one, two)
    assert (fight.defender.taken, fight.defender.fallen) == defender
    assert (fight.attacker.taken, fight.attacker.fallen) == attacker
    assert str(table.duel.view(ME)) == before
    table.fight("one", "two")
    assert table.duel.in_play(one) != attacker[1]
    assert table.duel.in_play(two) != defender[1]
    for card, wounds in ((one, attacker), (two, defender)):
        assert table.duel.damage[card] == (0 if wounds[1] else wounds[0])


def test_damage_done_before_counts() -> None:
    table = position(me={"house": "brobnar", "in_play": ["bumpsy"]}, foe={"in_play": ["troll"]})
    table.set("troll", damage=4)
    table.act("fight", "bumpsy")
    assert answers(table, EN) == ["Attack Troll: it takes 5 damage and dies, yours 8 damage and dies"]
    assert answers(table, FR) == ["Attaquer Troll\u00a0: elle subit 5 dégâts et périt, la vôtre 8 dégâts et périt"]


def test_blows_that_fall_on_another_are_not_foreseen_on_the_target() -> None:
    """Shadow Self takes the damage of its neighbours."""
    table = position(me={"house": "brobnar", "in_play": ["bumpsy"]}, foe={"in_play": ["shadow-self", "dodger"]})
    assert Fight(table.duel, table.id("bumpsy"), table.id("dodger")).defender.taken == 0


# Events


def facts() -> dict[str, Fact]:
    return {fact.key: fact for fact in vars(prompts).values() if isinstance(fact, Fact)}


def test_every_fact_has_its_sentence() -> None:
    assert set(SENTENCES) == set(facts())
    assert set(FACES_AT) <= set(facts())


@pytest.mark.parametrize("tongue", [FR, EN], ids=repr)
@pytest.mark.parametrize("seed", range(4))
def test_everything_said_is_well_set(seed: int, tongue: Tongue) -> None:
    """A capital first, a full stop last, French typography, no word left out."""
    live = at_random(seed)
    dice = FastDice(seed)
    for _ in range(200):
        pending = live.pending
        if pending is None:
            break
        seat = pending.seats[0]
        sentences = [VOICE.say(live.now, one, tongue) for one in live.heard] + [asked(live, tongue)]
        for said in sentences:
            assert re.match(r"[\wÆÀ-Ý«“]", said)
            assert re.search(r"[.!?»”]$", said), said
        for said in sentences + labels(live, tongue):
            assert said
            assert "  " not in said
            assert said.strip() == said
            if tongue is FR:
                assert not re.search(r" [;:!?»]|« |'", said), said
        for one in live.heard:
            assert all(1 <= face <= 370 for face in VOICE.mentions(live.now, one))
        options = pending.options[0]
        live.answer(seat, live.number, options[dice.below(len(options))])


def test_a_turn_told() -> None:
    table = position(me={"house": "brobnar", "hand": ["punch"], "in_play": ["troll"]}, foe={"in_play": ["urchin"]})
    live = Live(table.duel.copy())
    assert live.pending is not None
    live.answer(ME, live.number, live.pending.options[0][0])
    live.answer(ME, live.number, table.id("urchin"))
    assert [VOICE.say(live.now, one, FR) for one in live.heard] == [
        "Orphelin subit 3 dégâts.",
        "La créature Orphelin est détruite.",
    ]
    assert VOICE.mentions(live.now, live.heard[0]) == [315]


# Cards


@pytest.mark.parametrize("tongue", [FR, EN], ids=repr)
def test_every_card_is_described(tongue: Tongue) -> None:
    """KF-40: all 370, by number."""
    cards = VOICE.cards(tongue)
    assert [card["face"] for card in cards] == list(range(1, 371))
    for card in cards:
        assert card["name"]
        assert card["house_name"]
        assert card["rarity"] in ("common", "uncommon", "rare", "special")
        assert ("power" in card) == (card["kind"] == "creature")
    assert len({str(card["name"]) for card in cards}) == 370


def test_a_later_wording_is_shown_beside() -> None:
    described = {card["key"]: card for card in VOICE.cards(EN)}
    bait = described["bait-and-switch"]
    assert bait["current"] != bait["text"]
    assert "current" not in described["troll"]


# Reasons


@pytest.mark.parametrize("tongue", [FR, EN], ids=repr)
def test_every_thing_seen_has_its_reason(tongue: Tongue) -> None:
    """What cannot be chosen now says why."""
    table = position(
        me={
            "house": "brobnar",
            "hand": ["dextre", "blood-of-titans"],
            "in_play": ["dextre", "troll", "cannon"],
            "archives": ["anger"],
            "discard": ["punch"],
        },
        foe={"hand": ["troll"], "in_play": ["urchin", "champion-anaphiel"]},
    )
    table.set("troll", exhausted=True)
    reasons = {at: VOICE.why(table.duel, ME, at, tongue) for at in addresses(table.duel.view(ME))}
    silent = {at for at, said in reasons.items() if not said}
    assert silent == {"artifact0:0", "flank0:0", "flank0:1", "flank1:0", "flank1:1", "hand0:1"}
    assert "KF-30" in reasons["hand0:0"]
    assert "KF-30" in reasons["line0:0"]
    assert "KF-31" in reasons["line0:1"]
    assert "KF-G49" in reasons["line1:0"]
    assert "KF-56" in reasons["line1:1"]
    assert "KF-22" in reasons["key0:0"]
    assert "KF-21" in VOICE.why(table.duel, FOE, "line1:0", tongue)
    assert VOICE.why(table.duel, ME, "hand0:9", tongue) == ""


def test_while_a_card_asks_others_must_wait() -> None:
    """KF-62."""
    table = position(me={"house": "brobnar", "hand": ["punch", "anger"]}, foe={"in_play": ["troll"]})
    table.play("punch")
    assert "Mandale attend une réponse" in VOICE.why(table.duel, ME, "hand0:0", FR)


def test_a_card_that_cannot_be_played_says_what_is_missing() -> None:
    """KF-46, KF-27, KF-66."""
    alone = position(me={"house": "brobnar", "hand": ["blood-of-titans"]})
    assert "KF-46" in VOICE.why(alone.duel, ME, "hand0:0", FR)
    first = position(me={"house": "brobnar", "hand": ["punch", "troll"]}, round=1)
    first.play("punch")
    assert "KF-27" in VOICE.why(first.duel, ME, "hand0:0", EN)


# Endings


def test_the_end_is_told() -> None:
    """KF-2."""
    table = position(me={"aember": 6, "keys": 2, "in_play": ["troll"]}, foe={"keys": 1}, active=1)
    table.say("brobnar").end()
    assert table.duel.over
    assert VOICE.ending(table.duel, FR).startswith("Archonte 1 a forgé ses trois clés et l’emporte, contre 1 clé")
    assert VOICE.seat_name(table.duel, FOE, EN) == "Archon 2"
