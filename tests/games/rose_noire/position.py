"""Positions of La Rose Noire written as they lie on the table, and questions answered in the game's own words.

A card is its key, a proof the key of the suspect it clears: "judas anselme trapdoor". Piles are written from the first card on.
The Rector sits at seat 0, the Investigators clockwise from seat 1; the last of them is possessed unless it is said otherwise.
Clues not mentioned are in the box, the Rector's other cards at the bottom of his pile.

An answer is a word and what it falls on: "visit odile", "play judas", "sign odile lubin", "innocent odile"; a seat before it
("2: ready") where it is not the seat that is due.
"""

from collections.abc import Mapping

import pytest

from veillee.core.choosers import Pending, RandomChooser
from veillee.core.dice import FastDice
from veillee.core.facts import About, Prompt, Told
from veillee.core.game import Options
from veillee.core.match import NOBODY, SPECTATOR, Card, Chooser, Match
from veillee.games.rose_noire.cards.clues import FIRST_ORDER, PRINTED
from veillee.games.rose_noire.cards.kinds import FIRST_CLUE, FIRST_PROOF, INVESTIGATOR, POSSESSED
from veillee.games.rose_noire.cards.orders import LAST_ORDER, ORDERS
from veillee.games.rose_noire.cards.suspects import PAIRS, SUSPECTS
from veillee.games.rose_noire.rules import options
from veillee.games.rose_noire.rules.inquiry import (
    AT_NIGHT,
    DAY,
    DIED,
    DUSK,
    IN_THE_OPEN,
    LATE,
    NIGHT,
    SUNSET,
    Entry,
)
from veillee.games.rose_noire.rules.match import RoseNoire, new
from veillee.games.rose_noire.view import RoseView, seen

RECTOR = 0
KEYS = [one.key for one in SUSPECTS]
TWO = "odile lubin"
"""The accomplices, unless it is said otherwise."""
PHASES = {"day": DAY, "sunset": SUNSET, "dusk": DUSK, "night": NIGHT, "late": LATE}
PLAIN = {
    "end": options.END,
    "done": options.DONE,
    "withdraw": options.WITHDRAW,
    "ready": options.READY,
    "reveal": options.REVEAL,
    "sleep": options.SLEEP,
    "eyes": options.OPEN_EYES,
    "not-possessed": options.ACT.pack(options.ROLE, options.NOT_POSSESSED),
    "possessed": options.ACT.pack(options.ROLE, options.POSSESSED),
}
ON_SUSPECT = {
    "visit": options.INVESTIGATE,
    "at": options.AT,
    "hand": options.HAND,
    "innocent": options.INNOCENT,
    "suspect": options.SUSPECT_ONE,
    "trap": options.TRAP_AT,
    "proof": options.PROOF_AT,
    "useful": options.USEFUL_AT,
    "rectors": options.RECTORS_AT,
    "go": options.GO,
    "keep-away": options.KEEP_AWAY,
}
ON_CARD = {"play": options.PLAY, "discard": options.DISCARD, "card": options.CARD}
ON_SEAT = {"to": options.TO, "trust": options.TRUST, "distrust": options.DISTRUST}
ON_PAIR = {"sign": options.SIGN, "suspects": options.SUSPECT_TWO}
WORDS = {**ON_SUSPECT, **ON_CARD, **ON_SEAT, **ON_PAIR}


def suspect(key: str) -> int:
    return options.CEMETERY if key == "cemetery" else KEYS.index(key)


def mask(keys: str) -> int:
    return sum(1 << suspect(key) for key in keys.split())


def pair(keys: str) -> int:
    first, second = sorted(suspect(key) for key in keys.split())
    return PAIRS.index((first, second))


def called(face: int) -> str:
    """The key of a clue or of a card of the Rector."""
    if face >= FIRST_ORDER:
        return ORDERS[face - FIRST_ORDER].key if face < LAST_ORDER else "?"
    return PRINTED[face - FIRST_CLUE][0].key if face >= FIRST_CLUE else KEYS[face - FIRST_PROOF]


class Layout:
    """Takes cards by their keys; of two copies, the next one."""

    def __init__(self, m: RoseNoire) -> None:
        self.m = m
        self.left = m.cards()[m.clues :]

    def take(self, keys: str) -> list[Card]:
        found = []
        for key in keys.split():
            card = next(card for card in self.left if called(self.m.face[card]) == key)
            self.left.remove(card)
            found.append(card)
        return found

    def pile(self, keys: str) -> list[Card]:
        """The first card is the last of the list."""
        return self.take(keys)[::-1]


