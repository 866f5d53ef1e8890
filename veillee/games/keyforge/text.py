"""The voice of KeyForge: its questions, what each answer does, its cards and its endings."""

from typing import Final

from veillee.core.game import Voice
from veillee.core.match import Match, Prompt, Told
from veillee.core.text import Tongue
from veillee.games.keyforge import prompts
from veillee.games.keyforge.gallery import gallery
from veillee.games.keyforge.labels import label_of, name, speaker, target_of
from veillee.games.keyforge.reasons import reason
from veillee.games.keyforge.rules import Duel
from veillee.games.keyforge.speech import INFINITIVE
from veillee.games.keyforge.telling import mentioned, tell


class KeyforgeVoice(Voice):
    """Speaks of a duel to the two who play it and to those who watch."""

    def seat_name(self, match: Match, seat: int, tongue: Tongue) -> str:
        assert isinstance(match, Duel)
        return match.archons[seat].said(tongue)

    def ask(self, match: Match, seat: int, prompt: Prompt, tongue: Tongue) -> str:
        assert isinstance(match, Duel)
        if match.source < 0:
            return prompt.ask.said(tongue)
        source = name(match, match.source, tongue)
        question = asked(match, prompt, tongue)
        return tongue(f"{source} : {question}", f"{source}: {question}")

    def label(self, match: Match, seat: int, prompt: Prompt, option: int, tongue: Tongue) -> str:
        assert isinstance(match, Duel)
        return label_of(match, seat, prompt, option, tongue)

    def target(self, match: Match, seat: int, prompt: Prompt, option: int) -> str:
        assert isinstance(match, Duel)
        return target_of(match, prompt, option)

    def say(self, match: Match, told: Told, tongue: Tongue) -> str:
        assert isinstance(match, Duel)
        return tell(match, told, tongue)

    def mentions(self, match: Match, told: Told) -> list[int]:
        assert isinstance(match, Duel)
        return mentioned(match, told)

    def why(self, match: Match, seat: int, at: str, tongue: Tongue) -> str:
        assert isinstance(match, Duel)
        return reason(match, seat, at, tongue)

    def cards(self, tongue: Tongue) -> list[dict[str, object]]:
        return gallery(tongue)

    def ending(self, match: Match, tongue: Tongue) -> str:
        assert isinstance(match, Duel)
        winner = match.archons[match.winner].said(tongue)
        keys = match.sides[1 - match.winner].forged()
        plural = "s" if keys > 1 else ""
        return tongue(
            f"{winner} a forgé ses trois clés et l'emporte, contre {keys} clé{plural} à l'adversaire.",
            f"{winner} has forged three keys and wins, against {keys} key{plural} of the opponent.",
        )


def asked(d: Duel, prompt: Prompt, t: Tongue) -> str:
    """What a card asks, in words that follow its name."""
    if prompt is prompts.TARGET:
        return what_to_choose(d, t)
    if prompt is prompts.YES_NO and d.doing is not None:
        effect = d.doing.say(speaker(d, d.source, t), INFINITIVE)
        return t(f"voulez-vous {effect} ?", f"do you want to {effect}?")
    said = prompt.ask.said(t)
    return said[0].lower() + said[1:]


def what_to_choose(d: Duel, t: Tongue) -> str:
    """« choisissez une créature alliée », and how many have been chosen already."""
    wanted = t("une carte", "a card") if d.wanted is None else d.wanted.say(speaker(d, d.source, t))
    said = t("choisissez ", "choose ") + wanted
    if d.picked:
        count = len(d.picked)
        said += t(f" ({count} déjà choisie" + ("s)" if count > 1 else ")"), f" ({count} chosen already)")
    return said + "."


VOICE: Final = KeyforgeVoice()
