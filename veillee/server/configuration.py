"""The configuration of a server: its settings from a TOML file, from the environment (`VEILLEE_…`), and from the command line."""

import tomllib
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

from msgspec import ValidationError, convert

from veillee.core.match import Illegal
from veillee.server.settings import Limits, Settings

PREFIX: Final = "VEILLEE_"
FILE: Final = "VEILLEE_CONFIG"
"""The variable that names the file."""
NOT_GIVEN: Final = {"now"}
"""What is no setting, though tests replace it."""

NAMES: Final = [field.name for field in fields(Settings) if field.name not in NOT_GIVEN]
LIMITS: Final = [field.name for field in fields(Limits)]


def configured(given: Mapping[str, object], environment: Mapping[str, str], file: str | None = None) -> Settings:
    """The settings: what is given goes before the environment, and that before the file."""
    path = file or environment.get(FILE)
    found = read(Path(path)) if path else {}
    limits = dict(found.get("limits", {}))
    for key, value in environment.items():
        name = key.removeprefix(PREFIX).lower()
        if not key.startswith(PREFIX) or key == FILE:
            continue
        if name.startswith("limits_"):
            limits[name.removeprefix("limits_")] = several(value)
        elif name in NAMES:
            found[name] = several(value)
    found |= given
    return settled({**found, "limits": limits})


def settled(found: dict[str, Any]) -> Settings:
    for names, known in ((found, NAMES), (found["limits"], LIMITS)):
        for name in names:
            if name not in known:
                raise wrong(f"« {name} » ?", f"“{name}”?", known)
    for name in ("origins", "proxies"):
        if isinstance(found.get(name), str):
            found[name] = [found[name]] if found[name] else []
    try:
        return convert(found, Settings, strict=False)
    except ValidationError as error:
        raise wrong(str(error), str(error), NAMES) from None


def read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise Illegal(
            "settings", f"fichier de réglages illisible : {error}", f"unreadable file of settings: {error}"
        ) from None


def several(value: str) -> str | list[str]:
    """A variable of the environment; what has a comma is a list."""
    return [one.strip() for one in value.split(",")] if "," in value else value


def wrong(fr: str, en: str, known: list[str]) -> Illegal:
    names = ", ".join(known)
    return Illegal("settings", f"réglage : {fr} ; réglages : {names}", f"setting: {en}; settings: {names}")