def table(seats: int = 5, seed: int = 7, chosen: Options | None = None) -> RoseNoire:
    """A match before its set-up, the Rector at seat 0."""
    return new(seats, FastDice(seed), {"rector": "first", **(chosen or {})}, ask_all=True)


def fresh(seats: int = 5, seed: int = 7, **chosen: str) -> RoseNoire:
    """A match whose set-up is done."""
    m = table(seats, seed, chosen)
    m.chooser = RandomChooser(FastDice(seed + 1))
    m.step()
    return m


def position(
    seats: int = 5,
    possessed: int = NOBODY,
    accomplices: str = TWO,
    piles: Mapping[str, str] | None = None,
    hands: Mapping[int, str] | None = None,
    cemetery: str = "",
    discard: str = "",
    orders: str = "",
    order_discard: str = "",
    dead: str = "",
    phase: str = "day",
    acting: int = 1,
    first: int = 0,
    turn: int = 2,
    chosen: Options | None = None,
) -> RoseNoire:
    """A match in that position. With three players and possessed=0 nobody is possessed."""
    m = table(seats, chosen=chosen)
    deal_roles(m, seats - 1 if possessed == NOBODY else possessed)
    layout = Layout(m)
    m.accomplices = layout.take(accomplices)
    for key, cards in (piles or {}).items():
        m.piles[suspect(key)] = layout.pile(cards)
    m.cemetery = layout.pile(cemetery)
    m.discard = layout.take(discard)
    m.hands = [layout.take((hands or {}).get(seat, "")) for seat in range(seats)]
    m.order_discard = layout.take(order_discard)
    first_orders = layout.pile(orders)
    m.order_pile = [card for card in layout.left if card >= m.orders] + first_orders
    m.box = [card for card in layout.left if card < m.orders]
    begin(m, PHASES[phase], turn, first or acting, acting, dead)
    know(m)
    return m


def deal_roles(m: RoseNoire, possessed: int) -> None:
    for card in range(m.clues):
        m.face[card] = INVESTIGATOR
    m.face[m.role_card(possessed) if possessed else m.clues - 1] = POSSESSED


def begin(m: RoseNoire, phase: int, turn: int, first: int, acting: int, dead: str) -> None:
    m.turn = turn - 1
    m.first = first
    m.dead = mask(dead)
    for key in dead.split():
        m.record.append(Entry(DIED, turn - 1, NOBODY, suspect(key), AT_NIGHT))
        m.slayers[suspect(key)] = m.rector
    m.begin_day()
    m.acting = acting
    if phase != DAY:
        m.acting = NOBODY
        if phase == SUNSET:
            m.begin_sunset()
        m.phase = phase


def know(m: RoseNoire) -> None:
    """A hand and a role are their owner's, the accomplices the Rector's, and everyone reads what was discarded face up."""
    for seat in m.investigators:
        m.show(m.role_card(seat), seat)
    for seat, hand in enumerate(m.hands):
        for card in hand:
            m.show(card, seat)
    for card in (*m.accomplices, *m.order_discard):
        m.show(card, m.rector)
    for card in m.discard:
        m.reveal(card)


# Answers


def meant(m: RoseNoire, answer: str, offered: list[int]) -> int:
    """The option that a word of the game stands for; of two copies of a card the one on offer."""
    if answer in PLAIN:
        return PLAIN[answer]
    word, _, rest = answer.partition(" ")
    kind = WORDS[word]
    if word in ON_CARD:
        cards = [options.ACT.pack(kind, card) for card in range(m.clues, len(m.face)) if called(m.face[card]) == rest]
        return next((option for option in cards if option in offered), cards[0])
    if word in ON_PAIR:
        return options.ACT.pack(kind, pair(rest))
    return options.ACT.pack(kind, int(rest) if word in ON_SEAT else suspect(rest))


def said(m: RoseNoire, offered: list[int]) -> list[str]:
    """Options in the words of the game."""
    return [word_for(m, option) for option in offered]


def word_for(m: RoseNoire, option: int) -> str:
    for word, plain in PLAIN.items():
        if option == plain:
            return word
    kind, low = options.ACT.high(option), options.ACT.low(option)
    word = next(word for word, number in WORDS.items() if number == kind)
    if word in ON_CARD:
        return f"{word} {called(m.face[low])}"
    if word in ON_PAIR:
        return f"{word} {KEYS[PAIRS[low][0]]} {KEYS[PAIRS[low][1]]}"
    return f"{word} {low if word in ON_SEAT else [*KEYS, 'cemetery'][low]}"


