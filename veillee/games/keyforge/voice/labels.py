"""Labels and targets: what each answer does, in a few words, and where on the table it lies."""

from typing import Final

from veillee.core.choosers import Pending
from veillee.core.facts import Count, Thing, Words, phrase, said, words
from veillee.core.match import Card
from veillee.core.pieces import Pieces, plain
from veillee.core.text import Text, Tongue
from veillee.games.keyforge.rules.ability import Asking, Ctx, Trigger, Word
from veillee.games.keyforge.rules.duel import BLOW, Duel
from veillee.games.keyforge.rules.forecast import Fight
from veillee.games.keyforge.rules.hooks import ACT, DISCARD_ACT, FIGHT, ON_ACTION, ON_OMNI, PLAY, REAP, UNSTUN
from veillee.games.keyforge.rules.terms import (
    ARTIFACTS,
    ASSAULT,
    DISCARD,
    HAZARDOUS,
    HOUSE_NAMES,
    KEY_NAMES,
    KEYWORD_NAMES,
    LINE,
    PLAYED,
    PURGED,
    UPGRADES,
)
from veillee.games.keyforge.view import address
from veillee.games.keyforge.voice import prompts, sentences
from veillee.games.keyforge.voice.prompts import ACT_ON, DONE, END_TURN, KEEP, LEFT, NO
from veillee.games.keyforge.words.speech import CARD_NOUN, COMMAND, DAMAGE, INFINITIVE, KIND_NOUNS, Say

CARDS: Final = frozenset([prompts.TARGET.key, prompts.HOST.key, prompts.ATTACK_WHOM.key])
"""The questions whose answers are cards."""
HOUSES: Final = frozenset([prompts.HOUSE.key, prompts.CHOOSE_A_HOUSE.key])
KEYS: Final = frozenset([prompts.KEY.key, prompts.UNKEY.key])
OPEN: Final = frozenset([LINE, ARTIFACTS, UPGRADES, DISCARD, PURGED, PLAYED])
"""The zones whose cards lie face up."""


def asking(pending: Pending) -> Asking:
    about = pending.about
    assert isinstance(about, Asking)
    return about


# Where an answer lies


def target_of(d: Duel, seat: int, pending: Pending, option: int) -> str:
    """The address of what an answer points at; "" for a button."""
    prompt = pending.prompt
    if option < 0:
        return ""
    if prompt is prompts.MAIN:
        return address(d, seat, Card(ACT_ON.low(option)))
    if prompt.key in CARDS:
        return address(d, seat, Card(option))
    if prompt.key in HOUSES:
        return f"house:{option}"
    if prompt.key in KEYS:
        return f"key{asking(pending).whose}:{option}"
    if prompt is prompts.FLANK:
        return f"flank{asking(pending).whose}:{option}"
    if prompt is prompts.ORDER:
        return open_address(d, seat, asking(pending).due[option].ctx.card)
    return ""


def open_address(d: Duel, seat: int, card: Card) -> str:
    """Where a card lies, if everyone may see it there."""
    return address(d, seat, card) if d.zone[card] in OPEN else ""


# Things that labels speak of


def named(d: Duel, card: Card) -> Thing:
    return sentences.named(d.card(card))


def effect(d: Duel, word: Word, card: Card, form: int, t: Tongue) -> Words:
    """What an ability of a card does."""
    template = word.say(Say(t, "{0}", KIND_NOUNS[d.card(card).kind]), form)
    return phrase(Text(template, template), t, [named(d, card)])


def effect_on(d: Duel, word: Word, card: Card, chosen: Card, t: Tongue) -> Pieces:
    """What it does to the card that would be chosen."""
    template = word.brief(Say(t, "{0}", KIND_NOUNS[d.card(card).kind], "{1}"), INFINITIVE)
    return said(Text(template, template), t, [named(d, card), named(d, chosen)])


# What an answer does


def label_of(d: Duel, seat: int, pending: Pending, option: int, t: Tongue) -> Pieces:
    prompt, about = pending.prompt, asking(pending)
    if prompt is prompts.MAIN:
        return main(d, option, t)
    if option == DONE:
        return done(about, t)
    if prompt is prompts.ATTACK_WHOM:
        return attack(d, about.source, Card(option), t)
    if prompt.key in CARDS:
        return chosen(d, seat, about, prompt.take, Card(option), t)
    if prompt is prompts.HOUSE:
        return house(d, option, t)
    if prompt is prompts.ORDER:
        return due(d, about.due[option], t)
    if prompt is prompts.WAY:
        return said(THAT, t, [effect(d, about.ways[option], about.source, COMMAND, t)])
    if prompt is prompts.USE_HOW:
        return used(d, option, about.source, t)
    if prompt is prompts.FLANK:
        return flank(d, about.whose, option, t)
    return plain_answer(d, seat, pending, option, t)


