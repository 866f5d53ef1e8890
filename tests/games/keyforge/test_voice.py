"""What KeyForge says: questions, answers, events, cards, reasons and endings."""

import re

import pytest

from tests.games.keyforge.table import FOE, ME, addresses, asked, at_random, heard_as, labels, told
from tests.scenarios.referee import Scenario, lay
from veillee.core.dice import FastDice
from veillee.core.live import Live
from veillee.core.match import SPECTATOR
from veillee.core.pieces import FACE, TEXT
from veillee.core.text import EN, FR, Tongue
from veillee.games.keyforge.cards.catalog import BY_NUMBER, CARDS
from veillee.games.keyforge.referee.idle import Listening
from veillee.games.keyforge.rules.forecast import Fight
from veillee.games.keyforge.rules.setup import new
from veillee.games.keyforge.voice import VOICE


def question(table: Scenario, tongue: Tongue) -> str:
    pending = table.table.pending
    assert pending is not None
    return heard_as(VOICE.ask(table.match, pending.seats[0], pending, tongue), pending.seats[0], tongue)


def answers(table: Scenario, tongue: Tongue) -> list[str]:
    pending = table.table.pending
    assert pending is not None
    said = [VOICE.label(table.match, pending.seats[0], pending, option, tongue) for option in pending.options[0]]
    return [heard_as(pieces, pending.seats[0], tongue) for pieces in said]


def why(table: Scenario, seat: int, at: str, tongue: Tongue) -> str:
    pending = table.table.pending
    asked_of = pending if pending is not None and seat in pending.seats else None
    return heard_as(VOICE.why(table.match, seat, asked_of, at, tongue), seat, tongue)


# Questions and answers


def test_a_question_names_the_card_that_asks_and_what_it_asks_for() -> None:
    table = lay(me={"hand": ["anger"], "inPlay": ["troll", "bumpsy"]}, foe={"inPlay": ["urchin"]})
    table.play("anger")
    assert question(table, FR) == "Colère\xa0: redressez une créature alliée et faites-la combattre."
    assert question(table, EN) == "Anger: ready and fight with a friendly creature."
    assert answers(table, FR) == ["Redresser Troll et la faire combattre", "Redresser Bobosse et la faire combattre"]


def test_an_answer_says_what_it_does_to_the_card() -> None:
    table = lay(me={"hand": ["punch"]}, foe={"inPlay": ["troll"]})
    table.play("punch")
    assert answers(table, FR) == ["Infliger 3 dégâts à Troll"]
    assert answers(table, EN) == ["Deal 3 damage to Troll"]


def test_an_offer_is_a_question_with_its_effect() -> None:
    """KF-G45."""
    table = lay(me={"hand": ["the-common-cold"]}, foe={"inPlay": ["zorg"]}, house="untamed")
    table.play("the-common-cold")
    assert question(table, FR) == "Un Simple Rhume\xa0: voulez-vous détruire chaque créature Mars\u202f?"
    assert question(table, EN) == "The Common Cold: do you want to destroy each Mars creature?"
    assert answers(table, EN) == ["Destroy each Mars creature", "Do not"]


def test_what_has_been_chosen_already_is_counted() -> None:
    table = lay(me={"hand": ["nocturnal-maneuver"]}, foe={"inPlay": ["troll", "bumpsy", "urchin"]}, house="untamed")
    live = Live(table.match.copy())
    pending = live.pending
    assert pending is not None
    live.answer(ME, live.number, pending.options[0][0])
    live.answer(ME, live.number, table.id("troll"))
    assert asked(live, FR) == "Manœuvre Nocturne\xa0: inclinez jusqu’à 3 créatures (2 sur 3)."
    assert asked(live, EN) == "Nocturnal Maneuver: exhaust up to 3 creatures (2 of 3)."
    assert labels(live, EN) == ["Exhaust Bumpsy (2 of 3)", "Exhaust Urchin (2 of 3)", "That is all"]
    assert labels(live, FR)[-1] == "S’en tenir là"


