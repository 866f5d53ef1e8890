"""The questions of the rulebook, with what each of their options does; those of a hero or a stratagem stand with its word."""

from typing import Final

from veillee.core.facts import SEATED, Prompt
from veillee.core.text import Text
from veillee.games.legions.voice.sentences import card_at, numbers_from, place_at

INITIATIVE: Final = Prompt(
    "initiative",
    "LEG-10",
    "Quelle légion jouez-vous ce tour ? Le plus petit numéro agira en premier.",
    "Which legion do you play this turn? The lower number will act first.",
    take=Text("Jouer {0}", "Play {0}"),
)
PLACE: Final = Prompt(
    "place",
    "LEG-21",
    "Devant quel lieu placez-vous {0} ?",
    "Before which place do you put {0}?",
    [card_at],
    take=Text("Devant {0}", "Before {0}"),
)
RALLY: Final = Prompt(
    "rally",
    "LEG-22",
    "Quelle légion en déroute ralliez-vous devant {0} ?",
    "Which routed legion do you rally at {0}?",
    [place_at],
    take=Text("Rallier {0}", "Rally {0}"),
    leave=Text("Ne rallier personne", "Rally nobody"),
)
ROUT: Final = Prompt(
    "rout",
    "LEG-71",
    "Quelle légion adverse mettez-vous en déroute ?",
    "Which enemy legion do you rout?",
    take=Text("Mettre en déroute {0}", "Rout {0}"),
)
RECRUIT: Final = Prompt(
    "recruit",
    "LEG-30",
    "Recrutez-vous un héros ?",
    "Do you recruit a hero?",
    leave=Text("Ne pas recruter", "Recruit nobody"),
    alike=True,
)
HERO: Final = Prompt(
    "hero",
    "LEG-30",
    "Quel héros recrutez-vous ?",
    "Which hero do you recruit?",
    take=Text("Recruter {0}", "Recruit {0}"),
)
LOOKED: Final = Prompt(
    "looked",
    "LEG-31",
    "Lequel de ces héros recrutez-vous ?",
    "Which of these heroes do you recruit?",
    take=Text("Recruter {0}", "Recruit {0}"),
)
PUT_BACK: Final = Prompt("put-back", "LEG-31", "Où remettez-vous {0} ?", "Where do you put {0} back?", [card_at])
TUCK: Final = Prompt(
    "tuck",
    "LEG-33",
    "Quelle légion glissez-vous sous {0} ?",
    "Which legion do you tuck under {0}?",
    [card_at],
    take=Text("Glisser {0}", "Tuck {0}"),
)
TAKE: Final = Prompt(
    "take",
    "LEG-40",
    "Quelle légion de la file prenez-vous ?",
    "Which legion of the row do you take?",
    take=Text("Prendre {0}", "Take {0}"),
)
ATTACK: Final = Prompt(
    "attack",
    "LEG-46",
    "Devant quel lieu attaquez-vous ?",
    "At which place do you attack?",
    take=Text("Attaquer {0}", "Attack {0}"),
)
REDIRECT: Final = Prompt(
    "redirect",
    "LEG-85",
    "{0} vous attaque devant {1} et mettrait en déroute [2:la légion|les légions] {2} : détournez-vous l'attaque ?",
    "{0} attacks you at {1} and would rout [2:legion|legions] {2}: do you turn the attack away?",
    [SEATED, place_at, numbers_from],
    leave=Text("Subir l'attaque", "Let the attack strike"),
    alike=True,
)