THAT: Final = Text("{0}", "{0}")
DISCARD_IT: Final = Text("défausser {0}", "discard {0}")
PLAY_IT: Final = Text("jouer {0}", "play {0}")
PLAY_FOR: Final = Text("jouer {0} ({1} Æ)", "play {0} ({1} Æ)")
END: Final = Text("terminer le tour", "end the turn")
END_AND_DRAW: Final = Text("terminer le tour et piocher {0}", "end the turn and draw {0}")


def main(d: Duel, option: int, t: Tongue) -> Pieces:
    """KF-28: what can be done in the main step."""
    if option == END_TURN:
        count = d.to_draw(d.active)
        return said(END_AND_DRAW, t, [Count(count, CARD_NOUN)]) if count > 0 else said(END, t, [])
    act, card = ACT_ON.high(option), Card(ACT_ON.low(option))
    if act == PLAY:
        return play(d, card, t)
    return said(DISCARD_IT, t, [named(d, card)]) if act == DISCARD_ACT else used(d, act, card, t)


def play(d: Duel, card: Card, t: Tongue) -> Pieces:
    gain = d.card(card).aember - d.card(card).price - d.toll(PLAY, d.active, card)
    if gain == 0:
        return said(PLAY_IT, t, [named(d, card)])
    return said(PLAY_FOR, t, [named(d, card), words(f"{'+' if gain > 0 else '–'}{abs(gain)}")])


REAP_WITH: Final = Text("moissonner avec {0} (+1 Æ)", "reap with {0} (+1 Æ)")
RECOVER: Final = Text("retirer le statut sonné {de 0}", "unstun {0}")
ACTION_OF: Final = Text("action {de 0} : {1}", "action of {0}: {1}")
OMNI_OF: Final = Text("omni {de 0} : {1}", "omni of {0}: {1}")


def used(d: Duel, way: int, card: Card, t: Tongue) -> Pieces:
    """KF-50: each way to use a card, with what it brings."""
    if way == REAP:
        return said(REAP_WITH, t, [named(d, card)])
    if way == FIGHT:
        return fight(d, card, t)
    if way == UNSTUN:
        return said(RECOVER, t, [named(d, card)])
    abilities = d.abilities(card, ON_ACTION if way == ACT else ON_OMNI)
    effects = [said(THAT, t, [effect(d, word, card, COMMAND, t)]) for word in abilities]
    return said(ACTION_OF if way == ACT else OMNI_OF, t, [named(d, card), in_turn(effects)])


def in_turn(effects: list[Pieces]) -> Words:
    """Sentences one after the other."""
    pieces = effects[0]
    for one in effects[1:]:
        pieces = [*pieces, *plain(". "), *one]
    return Words(pieces)


FIGHT_WITH: Final = Text("combattre avec {0}", "fight with {0}")
FIGHT_ONE: Final = Text("combattre avec {0} contre {1} : {2}", "fight with {0} against {1}: {2}")
ATTACK: Final = Text("attaquer {0} : {1}", "attack {0}: {1}")
BLOWS: Final = Text("elle subit {0}, la vôtre {1}", "it takes {0}, yours {1}")
DODGED: Final = Text("insaisissable, elle subit {0}, la vôtre {1}", "elusive, it takes {0}, yours {1}")
WOUNDS: Final = Text("{0}", "{0}")
FATAL: Final = Text("{0} et périt", "{0} and dies")


def fight(d: Duel, card: Card, t: Tongue) -> Pieces:
    """KF-56: where there is one enemy alone to attack, nobody asks whom: what would come of it is said at once."""
    foes = d.attackable(card)
    if len(foes) != 1:
        return said(FIGHT_WITH, t, [named(d, card)])
    return said(FIGHT_ONE, t, [named(d, card), named(d, foes[0]), outcome(Fight(d, card, foes[0]), t)])


def attack(d: Duel, card: Card, foe: Card, t: Tongue) -> Pieces:
    """KF-56: whom to attack, and what would come of it, abilities aside."""
    return said(ATTACK, t, [named(d, foe), outcome(Fight(d, card, foe), t)])


def outcome(fight: Fight, t: Tongue) -> Words:
    dodged = fight.dodged and not fight.defender.fallen
    dealt = wounds(fight.defender.taken, fight.defender.fallen, t)
    taken = wounds(fight.attacker.taken, fight.attacker.fallen, t)
    return phrase(DODGED if dodged else BLOWS, t, [dealt, taken])


def wounds(damage: int, fallen: bool, t: Tongue) -> Words:
    return phrase(FATAL if fallen else WOUNDS, t, [Count(damage, DAMAGE)])


MANY: Final = 100
"""More than anybody counts: “any number of”."""
HIDDEN: Final = Text("une carte cachée", "a hidden card")
ENOUGH: Final = Text("s'en tenir là", "that is all")


def chosen(d: Duel, seat: int, about: Asking, take: Text | None, card: Card, t: Tongue) -> Pieces:
    """A card to choose, with what would be done to it: by the effect that asks, or as the question itself says."""
    if not d.knows(seat, card):
        return said(HIDDEN, t, [])
    if about.doing is None or about.source < 0:
        return said(take or THAT, t, [named(d, card)])
    return [*effect_on(d, about.doing, about.source, card, t), *plain(which(about, t))]


