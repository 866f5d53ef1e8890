"""The voice of KeyForge: its questions, what each answer does, its cards and its endings."""

from typing import Final

from veillee.core.choosers import Pending
from veillee.core.count import Tally, Unveiled
from veillee.core.facts import Count, Someone, Thing, Words, phrase, said
from veillee.core.game import Voice
from veillee.core.match import Match
from veillee.core.pieces import Pieces
from veillee.core.text import Text, Tongue
from veillee.games.keyforge.rules.ability import Asking
from veillee.games.keyforge.rules.duel import Duel
from veillee.games.keyforge.voice import prompts
from veillee.games.keyforge.voice.cards import gallery
from veillee.games.keyforge.voice.count import count, unveiled
from veillee.games.keyforge.voice.labels import asking, counted, effect, label_of, named, target_of
from veillee.games.keyforge.voice.why import reason
from veillee.games.keyforge.words.speech import COMMAND, INFINITIVE, KIND_NOUNS, Say

CARD_ASKS: Final = Text("{0} : {1}", "{0}: {1}")
CHOOSE: Final = Text("choisissez {0}", "choose {0}")
ONE: Final = Text("{0}.", "{0}.")
NTH: Final = Text("{0} ({1} sur {2}).", "{0} ({1} of {2}).")
MORE: Final = Text("{0} ({1} déjà [1:choisie|choisies]).", "{0} ({1} chosen already).")
A_CARD: Final = Text("une carte", "a card")
FROM_PURSE: Final = Text("combien de ses Æ dépensez-vous pour la clé ?", "how many of its Æ do you spend on the key?")
WISH: Final = Text("voulez-vous {0} ?", "do you want to {0}?")
KEYS_LEFT: Final = Text(
    "{0} [a forgé ses|avez forgé vos] trois clés et l'[emporte|emportez], contre [1:aucune|une|deux] pour {2}.",
    "{0} [has forged three keys and wins|have forged your three keys and win], against [1:none|one|two] for {2}.",
)


class KeyforgeVoice(Voice):
    """Speaks of a duel to the two who play it and to those who watch."""

    def seat_name(self, match: Match, seat: int, tongue: Tongue) -> str:
        assert isinstance(match, Duel)
        return match.archons[seat].said(tongue)

    def ask(self, match: Match, seat: int, pending: Pending, tongue: Tongue) -> Pieces:
        assert isinstance(match, Duel)
        about = asking(pending)
        if about.source < 0:
            return said(pending.prompt.ask, tongue, [])
        return said(CARD_ASKS, tongue, [named(match, about.source), asked(match, pending, about, tongue)])

    def label(self, match: Match, seat: int, pending: Pending, option: int, tongue: Tongue) -> Pieces:
        assert isinstance(match, Duel)
        return label_of(match, seat, pending, option, tongue)

    def target(self, match: Match, seat: int, pending: Pending, option: int) -> str:
        assert isinstance(match, Duel)
        return target_of(match, seat, pending, option)

    def why(self, match: Match, seat: int, pending: Pending | None, at: str, tongue: Tongue) -> Pieces:
        assert isinstance(match, Duel)
        return reason(match, seat, pending, at, tongue)

    def cards(self, tongue: Tongue) -> list[dict[str, object]]:
        return gallery(tongue)

    def ending(self, match: Match, reader: int, tongue: Tongue) -> Pieces:
        assert isinstance(match, Duel)
        loser = 1 - match.winner
        keys = Count(match.sides[loser].forged())
        return said(KEYS_LEFT, tongue, [Someone(match.winner, reader), keys, Someone(loser, reader)])

    def count(self, match: Match, reader: int, tongue: Tongue) -> list[Tally]:
        assert isinstance(match, Duel)
        return count(match, tongue)

    def unveiled(self, match: Match, reader: int, tongue: Tongue) -> list[Unveiled]:
        assert isinstance(match, Duel)
        return unveiled(match, reader, tongue)


def asked(d: Duel, pending: Pending, about: Asking, t: Tongue) -> Words:
    """What a card asks, in words that follow its name."""
    if pending.prompt is prompts.TARGET:
        return what_to_choose(d, about, t)
    if pending.prompt is prompts.YES_NO and about.doing is not None:
        return phrase(WISH, t, [effect(d, about.doing, about.source, INFINITIVE, t)])
    if pending.prompt is prompts.NUMBER and about.source in d.purses(d.active):
        return phrase(FROM_PURSE, t, [])
    return phrase(pending.prompt.ask, t, [])


def what_to_choose(d: Duel, about: Asking, t: Tongue) -> Words:
    """« infligez 2 dégâts à une créature », which this is of how many, or how many have been chosen already."""
    things: list[Thing] = [to_do(d, about, t)]
    nth, number = counted(about)
    if number:
        return phrase(NTH, t, [*things, Count(nth), Count(number)])
    return phrase(MORE, t, [*things, Count(len(about.picked))]) if about.picked else phrase(ONE, t, things)


def to_do(d: Duel, about: Asking, t: Tongue) -> Words:
    """What will be done to what is chosen, or what is to be chosen where nobody can say."""
    name, noun = named(d, about.source), KIND_NOUNS[d.card(about.source).kind]
    one = A_CARD.said(t) if about.wanted is None else about.wanted.say(Say(t, "{0}", noun))
    if about.doing is None:
        return phrase(CHOOSE, t, [phrase(Text(one, one), t, [name])])
    several = about.wanted is not None and about.wanted.several()
    does = about.doing.brief(Say(t, "{0}", noun, "" if several else one), COMMAND)
    return phrase(Text(does, does), t, [name])


VOICE: Final = KeyforgeVoice()
