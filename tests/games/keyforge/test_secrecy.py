"""What a seat may not know does not reach it. These are plain questions to the rulebook, beside the properties."""

import pytest

from tests.games.keyforge.table import FOE, ME, at_random, faces, heard_as, pick, side, told, veiled
from tests.scenarios.referee import Scenario, lay
from veillee.core.choosers import RandomChooser
from veillee.core.dice import FastDice
from veillee.core.facts import EVERYONE, Told
from veillee.core.live import Live
from veillee.core.match import SPECTATOR
from veillee.core.text import EN, FR
from veillee.games.keyforge.cards.catalog import BY_SLUG, face_of
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.setup import new
from veillee.games.keyforge.rules.terms import HOUSE_KEYS
from veillee.games.keyforge.voice import VOICE, sentences
from veillee.games.keyforge.voice.prompts import MAIN, TARGET

DECK = ["troll", "bumpsy", "anger", "punch", "loot-the-bodies", "warsong"]


def number(slug: str) -> int:
    return BY_SLUG[slug].number


def duel_of(live: Live) -> Duel:
    assert isinstance(live.now, Duel)
    return live.now


def hand(table: Scenario | Duel, seat: int, owner: int) -> list[int | None]:
    duel = table.match if isinstance(table, Scenario) else table
    return faces(side(duel, seat, owner)["hand"])


def test_a_drawn_card_is_its_drawers() -> None:
    """KF-32."""
    table = lay(me={"deck": DECK})
    table.end()
    assert None not in hand(table, ME, ME)
    assert hand(table, FOE, ME) == [None] * 6
    assert hand(table, SPECTATOR, ME) == [None] * 6


def test_the_log_names_a_drawn_card_to_its_drawer_alone() -> None:
    """KF-32: the others hear how many."""
    live = veiled(lay(me={"deck": DECK}))
    pick(live, "End the turn")
    assert [said for said in told(live, ME, EN) if said.startswith("You draw")]
    for seat in (FOE, SPECTATOR):
        assert "Anna draws 6 cards." in told(live, seat, EN)
        assert not [said for said in told(live, seat, EN) if said.startswith("You draw")]


def test_a_starting_hand_is_secret_and_a_new_one_too() -> None:
    """KF-12: after a mulligan nobody knows what went back."""
    live = at_random(3)
    first = live.pending.seats[0] if live.pending else -1
    assert hand(duel_of(live), 1 - first, first) == [None] * 7
    pick(live, "Shuffle")
    assert len(hand(duel_of(live), first, first)) == 6
    assert hand(duel_of(live), 1 - first, first) == [None] * 6
    assert side(duel_of(live), first, first)["top"] == []


def test_a_card_played_is_shown_before_its_place_is_chosen() -> None:
    """KF-44: being asked for a flank would tell that it is a creature."""
    live = veiled(lay(me={"hand": ["troll"], "inPlay": ["bumpsy"]}))
    pick(live, "Play Troll")
    assert hand(duel_of(live), FOE, ME) == [number("troll")]


def test_what_comes_back_to_a_hand_is_remembered() -> None:
    """KF-G51: all have seen it on the table."""
    table = lay(me={"hand": ["fear"]}, foe={"hand": ["anger"], "inPlay": ["troll"]}, house="dis")
    table.play("fear", "troll")
    assert hand(table, ME, FOE) == [None, number("troll")]


def test_a_shuffled_deck_is_forgotten() -> None:
    """KF-34, KF-G14: even by those who put the card there."""
    table = lay(
        me={"hand": ["lost-in-the-woods"], "inPlay": ["bumpsy"]},
        foe={"deck": ["anger", "punch"], "inPlay": ["troll"]},
        house="untamed",
    )
    table.play("lost-in-the-woods")
    while table.decision["kind"] == "target":
        table.pick(0)
    for seat in (ME, FOE):
        assert side(table.match, seat, FOE)["top"] == []


def test_a_card_put_on_top_of_a_deck_is_known_until_it_is_shuffled() -> None:
    """KF-21."""
    table = lay(me={"hand": ["barehanded"]}, foe={"inPlay": ["cannon"], "deck": ["troll"]})
    table.play("barehanded")
    assert faces(side(table.match, ME, FOE)["top"]) == [number("cannon")]
    assert faces(side(table.match, SPECTATOR, FOE)["top"]) == [number("cannon")]