def which(about: Asking, t: Tongue) -> str:
    """« (1 sur 2) » beside each of several to be chosen."""
    nth, number = counted(about)
    return t(f" ({nth} sur {number})", f" ({nth} of {number})") if number else ""


def counted(about: Asking) -> tuple[int, int]:
    """Which of how many is being chosen; nothing of nothing where it is one alone, or nobody says how many."""
    if about.rounds > 1:
        return about.nth, about.rounds
    return (len(about.picked) + 1, about.most) if 1 < about.most < MANY else (0, 0)


def done(about: Asking, t: Tongue) -> Pieces:
    leave = prompts.TARGET.leave
    assert leave is not None
    return said(ENOUGH if about.picked else leave, t, [])


HOUSE_WITH: Final = Text("{0} : {1} en main, {2} en jeu", "{0}: {1} in hand, {2} in play")


def house(d: Duel, house: int, t: Tongue) -> Pieces:
    """A house, with how many cards it would let its player play and use."""
    side = d.sides[d.active]
    held = len([card for card in side.hand if d.belongs(card, house)])
    lying = len([card for card in side.line + side.artifacts if d.belongs(card, house)])
    return said(HOUSE_WITH, t, [words(HOUSE_NAMES[house].said(t)), Count(held), Count(lying)])


DUE: Final = Text("{0} : {1}", "{0}: {1}")
DUE_ABOUT: Final = Text("{0} ({2}) : {1}", "{0} ({2}): {1}")
KEYWORD_BLOW: Final = Text("infligez {0} ({1})", "deal {0} ({1})")


def due(d: Duel, trigger: Trigger, t: Tongue) -> Pieces:
    """An ability that waits, and the card it is about if that is another."""
    c = trigger.ctx
    does = keyword_blow(d, c, t) if trigger.word is BLOW else effect(d, trigger.word, c.card, COMMAND, t)
    things = [named(d, c.card), Words(said(THAT, t, [does]))]
    if c.about < 0 or c.about == c.card:
        return said(DUE, t, things)
    return said(DUE_ABOUT, t, [*things, named(d, c.about)])


def keyword_blow(d: Duel, c: Ctx, t: Tongue) -> Words:
    """KF-G7, KF-G32: what assault or hazardous would deal."""
    keyword = KEYWORD_NAMES[ASSAULT if c.card == d.attacker else HAZARDOUS].said(t)
    return phrase(KEYWORD_BLOW, t, [Count(c.number, DAMAGE), words(keyword)])


ON_THE_LEFT: Final = Text("sur le flanc gauche, à côté {de 0}", "on the left flank, next to {0}")
ON_THE_RIGHT: Final = Text("sur le flanc droit, à côté {de 0}", "on the right flank, next to {0}")


def flank(d: Duel, seat: int, option: int, t: Tongue) -> Pieces:
    line = d.sides[seat].line
    if option == LEFT:
        return said(ON_THE_LEFT, t, [named(d, line[0])])
    return said(ON_THE_RIGHT, t, [named(d, line[-1])])


KEEP_HAND: Final = Text("garder ces {0}", "keep these {0}")
NEW_HAND: Final = Text("mélanger et repiocher {0}", "shuffle and draw {0} anew")
TAKE_ALL: Final = Text(
    "prendre [la carte archivée|les {0} cartes archivées]", "take the [archived card|{0} archived cards]"
)
LEAVE_ALL: Final = Text("laisser les archives où elles sont", "leave the archives where they are")


def plain_answer(d: Duel, seat: int, pending: Pending, option: int, t: Tongue) -> Pieces:
    """The answers that point at no card."""
    prompt, side = pending.prompt, d.sides[seat]
    if prompt is prompts.CHOOSE_A_HOUSE:
        return plain(HOUSE_NAMES[option].said(t))
    if prompt is prompts.MULLIGAN:
        count = len(side.hand) if option == KEEP else len(side.hand) - 1
        return said(KEEP_HAND if option == KEEP else NEW_HAND, t, [Count(count, CARD_NOUN)])
    if prompt is prompts.TAKE_ARCHIVES:
        return said(LEAVE_ALL if option == NO else TAKE_ALL, t, [Count(len(side.archives))])
    if prompt is prompts.YES_NO:
        return wish(d, asking(pending), option, t)
    take = prompt.take
    assert take is not None
    if prompt.key in KEYS:
        return said(take, t, [words(KEY_NAMES[option].said(t).lower())])
    return said(take, t, [Count(option)])


def wish(d: Duel, about: Asking, option: int, t: Tongue) -> Pieces:
    take, leave = prompts.YES_NO.take, prompts.YES_NO.leave
    assert take is not None
    assert leave is not None
    if option == NO:
        return said(leave, t, [])
    if about.doing is None or about.source < 0:
        return said(take, t, [])
    return said(THAT, t, [effect(d, about.doing, about.source, INFINITIVE, t)])