@pytest.mark.parametrize(
    ("card", "house", "french", "english"),
    [
        (
            "lost-in-the-woods",
            "untamed",
            "Mélanger Bobosse dans le deck de son propriétaire (1 sur 2)",
            "Shuffle Bumpsy into its owner’s deck (1 of 2)",
        ),
        ("twin-bolt-emission", "logos", "Infliger 2 dégâts à Bobosse (1 sur 2)", "Deal 2 damage to Bumpsy (1 of 2)"),
        ("mighty-lance", "sanctum", "Infliger 3 dégâts à Bobosse (1 sur 2)", "Deal 3 damage to Bumpsy (1 of 2)"),
        ("cooperative-hunting", "untamed", "Infliger 1 dégât à Bobosse (1 sur 3)", "Deal 1 damage to Bumpsy (1 of 3)"),
        (
            "relentless-assault",
            "brobnar",
            "Redresser Bobosse et la faire combattre (1 sur 3)",
            "Ready and fight with Bumpsy (1 of 3)",
        ),
        ("positron-bolt", "logos", "Infliger 3 dégâts à Bobosse", "Deal 3 damage to Bumpsy"),
        ("bouncing-deathquark", "logos", "Détruire Troll", "Destroy Troll"),
        ("unguarded-camp", "brobnar", "Bobosse capture 1 Æ", "Bumpsy captures 1 Æ"),
        (
            "martian-hounds",
            "mars",
            "Placer deux marqueurs +1 en puissance sur Bobosse pour chaque créature blessée",
            "Put two +1 power counters on Bumpsy for each damaged creature",
        ),
        (
            "scout",
            "untamed",
            "Jusqu’à la fin du tour, Bobosse gagne escarmouche (1 sur 2)",
            "For the remainder of the turn, Bumpsy gains skirmish (1 of 2)",
        ),
        ("gongoozle", "dis", "Infliger 3 dégâts à Bobosse", "Deal 3 damage to Bumpsy"),
    ],
)
def test_targets_say_what_happens_to_them_and_which_of_several_they_are(
    card: str, house: str, french: str, english: str
) -> None:
    table = lay(
        me={"hand": [card], "inPlay": ["bumpsy", "krump", "headhunter"]},
        foe={"amber": 1, "inPlay": ["troll", "valdr"]},
        house=house,
    )
    table.set("troll", damage=1)
    table.play(card)
    assert answers(table, FR)[0] == french
    assert answers(table, EN)[0] == english