def test_looking_at_a_hand_tells_the_one_who_looks() -> None:
    """KF-D36: its owner and the looker both know the hand now; whoever looks on does not, for it was not shown to the table."""
    table = lay(me={"hand": ["psychic-bug"], "inPlay": []}, foe={"hand": ["troll", "anger"]}, house="logos")
    live = veiled(table)
    pick(live, "Play Psychic Bug")
    assert hand(duel_of(live), ME, FOE) == [number("anger"), number("troll")]
    assert "You see Troll and Anger there." in told(live, ME, EN)
    assert "You see Troll and Anger there." not in told(live, FOE, EN)
    assert "Anna looks at your hand." in told(live, FOE, EN)
    assert hand(duel_of(live), SPECTATOR, FOE) == [None, None]
    assert "You see Troll and Anger there." not in told(live, SPECTATOR, EN)


def test_a_hand_revealed_to_all_is_seen_by_all() -> None:
    """KF-G14: Martians Make Bad Allies shows the hand to the table."""
    live = veiled(lay(me={"hand": ["martians-make-bad-allies", "zorg"]}, house="mars"))
    pick(live, "Play Martians Make Bad Allies")
    for seat in (FOE, SPECTATOR):
        assert hand(duel_of(live), seat, ME) == [number("zorg")]


def test_what_one_player_saw_in_a_hand_is_not_told_when_it_is_archived() -> None:
    """KF-G5: both players know the only card of that hand; the log does not name it to those who look on."""
    table = lay(me={"hand": ["psychic-bug"]}, foe={"hand": ["labwork", "troll"]}, house="logos")
    live = veiled(table)
    pick(live, "Play Psychic Bug")
    pick(live, "End the turn")
    pick(live, "Logos")
    pick(live, "Play Labwork")
    pick(live, "Archive Troll")
    assert told(live, SPECTATOR, EN)[-1] == "Bruno archives a card."
    for seat in (ME, SPECTATOR):
        assert faces(side(duel_of(live), seat, FOE)["archives"]) == [None]
    assert faces(side(duel_of(live), FOE, FOE)["archives"]) == [number("troll")]


def test_an_archived_card_is_its_owners() -> None:
    """KF-G5: and the log does not name it."""
    live = veiled(lay(me={"hand": ["labwork", "troll", "anger"]}, house="logos"))
    pick(live, "Play Labwork")
    pick(live, "Archive Troll")
    assert faces(side(duel_of(live), ME, ME)["archives"]) == [number("troll")]
    assert faces(side(duel_of(live), FOE, ME)["archives"]) == [None]
    assert told(live, FOE, EN)[-1] == "Anna archives a card."


def test_who_knew_a_hand_cannot_tell_which_card_of_it_was_archived() -> None:
    """KF-G5: one of several cards left that hand face down."""
    table = lay(me={"hand": ["labwork", "anger"], "inPlay": ["troll"]}, foe={"hand": ["fear"]}, house="logos")
    troll = table.id("troll")
    table.match.send([troll], 0)
    assert hand(table, FOE, ME) == [None, None, number("troll")]
    live = veiled(table)
    pick(live, "Play Labwork")
    pick(live, "Archive Anger")
    assert hand(duel_of(live), FOE, ME) == [None]
    assert faces(side(duel_of(live), FOE, ME)["archives"]) == [None]
    assert hand(duel_of(live), ME, ME) == [number("troll")]


def test_the_last_card_of_a_hand_lies_face_down_in_the_archives() -> None:
    """KF-G5: the opponent remembers which it was, but may not look at it now; it is known again when it comes back."""
    table = lay(me={"hand": ["labwork"], "inPlay": ["troll"]}, house="logos")
    table.match.send([table.id("troll")], 0)
    live = veiled(table)
    pick(live, "Play Labwork")
    pick(live, "Archive Troll")
    assert faces(side(duel_of(live), FOE, ME)["archives"]) == [None]
    assert duel_of(live).knows(FOE, table.id("troll"))


