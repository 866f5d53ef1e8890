"""The options of a game, told in the terminal: each with its title, and its values with theirs."""

from veillee.core.game import A_DECK, A_NUMBER, GameInfo, Option
from veillee.core.grammar import de
from veillee.core.match import NOBODY
from veillee.core.text import Tongue


def options_of(info: GameInfo, tongue: Tongue) -> str:
    """What may follow `--option`."""
    name = info.name.text
    if not info.options:
        return tongue(f"Aucune option {de(name.fr)}.", f"No options of {name.en}.")
    lines = [tongue(f"Options {de(name.fr)} (--option NOM=VALEUR) :", f"Options of {name.en} (--option NAME=VALUE):")]
    for option in info.options:
        lines.append(f"  {option.key:<14}  {titled(option, tongue)}")
        lines += [f"    {key:<12}  {title.said(tongue)}" for key, title in option.values.items()]
    return "\n".join(lines)


def titled(option: Option, tongue: Tongue) -> str:
    """The title of an option, whose it is, and what it takes if it is no choice among values."""
    title = option.title.said(tongue)
    if option.seat != NOBODY:
        title += tongue(f", place {option.seat + 1}", f", seat {option.seat + 1}")
    if option.kind == A_NUMBER:
        title += tongue(f" : de 0 à {option.most}", f": 0 to {option.most}")
    if option.kind == A_DECK:
        title += tongue(" : un deck en une ligne", ": a deck in one line")
    return title