def test_the_main_step_says_what_each_act_brings() -> None:
    """KF-28."""
    table = lay(
        me={"hand": ["anger", "troll"], "inPlay": ["bumpsy", "gauntlet-of-command"], "deck": ["punch"] * 6},
        foe={"inPlay": ["urchin"]},
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
    table = lay(
        me={"houses": ["brobnar", "dis", "logos"], "hand": ["anger", "troll"], "inPlay": ["bumpsy", "dextre"]},
        house=None,
    )
    assert answers(table, FR) == [
        "Brobnar\xa0: 2 en main, 1 en jeu",
        "Dis\xa0: 0 en main, 0 en jeu",
        "Logos\xa0: 0 en main, 1 en jeu",
    ]


def test_flanks_keys_and_archives_have_their_words() -> None:
    """KF-44, KF-22, KF-26."""
    table = lay(me={"hand": ["troll"], "inPlay": ["bumpsy", "urchin"]})
    table.act("play", "troll")
    assert answers(table, EN) == ["On the left flank, next to Bumpsy", "On the right flank, next to Urchin"]
    archived = lay(me={"archives": ["troll", "anger"]}, house=None)
    archived.answer("brobnar")
    assert answers(archived, FR) == ["Prendre les 2 cartes archivées", "Laisser les archives où elles sont"]


def test_abilities_that_wait_are_told_apart() -> None:
    """KF-G34: by their card and by what they would do."""
    table = lay(
        me={"inPlay": ["striker"]},
        foe={"inPlay": ["thorn"]},
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
    pending = table.table.pending
    assert pending is not None
    assert [VOICE.target(table.match, ME, pending, option) for option in (0, 1)] == ["line0:0", "line1:0"]


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
    table = lay(
        me={"inPlay": ["one"]},
        foe={"inPlay": ["two"]},
        stand_ins=[{"id": "one", "house": "brobnar", **mine}, {"id": "two", "house": "dis", **theirs}],
    )
    one, two = (table.id("one"), table.id("two"))
    before = str(table.match.view(ME))
    fight = Fight(table.match, one, two)
    assert (fight.defender.taken, fight.defender.fallen) == defender
    assert (fight.attacker.taken, fight.attacker.fallen) == attacker
    assert str(table.match.view(ME)) == before
    table.fight("one", "two")
    assert table.match.in_play(one) != attacker[1]
    assert table.match.in_play(two) != defender[1]
    for card, wounds in ((one, attacker), (two, defender)):
        assert table.match.damage[card] == (0 if wounds[1] else wounds[0])


def test_damage_done_before_counts() -> None:
    table = lay(me={"inPlay": ["bumpsy"]}, foe={"inPlay": ["troll"]})
    table.set("troll", damage=4)
    table.act("fight", "bumpsy")
    assert answers(table, EN) == ["Attack Troll: it takes 5 damage and dies, yours 8 damage and dies"]
    assert answers(table, FR) == ["Attaquer Troll\xa0: elle subit 5 dégâts et périt, la vôtre 8 dégâts et périt"]


def test_blows_that_fall_on_another_are_not_foreseen_on_the_target() -> None:
    """Shadow Self takes the damage of its neighbours."""
    table = lay(me={"inPlay": ["bumpsy"]}, foe={"inPlay": ["shadow-self", "dodger"]})
    assert Fight(table.match, table.id("bumpsy"), table.id("dodger")).defender.taken == 0


# Events


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
        heard = [VOICE.say(live.now, one, reader, tongue) for one in live.heard for reader in (SPECTATOR, ME, FOE)]
        sentences = [heard_as(pieces, SPECTATOR, tongue) for pieces in heard] + [asked(live, tongue)]
        for said in sentences:
            assert re.match(r"[\wÆÀ-Ý«“]", said)
            assert re.search(r"[.!?»”]$", said), said
        for said in sentences + labels(live, tongue):
            assert said
            assert "  " not in said
            assert said.strip() == said
            if tongue is FR:
                assert not re.search(r" [;:!?»]|« |'", said), said
        for pieces in heard:
            assert all(piece.number in BY_NUMBER for piece in pieces if piece.kind == FACE)
        options = pending.options[0]
        live.answer(seat, live.number, options[dice.below(len(options))])


def test_a_turn_told() -> None:
    table = lay(me={"hand": ["punch"], "inPlay": ["troll"]}, foe={"inPlay": ["urchin"]})
    live = Live(table.match.copy())
    assert live.pending is not None
    live.answer(ME, live.number, live.pending.options[0][0])
    live.answer(ME, live.number, table.id("urchin"))
    assert told(live, SPECTATOR, FR) == ["Orphelin subit 3 dégâts.", "La créature Orphelin est détruite."]
    pieces = VOICE.say(live.now, live.heard[0], SPECTATOR, EN)
    assert [(piece.kind, piece.number, piece.text) for piece in pieces] == [
        (FACE, 315, "Urchin"),
        (TEXT, -1, " takes 3 damage."),
    ]


# Cards


@pytest.mark.parametrize("tongue", [FR, EN], ids=repr)
def test_every_card_is_described(tongue: Tongue) -> None:
    """KF-40: all of them, by number."""
    cards = VOICE.cards(tongue)
    assert [card["face"] for card in cards] == [card.number for card in CARDS]
    for card in cards:
        assert card["name"]
        assert card["house_name"]
        assert card["rarity"] in ("common", "uncommon", "rare", "special")
        assert ("power" in card) == (card["kind"] == "creature")
    assert len({str(card["name"]) for card in cards}) == len(cards)


def test_a_later_wording_is_shown_beside() -> None:
    described = {card["key"]: card for card in VOICE.cards(EN)}
    bait = described["bait-and-switch"]
    assert bait["current"] != bait["text"]
    assert "current" not in described["troll"]


# Reasons


@pytest.mark.parametrize("tongue", [FR, EN], ids=repr)
def test_every_thing_seen_has_its_reason(tongue: Tongue) -> None:
    """What cannot be chosen now says why."""
    table = lay(
        me={
            "hand": ["dextre", "blood-of-titans"],
            "inPlay": ["dextre", "troll", "cannon"],
            "archives": ["anger"],
            "discard": ["punch"],
        },
        foe={"hand": ["troll"], "inPlay": ["urchin", "champion-anaphiel"]},
    )
    table.set("troll", exhausted=True)
    reasons = {at: why(table, ME, at, tongue) for at in addresses(table.match.view(ME))}
    silent = {at for at, said in reasons.items() if not said}
    assert silent == {"artifact0:0", "flank0:0", "flank0:1", "flank1:0", "flank1:1", "hand0:1"}
    assert "KF-30" in reasons["hand0:0"]
    assert "KF-30" in reasons["line0:0"]
    assert "KF-31" in reasons["line0:1"]
    assert "KF-G49" in reasons["line1:0"]
    assert "KF-56" in reasons["line1:1"]
    assert "KF-22" in reasons["key0:0"]
    assert "KF-21" in why(table, FOE, "line1:0", tongue)
    assert why(table, ME, "hand0:9", tongue) == ""


def test_while_a_card_asks_others_must_wait() -> None:
    """KF-62."""
    table = lay(me={"hand": ["punch", "anger"]}, foe={"inPlay": ["troll"]})
    table.play("punch")
    assert "Mandale demande une créature" in why(table, ME, "hand0:0", FR)


def test_a_card_that_cannot_be_played_says_what_is_missing() -> None:
    """KF-46, KF-27, KF-66."""
    alone = lay(me={"hand": ["blood-of-titans"]})
    assert "KF-46" in why(alone, ME, "hand0:0", FR)
    first = lay(me={"hand": ["punch", "troll"]}, round=1)
    first.play("punch")
    assert "KF-27" in why(first, ME, "hand0:0", EN)


# Endings


def test_the_end_is_told() -> None:
    """KF-2."""
    table = lay(me={"amber": 6, "keys": 2, "inPlay": ["troll"]}, foe={"keys": 1}, active=1, house=None)
    table.answer("brobnar")
    table.end()
    assert table.match.over
    ends = [heard_as(VOICE.ending(table.match, reader, FR), reader, FR) for reader in (SPECTATOR, ME, FOE)]
    assert ends == [
        "Anna a forgé ses trois clés et l’emporte, contre une pour Bruno.",
        "Vous avez forgé vos trois clés et l’emportez, contre une pour Bruno.",
        "Anna a forgé ses trois clés et l’emporte, contre une pour vous.",
    ]
    assert VOICE.seat_name(table.match, FOE, EN) == "Archon 2"


def test_every_question_of_a_card_names_it_and_says_what_an_answer_does() -> None:
    """KF-62: whatever card asks for a target, each of the targets has its effect beside it; a rule of the game needs no source."""
    rules = {"main", "house", "key", "archives", "mulligan", "order"}
    for seed in range(25):
        duel = new(2, FastDice(seed), {}, True)
        listening = Listening(seed)
        duel.chooser = listening
        while not duel.over and duel.turn < 60:
            duel.step()
        for question in listening.asked:
            assert question.source >= 0 or question.prompt.key in rules
            assert question.said or question.prompt.key != "target", duel.card(question.source)