def test_a_card_revealed_and_then_archived_lies_face_down() -> None:
    """KF-G5: everyone saw which one it was, and the story tells it; the archives do not show it."""
    live = veiled(lay(me={"hand": ["zorg", "ether-spider", "anger"], "inPlay": ["incubation-chamber"]}, house="mars"))
    pick(live, "Omni")
    pick(live, "Reveal Zorg")
    for seat in (FOE, SPECTATOR):
        assert faces(side(duel_of(live), seat, ME)["archives"]) == [None]
        assert "Anna reveals Zorg." in told(live, seat, EN)
    assert faces(side(duel_of(live), ME, ME)["archives"]) == [number("zorg")]
    assert hand(duel_of(live), FOE, ME) == [None, None]


def test_a_captive_in_the_archives_is_seen_by_its_captor_alone() -> None:
    """KF-G5: its owner saw it taken, and may not look at the other player's archives."""
    table = lay(me={"inPlay": ["uxlyx-the-zookeeper"]}, foe={"inPlay": ["troll"]}, house="mars")
    table.reap("uxlyx-the-zookeeper", "troll")
    assert faces(side(table.match, ME, ME)["archives"]) == [number("troll")]
    for seat in (FOE, SPECTATOR):
        assert faces(side(table.match, seat, ME)["archives"]) == [None]


def test_a_card_beneath_another_is_its_owners_until_it_comes_out() -> None:
    """Masterplan."""
    live = veiled(lay(me={"hand": ["masterplan", "troll", "anger"], "deck": DECK}, house="shadows"))
    pick(live, "Play Masterplan")
    pick(live, "Put Troll beneath Masterplan")
    assert faces(side(duel_of(live), ME, ME)["artifacts"][0]["under"]) == [number("troll")]
    assert faces(side(duel_of(live), FOE, ME)["artifacts"][0]["under"]) == [None]
    assert told(live, FOE, EN)[-1] == "Anna hides a card beneath Masterplan."


def test_a_hand_without_such_cards_is_asked_all_the_same() -> None:
    """Being asked must not tell: with no card of Mars to reveal, there is one answer, and it is asked for."""
    for cards, count in ((["battle-fleet", "anger"], 1), (["battle-fleet", "zorg"], 2)):
        live = veiled(lay(me={"hand": cards, "deck": DECK}, house="mars"))
        pick(live, "Play Battle Fleet")
        assert live.pending is not None
        assert live.pending.prompt is TARGET
        assert len(live.pending.options[0]) == count
        pick(live, "Choose nothing")
        assert live.pending.prompt is MAIN


def test_how_many_were_revealed_does_not_tell_that_there_were_no_more() -> None:
    """Being asked must not tell: after the last card of Mars the question comes once more."""
    live = veiled(lay(me={"hand": ["battle-fleet", "zorg"], "deck": DECK}, house="mars"))
    pick(live, "Play Battle Fleet")
    pick(live, "Reveal Zorg")
    assert live.pending is not None
    assert live.pending.prompt is TARGET
    assert live.pending.options[0] == [-1]


def test_a_referee_is_not_asked_what_has_no_answer() -> None:
    table = lay(me={"hand": ["battle-fleet", "anger"], "deck": DECK}, house="mars")
    table.play("battle-fleet")
    table.expect("main")


def test_a_purged_card_is_seen_and_the_hand_it_came_from_is_not_forgotten() -> None:
    """KF-G50."""
    table = lay(me={"hand": ["imperial-traitor"]}, foe={"hand": ["bulwark", "troll"], "inPlay": []}, house="shadows")
    live = veiled(table)
    pick(live, "Play Imperial Traitor")
    pick(live, "Purge Bulwark")
    assert faces(side(duel_of(live), SPECTATOR, FOE)["purged"]) == [number("bulwark")]
    assert hand(duel_of(live), ME, FOE) == [number("troll")]


def test_a_creature_that_left_play_is_not_followed_by_what_the_turn_remembers() -> None:
    """KF-G51, KF-G33: back in play, it is another creature."""
    table = lay(me={"hand": ["fear"], "inPlay": ["shooler"]}, foe={"inPlay": ["urchin"]}, house="dis")
    table.fight("shooler", "urchin")
    assert table.match.log.attacked == [table.id("urchin")]
    table.play("fear", "urchin")
    assert table.match.log.attacked == []


PEEKERS = (
    "psychic-bug labwork mobius-scroll novu-archaeologist ganymede-archivist timetraveller"
    " imperial-traitor hidden-stash masterplan bad-penny urchin noddy-the-thief"
    " uxlyx-the-zookeeper incubation-chamber battle-fleet swap-widget john-smyth vezyma-thinkdrone"
)
"""Cards that look at hands, archive, hide and abduct."""
FACES = {sentences.a_card, sentences.with_kind}