class Player(Chooser):
    """Answers for all seats from a list, in the words of the game; without answers left, the question is open."""

    def __init__(self, answers: tuple[str, ...]) -> None:
        self.answers = list(answers)

    def next_answer(self, m: Match, seat: int, offered: list[int]) -> int:
        assert isinstance(m, RoseNoire)
        _, answer = seat_and_word(self.answers.pop(0), seat)
        option = meant(m, answer, offered)
        assert option in offered, f"{answer} is not among {said(m, offered)}"
        return option

    def pick(self, match: Match, seat: int, prompt: Prompt, offered: list[int], about: About) -> int:
        if not self.answers:
            raise Pending(prompt, [seat], [offered], 0, about)
        return self.next_answer(match, seat, offered)

    def pick_together(
        self, match: Match, prompt: Prompt, seats: list[int], offered: list[list[int]], about: About
    ) -> list[int]:
        """One answer for each seat, in their order."""
        if not self.answers:
            raise Pending(prompt, seats, offered, 0, about)
        return [self.next_answer(match, seat, offered[at]) for at, seat in enumerate(seats)]

    def pick_first(
        self,
        match: Match,
        prompt: Prompt,
        seats: list[int],
        offered: list[list[int]],
        due: int,
        window: int,
        about: About,
    ) -> tuple[int, int]:
        if not self.answers:
            raise Pending(prompt, seats, offered, 0, about, True, due, window)
        seat, _ = seat_and_word(self.answers[0], due)
        return seat, self.next_answer(match, seat, offered[seats.index(seat)])


def seat_and_word(answer: str, due: int) -> tuple[int, str]:
    seat, colon, word = answer.partition(": ")
    return (int(seat), word) if colon else (due, answer)


def play(m: RoseNoire, *answers: str) -> None:
    """Runs as many steps as there are answers for, all of which must be asked for."""
    player = Player(answers)
    m.chooser = player
    while player.answers:
        assert not m.over, f"never asked for: {player.answers}"
        m.step()


def opened(m: RoseNoire, *answers: str) -> Pending:
    """The question that follows these answers; the match itself does not move."""
    twin = m.copy()
    twin.chooser = Player(answers)
    with pytest.raises(Pending) as stopped:
        run_on(twin)
    return stopped.value


def run_on(m: RoseNoire) -> None:
    """Goes on until a question has no answer."""
    while True:
        assert not m.over, "the match is over"
        m.step()


def asked(m: RoseNoire, *answers: str) -> str:
    """The key of that question."""
    return opened(m, *answers).prompt.key


def offers(m: RoseNoire, seat: int, *answers: str, claims: bool = False) -> list[str]:
    """What a seat may answer to that question; claims only if they are asked for."""
    found = opened(m, *answers).options_of(seat)
    return said(m, [option for option in found if (option >= options.CLAIMS_FROM) == claims])


def telling(m: RoseNoire, *answers: str) -> list[Told]:
    """Plays, and gives what was told."""
    m.ears = []
    play(m, *answers)
    told = m.ears
    m.ears = None
    return told


def night(m: RoseNoire, hands: Mapping[int, str] | None = None, rector: str = "sleep") -> list[Told]:
    """A whole night: the hands of the Investigators, who sleep if nothing is said, then the Rector's choice."""
    return telling(m, *[(hands or {}).get(seat, "sleep") for seat in m.investigators], rector)


# Reading the table


def keys(m: RoseNoire, cards: list[Card]) -> list[str]:
    """Cards by their keys, in the order of the zone."""
    return [called(m.face[card]) for card in cards]


def view(m: RoseNoire, seat: int = SPECTATOR) -> RoseView:
    return seen(m, seat)


def sees_hand(m: RoseNoire, seat: int, owner: int) -> list[str]:
    """The hand of a player as a seat sees it; "?" for what it does not know."""
    return ["?" if "face" not in card else called(card["face"]) for card in view(m, seat)["seats"][owner]["hand"]]


def sees_pile(m: RoseNoire, seat: int, key: str) -> list[str]:
    cards = view(m, seat)["cemetery"] if key == "cemetery" else view(m, seat)["suspects"][suspect(key)]["pile"]
    return ["?" if "face" not in card else called(card["face"]) for card in cards]


def sees_cleared(m: RoseNoire, seat: int) -> list[str]:
    return [one["key"] for one in view(m, seat)["suspects"] if one["cleared"]]


def dead(m: RoseNoire) -> list[str]:
    return [key for at, key in enumerate(KEYS) if m.dead >> at & 1]


def told_to(told: list[Told], seat: int) -> list[str]:
    return [one.fact.key for one in told if one.reaches(seat)]


def kill_openly(m: RoseNoire, key: str) -> None:
    m.kill([suspect(key)], [m.rector], IN_THE_OPEN)
