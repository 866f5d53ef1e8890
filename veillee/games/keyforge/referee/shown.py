"""The view of the scenario protocol: the whole table and the open decision, as a referee sees them."""

from typing import Final

from veillee.core.grammar import capital
from veillee.core.match import Card
from veillee.core.text import EN
from veillee.games.keyforge.referee.table import Json, Referee
from veillee.games.keyforge.rules.board import PHASES
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.rules.hooks import ACT, DISCARD_ACT, FIGHT, OMNI, PLAY, REAP, UNSTUN
from veillee.games.keyforge.rules.terms import (
    ARCHIVES,
    ARTIFACTS,
    BENEATH,
    DECK,
    DISCARD,
    HAND,
    KEY_NAMES,
    KEYWORD_KEYS,
    KIND_KEYS,
    LINE,
    PURGED,
    UPGRADES,
)
from veillee.games.keyforge.voice.prompts import ACT_ON, DONE, END_TURN
from veillee.games.keyforge.words.speech import COMMAND

KINDS: Final = {
    "host": "target",
    "yes": "choice",
    "number": "choice",
    "house-named": "choice",
    "way": "choice",
    "use": "choice",
}
"""The kind of decision that the protocol calls a prompt, where it is not its own key."""
ACT_KEYS: Final = {
    PLAY: "play",
    DISCARD_ACT: "discard",
    REAP: "reap",
    FIGHT: "fight",
    ACT: "action",
    OMNI: "omni",
    UNSTUN: "unstun",
}
LABELS: Final = {
    "mulligan": ["Keep Hand", "Mulligan"],
    "archives": ["No", "Yes"],
    "yes": ["No", "Yes"],
    "flank": ["Left", "Right"],
}
ZONE_NAMES: Final = {
    HAND: "hand",
    DECK: "deck",
    DISCARD: "discard",
    ARCHIVES: "archives",
    PURGED: "purged",
    LINE: "inPlay",
    ARTIFACTS: "inPlay",
    UPGRADES: "inPlay",
    BENEATH: "under",
}


def view(referee: Referee) -> Json:
    duel = referee.now
    return {
        "phase": PHASES[duel.phase],
        "active": duel.active,
        "winner": duel.winner if duel.winner >= 0 else None,
        "players": [player_view(referee, duel, seat) for seat in range(2)],
        "cards": {str(card): card_view(referee, duel, card) for card in duel.cards()},
        "decision": decision(referee),
    }


def player_view(referee: Referee, duel: Duel, seat: int) -> Json:
    side = duel.sides[seat]
    mine = seat == duel.active and duel.house >= 0
    return {
        "amber": side.aember,
        "chains": side.chains,
        "keys": [KEY_NAMES[color].en.lower() for color in range(3) if side.keys >> color & 1],
        "keyCost": duel.key_cost(seat),
        "houses": [referee.houses[house] for house in side.houses],
        "activeHouse": referee.houses[duel.house] if mine else None,
        "zones": {
            "hand": ids(side.hand),
            "deck": ids(side.deck[::-1]),
            "discard": ids(side.discard[::-1]),
            "archives": ids(side.archives),
            "purged": ids(side.purged),
            "inPlay": ids(side.line + side.artifacts),
        },
    }


def card_view(referee: Referee, duel: Duel, card: Card) -> Json:
    printed = duel.card(card)
    values = [duel.keyword(card, keyword) for keyword in range(len(KEYWORD_KEYS))]
    return {
        "id": printed.slug,
        "name": printed.name.en,
        "type": KIND_KEYS[printed.kind],
        "owner": duel.owner[card],
        "controller": duel.side[card],
        "zone": ZONE_NAMES.get(duel.zone[card], "being played"),
        "power": duel.power(card),
        "armor": duel.armor_left(card),
        "armorMax": duel.armor(card),
        "damage": duel.damage[card],
        "amber": duel.aember[card],
        "powerCounters": duel.counters[card],
        "exhausted": duel.exhausted[card],
        "stunned": duel.stunned[card],
        "houses": [referee.houses[house] for house in duel.houses_of(card)],
        "traits": printed.traits,
        "keywords": {KEYWORD_KEYS[at]: value for at, value in enumerate(values) if value},
        "upgrades": ids(duel.upgrades_of(card)),
        "attachedTo": str(duel.host[card]) if duel.zone[card] == UPGRADES else None,
        "under": ids(duel.beneath(card)),
        "neighbors": ids(duel.neighbors(card)),
        "flank": duel.on_flank(card),
        "dying": card in duel.dying,
    }


def decision(referee: Referee) -> Json | None:
    pending = referee.pending
    if pending is None:
        return None
    options = [option for option in pending.options[0] if option != DONE]
    least, most = referee.bounds()
    key = pending.prompt.key
    source = referee.asking().source
    return {
        "seq": referee.seq,
        "player": pending.seats[0],
        "kind": KINDS.get(key, key),
        "source": str(source) if source >= 0 else None,
        "min": least,
        "max": most,
        "prompt": capital(pending.prompt.ask.en),
        "options": [{"id": at, **option_shown(referee, key, option)} for at, option in enumerate(options)],
    }


def option_shown(referee: Referee, key: str, option: int) -> Json:
    if key in ("target", "host", "fight"):
        return {"card": str(option)}
    if key == "main":
        return main_option(referee, option)
    if key == "order":
        c = referee.asking().due[option].ctx
        return {"card": str(c.card), "about": str(c.about if c.about >= 0 else c.card)}
    return labelled(referee, key, option)


def main_option(referee: Referee, option: int) -> Json:
    if option == END_TURN:
        return {"act": "end"}
    act, card = ACT_ON.high(option), Card(ACT_ON.low(option))
    upgrade = act == PLAY and KIND_KEYS[referee.now.card(card).kind] == "upgrade"
    return {"act": "playUpgrade" if upgrade else ACT_KEYS[act], "card": str(card)}


def labelled(referee: Referee, key: str, option: int) -> Json:
    if key in LABELS:
        return {"label": LABELS[key][option]}
    if key in ("house", "house-named"):
        return {"label": referee.houses[option]}
    if key in ("key", "unkey"):
        return {"label": KEY_NAMES[option].en}
    if key == "use":
        return {"label": ACT_KEYS[option].capitalize(), "act": ACT_KEYS[option], "card": str(referee.asking().source)}
    if key == "way":
        about = referee.asking()
        speech = referee.now.card(about.source).speech(EN)
        return {"label": capital(about.ways[option].say(speech, COMMAND))}
    return {"label": str(option)}


def ids(cards: list[Card]) -> list[str]:
    return [str(card) for card in cards]