def named_to_all(told: list[Told]) -> set[int]:
    """The faces that the table has been told of."""
    return {
        one.args[at]
        for one in told
        if one.mask == EVERYONE
        for at, kind in enumerate(one.fact.kinds)
        if at < len(one.args) and kind in FACES
    }


@pytest.mark.parametrize("seed", range(30))
def test_nobody_sees_more_than_was_shown(seed: int) -> None:
    """KF-D36: archives show a face to their player alone, and an onlooker sees of a hand what all were told of."""
    deck = ",".join(str(number(slug)) for slug in PEEKERS.split() * 2)
    duel = new(2, FastDice(seed), {"deck1": deck, "deck2": deck}, False)
    duel.chooser = RandomChooser(FastDice(seed + 1))
    duel.ears = []
    heard: list[Told] = []
    while not duel.over and duel.turn < 16:
        duel.step()
        heard, duel.ears = heard + duel.ears, []
        public = {duel.prints[face].number for face in named_to_all(heard)}
        for owner in (ME, FOE):
            for seat in (1 - owner, SPECTATOR):
                assert set(faces(side(duel, seat, owner)["archives"])) <= {None}
            assert set(hand(duel, SPECTATOR, owner)) <= {None, *public}


def test_with_everything_open_what_lies_face_down_is_seen() -> None:
    """KF-D36 is for those who play, or look on while they do: who watches again a match that is over sees archives, what lies
    beneath others, hands and decks."""
    live = veiled(
        lay(
            me={"hand": ["masterplan", "troll", "anger"], "deck": DECK, "archives": ["fear"]},
            foe={"hand": ["punch"], "archives": ["loot-the-bodies"], "deck": ["warsong", "bumpsy"]},
            house="shadows",
        )
    )
    pick(live, "Play Masterplan")
    pick(live, "Put Troll beneath Masterplan")
    opened = duel_of(live).copy()
    opened.lay_open()
    for table, fear, spoils, troll in ((duel_of(live), None, None, None), (opened, "fear", "loot-the-bodies", "troll")):
        assert faces(side(table, SPECTATOR, ME)["archives"]) == [number(fear) if fear else None]
        assert faces(side(table, SPECTATOR, FOE)["archives"]) == [number(spoils) if spoils else None]
        assert faces(side(table, SPECTATOR, ME)["artifacts"][0]["under"]) == [number(troll) if troll else None]
    assert hand(opened, SPECTATOR, ME) == [number("anger")]
    assert hand(opened, SPECTATOR, FOE) == [number("punch")]
    assert faces(side(opened, SPECTATOR, FOE)["top"]) == [number("warsong"), number("bumpsy")]
    assert faces(side(opened, SPECTATOR, ME)["top"]) == [number(slug) for slug in DECK]


def test_the_sheet_at_the_end_tells_what_lay_face_down() -> None:
    live = veiled(
        lay(me={"hand": ["masterplan", "troll"]}, foe={"hand": ["punch"], "archives": ["anger"]}, house="shadows")
    )
    pick(live, "Play Masterplan")
    pick(live, "Put Troll beneath Masterplan")
    duel = duel_of(live)
    assert [(heard_as(one.name, ME, EN), *one.faces) for one in VOICE.unveiled(duel, ME, EN)] == [
        ("Bruno’s hand", number("punch")),
        ("Bruno’s archives", number("anger")),
        ("Hidden by you beneath a card", number("troll")),
    ]
    assert heard_as(VOICE.unveiled(duel, SPECTATOR, FR)[0].name, SPECTATOR, FR) == "Caché par Anna sous une carte"


def test_the_sheet_at_the_end_calls_a_maverick_by_the_number_of_its_picture() -> None:
    """KF-G52: in another house it is still the same card of the list."""
    table = lay(me={"hand": ["troll"]})
    table.match.face[table.id("troll")] = face_of(number("troll"), HOUSE_KEYS.index("logos"))
    assert table.match.card(table.id("troll")).maverick
    assert [[*one.faces] for one in VOICE.unveiled(table.match, FOE, EN)] == [[number("troll")]]
