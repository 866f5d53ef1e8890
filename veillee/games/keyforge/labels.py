"""What each answer does, in a few words, and where on the table it lies."""

from typing import Final

from veillee.core.match import Prompt
from veillee.core.text import Tongue
from veillee.games.keyforge import prompts
from veillee.games.keyforge.acts import BLOW
from veillee.games.keyforge.foresight import Fight
from veillee.games.keyforge.hooks import ACT, DISCARD_ACT, FIGHT, ON_ACTION, ON_OMNI, PLAY, REAP, UNSTUN
from veillee.games.keyforge.names import (
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
from veillee.games.keyforge.prompts import ACT_STEP, DONE, END_TURN, KEEP, LEFT, NO
from veillee.games.keyforge.rules import Duel
from veillee.games.keyforge.speech import COMMAND, INFINITIVE, KIND_NOUNS, Say, capital, of
from veillee.games.keyforge.view import address
from veillee.games.keyforge.word import Ctx, Trigger, Word
from veillee.games.keyforge.words.flow import Choose

CARDS: Final = frozenset([prompts.TARGET.key, prompts.HOST.key, prompts.ATTACK_WHOM.key])
"""The questions whose answers are cards."""
HOUSES: Final = frozenset([prompts.HOUSE.key, prompts.CHOOSE_A_HOUSE.key])
KEYS: Final = frozenset([prompts.KEY.key, prompts.UNKEY.key])
OPEN: Final = frozenset([LINE, ARTIFACTS, UPGRADES, DISCARD, PURGED, PLAYED])
"""The zones whose cards lie face up."""


def target_of(d: Duel, prompt: Prompt, option: int) -> str:
    """The address of what an answer points at; "" for a button."""
    if option < 0:
        return ""
    if prompt is prompts.MAIN:
        return address(d, option % ACT_STEP)
    if prompt.key in CARDS:
        return address(d, option)
    if prompt.key in HOUSES:
        return f"house:{option}"
    if prompt.key in KEYS:
        return f"key{d.whose}:{option}"
    if prompt is prompts.FLANK:
        return f"flank{d.whose}:{option}"
    if prompt is prompts.ORDER:
        return open_address(d, d.waiting[option].ctx.card)
    return ""


def open_address(d: Duel, card: int) -> str:
    """Where a card lies, if everyone may see it there."""
    return address(d, card) if d.zone[card] in OPEN else ""


def name(d: Duel, card: int, t: Tongue) -> str:
    printed = d.card(card)
    return t(printed.fr, printed.en)


def speaker(d: Duel, card: int, t: Tongue, chosen: str = "") -> Say:
    """The card as it speaks of itself."""
    return Say(t, name(d, card, t), KIND_NOUNS[d.card(card).kind], chosen)


def label_of(d: Duel, seat: int, prompt: Prompt, option: int, t: Tongue) -> str:
    if prompt is prompts.MAIN:
        return main(d, option, t)
    if option == DONE:
        return done(d, t)
    if prompt is prompts.ATTACK_WHOM:
        return attack(d, option, t)
    if prompt.key in CARDS:
        return chosen(d, seat, option, t)
    if prompt.key in HOUSES:
        return house(d, prompt, option, t)
    if prompt is prompts.ORDER:
        return due(d, d.waiting[option], t)
    if prompt is prompts.WAY:
        return capital(d.ways[option].say(speaker(d, d.source, t), COMMAND))
    if prompt is prompts.USE_HOW:
        return used(d, option, d.source, t)
    return plain(d, seat, prompt, option, t)


def main(d: Duel, option: int, t: Tongue) -> str:
    """KF-28: what can be done in the main step."""
    if option == END_TURN:
        return end_turn(d, t)
    act, card = option // ACT_STEP, option % ACT_STEP
    if act == PLAY:
        return play(d, card, t)
    if act == DISCARD_ACT:
        return t(f"Défausser {name(d, card, t)}", f"Discard {name(d, card, t)}")
    return used(d, act, card, t)


def end_turn(d: Duel, t: Tongue) -> str:
    count = d.to_draw(d.active)
    if count <= 0:
        return t("Terminer le tour", "End the turn")
    plural = "s" if count > 1 else ""
    return t(f"Terminer le tour et piocher {count} carte{plural}", f"End the turn and draw {count} card{plural}")


def play(d: Duel, card: int, t: Tongue) -> str:
    gain = d.card(card).aember - d.card(card).price - d.toll(PLAY, d.active, card)
    aember = "" if gain == 0 else f" ({'+' if gain > 0 else '–'}{abs(gain)} Æ)"
    return t(f"Jouer {name(d, card, t)}", f"Play {name(d, card, t)}") + aember


def used(d: Duel, way: int, card: int, t: Tongue) -> str:
    """KF-50: each way to use a card, with what it brings."""
    it = name(d, card, t)
    if way == REAP:
        return t(f"Moissonner avec {it} (+1 Æ)", f"Reap with {it} (+1 Æ)")
    if way == FIGHT:
        return fight(d, card, t)
    if way == UNSTUN:
        return t(f"Retirer le statut sonné {of(it)}", f"Unstun {it}")
    ability = ON_ACTION if way == ACT else ON_OMNI
    effects = [capital(word.say(speaker(d, card, t), COMMAND)) for word in d.abilities(card, ability)]
    kind = t("Action", "Action") if way == ACT else t("Omni", "Omni")
    return t(f"{kind} {of(it)} : ", f"{kind} of {it}: ") + ". ".join(effects)


def fight(d: Duel, card: int, t: Tongue) -> str:
    """KF-56: where there is one enemy alone to attack, nobody asks whom: what would come of it is said at once."""
    said = t(f"Combattre avec {name(d, card, t)}", f"Fight with {name(d, card, t)}")
    foes = d.attackable(card)
    if len(foes) != 1:
        return said
    it = name(d, foes[0], t)
    return said + t(f" contre {it} : ", f" against {it}: ") + outcome(Fight(d, card, foes[0]), t)


def attack(d: Duel, foe: int, t: Tongue) -> str:
    """KF-56: whom to attack, and what would come of it, abilities aside."""
    it = name(d, foe, t)
    return t(f"Attaquer {it} : ", f"Attack {it}: ") + outcome(Fight(d, d.source, foe), t)


def outcome(fight: Fight, t: Tongue) -> str:
    head = t("insaisissable, ", "elusive, ") if fight.dodged and not fight.defender.fallen else ""
    dealt = wounds(fight.defender.taken, fight.defender.fallen, t)
    taken = wounds(fight.attacker.taken, fight.attacker.fallen, t)
    return head + t(f"elle subit {dealt}, la vôtre {taken}", f"it takes {dealt}, yours {taken}")


def wounds(damage: int, fallen: bool, t: Tongue) -> str:
    plural = "s" if damage > 1 else ""
    said = t(f"{damage} dégât{plural}", f"{damage} damage")
    return said + t(" et périt", " and dies") if fallen else said


def chosen(d: Duel, seat: int, card: int, t: Tongue) -> str:
    """A card to choose, with what would be done to it."""
    if not d.knows(seat, card):
        return t("Une carte cachée", "A hidden card")
    it = name(d, card, t)
    doing = d.doing
    if doing is None or d.source < 0 or isinstance(doing, Choose):
        return it
    first, _, _ = doing.say(speaker(d, d.source, t, it), INFINITIVE).partition(". ")
    return capital(first)


def done(d: Duel, t: Tongue) -> str:
    if d.picked:
        return t("S'en tenir là", "That is all")
    return t("Ne rien choisir", "Choose nothing")


def house(d: Duel, prompt: Prompt, option: int, t: Tongue) -> str:
    """A house, with how many cards it would let its player play and use."""
    said = HOUSE_NAMES[option].said(t)
    if prompt is not prompts.HOUSE:
        return said
    side = d.sides[d.active]
    held = len([card for card in side.hand if d.belongs(card, option)])
    lying = len([card for card in side.line + side.artifacts if d.belongs(card, option)])
    return t(f"{said} : {held} en main, {lying} en jeu", f"{said}: {held} in hand, {lying} in play")


def due(d: Duel, trigger: Trigger, t: Tongue) -> str:
    """An ability that waits, and the card it is about if that is another."""
    c = trigger.ctx
    it = name(d, c.card, t)
    about = f" ({name(d, c.about, t)})" if c.about >= 0 and c.about != c.card else ""
    effect = keyword_blow(d, c, t) if trigger.word is BLOW else effect_of(d, trigger.word, c.card, t)
    return t(f"{it}{about} : {effect}", f"{it}{about}: {effect}")


def keyword_blow(d: Duel, c: Ctx, t: Tongue) -> str:
    """KF-G7, KF-G32: what assault or hazardous would deal."""
    keyword = KEYWORD_NAMES[ASSAULT if c.card == d.attacker else HAZARDOUS].said(t)
    plural = "s" if c.number > 1 else ""
    return t(f"Infligez {c.number} dégât{plural} ({keyword})", f"Deal {c.number} damage ({keyword})")


def effect_of(d: Duel, word: Word, card: int, t: Tongue) -> str:
    return capital(word.say(speaker(d, card, t), COMMAND))


def plain(d: Duel, seat: int, prompt: Prompt, option: int, t: Tongue) -> str:
    """The answers that point at no card."""
    if prompt.key in KEYS:
        key = KEY_NAMES[option].said(t).lower()
        if prompt is prompts.KEY:
            return t(f"Forger la clé {key}", f"Forge the {key} key")
        return t(f"Défaire la clé {key}", f"Unforge the {key} key")
    if prompt is prompts.FLANK:
        return flank(d, option, t)
    if prompt is prompts.MULLIGAN:
        count = len(d.sides[seat].hand)
        if option == KEEP:
            return t(f"Garder ces {count} cartes", f"Keep these {count} cards")
        return t(f"Mélanger et repiocher {count - 1} cartes", f"Shuffle and draw {count - 1} cards anew")
    if prompt is prompts.TAKE_ARCHIVES:
        return archives(len(d.sides[seat].archives), option, t)
    if prompt is prompts.YES_NO:
        return wish(d, option, t)
    return str(option)


def flank(d: Duel, option: int, t: Tongue) -> str:
    line = d.sides[d.whose].line
    if option == LEFT:
        beside = name(d, line[0], t)
        return t(f"Sur le flanc gauche, à côté {of(beside)}", f"On the left flank, next to {beside}")
    beside = name(d, line[-1], t)
    return t(f"Sur le flanc droit, à côté {of(beside)}", f"On the right flank, next to {beside}")


def archives(count: int, option: int, t: Tongue) -> str:
    if option == NO:
        return t("Laisser les archives où elles sont", "Leave the archives where they are")
    if count == 1:
        return t("Prendre la carte archivée", "Take the archived card")
    return t(f"Prendre les {count} cartes archivées", f"Take the {count} archived cards")


def wish(d: Duel, option: int, t: Tongue) -> str:
    if option == NO:
        return t("Ne pas le faire", "Do not")
    if d.doing is None or d.source < 0:
        return t("Le faire", "Do it")
    return capital(d.doing.say(speaker(d, d.source, t), INFINITIVE))
