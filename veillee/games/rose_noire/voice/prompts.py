"""The questions of the rulebook; those of a card stand with its word."""

from typing import Final

from veillee.core.facts import SEATED, Kind, Prompt, Someone, Telling, Thing, phrase, words
from veillee.core.text import Text
from veillee.games.rose_noire.voice.sentences import SIGNATURE, suspect

TALKING_FR: Final = "{0} réfléchit ; en attendant, vous pouvez parler."
TALKING_EN: Final = "{0} is thinking; meanwhile you may speak."


def talked_over(
    key: str,
    rule: str,
    fr: str,
    en: str,
    kinds: list[Kind] | None = None,
    take: Text | None = None,
    leave: Text | None = None,
) -> Prompt:
    """A question to one seat, the first of its particulars, during which the others may speak."""
    return Prompt(
        key, rule, f"[{TALKING_FR}|{fr}]", f"[{TALKING_EN}|{en}]", [SEATED, *(kinds or [])], take=take, leave=leave
    )


ACCOMPLICE: Final = Prompt(
    "accomplice",
    "ROS-23",
    "Qui est votre complice ?",
    "Who is your accomplice?",
    take=Text("{0}", "{0}"),
)
TO_VISIT: Final = Text(
    "À vous : enquêtez sur un suspect ; avant ou après, jouez autant d'actions que vous voulez.",
    "It is your turn: investigate a suspect; before or after, play as many actions as you like.",
)
HAS_VISITED: Final = Text(
    "Vous avez enquêté : jouez encore des actions, ou finissez votre tour.",
    "You have investigated: play more actions, or end your turn.",
)


def turn_at(telling: Telling, at: int) -> Thing:
    """One particular: whether a suspect has yet to be investigated."""
    return phrase(TO_VISIT if telling.args[at] else HAS_VISITED, telling.tongue, [])


DAY: Final = talked_over("day", "ROS-31", "{1}", "{1}", [turn_at])
CONFER: Final = Text(
    "Délibérez : qui sont les deux complices ? Il faut {0} au bas d'un même acte.",
    "Confer: who are the two accomplices? It takes {0} under the same act.",
)
CONFER_ONLY: Final = Text(
    "Délibérez : ce soir, nul ne peut être accusé.",
    "Confer: nobody can be accused tonight.",
)


def confer_at(telling: Telling, at: int) -> Thing:
    """One particular: how many signatures an accusation takes; 0 when there can be none (ROS-164)."""
    needed = telling.args[at]
    if needed == 0:
        return phrase(CONFER_ONLY, telling.tongue, [])
    return phrase(CONFER, telling.tongue, [words(SIGNATURE.counted(needed, telling.tongue))])


SUNSET: Final = Prompt("sunset", "ROS-41", "{0}", "{0}", [confer_at])
DUSK: Final = talked_over(
    "dusk",
    "ROS-60",
    "Jouez une carte, ou défaussez-en une.",
    "Play a card, or discard one.",
)
DISCARD_MORE: Final = talked_over(
    "discard-more",
    "ROS-61",
    "Défaussez-vous une carte de plus ?",
    "Do you discard one more card?",
    leave=Text("Ne plus rien défausser", "Discard nothing more"),
)
PLAY_MORE: Final = talked_over(
    "play-more",
    "ROS-94",
    "Un piège vous laisse jouer une carte : laquelle ?",
    "A trap lets you play a card: which one?",
    leave=Text("Ne rien jouer", "Play nothing"),
)
NIGHT: Final = Prompt(
    "night",
    "ROS-72",
    "Posez la main sur un suspect, ou dormez : seul le Possédé tue, et nul ne sait qui il est.",
    "Lay a hand on a suspect, or sleep: only the Possessed kills, and nobody knows who that is.",
    steady=True,
)

SHOWED: Final = Text("{0} a ouvert les yeux et désigné {1}. ", "{0} opened their eyes and marked {1}. ")
SHOWED_ALONE: Final = Text(
    "{0} a ouvert les yeux, sans désigner personne. ", "{0} opened their eyes, and marked nobody. "
)


def omen_at(telling: Telling, at: int) -> Thing:
    """Two particulars: who showed himself, and the suspect he marked; either may be nobody."""
    seat, victim = telling.args[at], telling.args[at + 1]
    if seat < 0:
        return words("")
    shown = Someone(seat, telling.reader)
    if victim < 0:
        return phrase(SHOWED_ALONE, telling.tongue, [shown])
    return phrase(SHOWED, telling.tongue, [shown, suspect(victim)])


KILL: Final = Prompt(
    "kill",
    "ROS-73",
    "{0}Tuez-vous un suspect cette nuit ?",
    "{0}Do you kill a suspect tonight?",
    [omen_at],
    take=Text("Tuer {0}", "Kill {0}"),
    leave=Text("Ne tuer personne", "Kill nobody"),
    steady=True,  # ROS-D26
)
