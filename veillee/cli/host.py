"""`veillee host`: what the host of a house does, from the command line."""

import argparse
import json
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

from veillee.cli.terminal.output import print_json, show
from veillee.cli.terminal.parser import Parser
from veillee.core.match import Illegal
from veillee.core.text import Text, Tongue

if TYPE_CHECKING:
    from rich.table import Table

ABOUT = Text(
    "tenir la maison : tables, gens, sanctions, annonces", "keep the house: tables, people, sanctions, announcements"
)
URL = "http://127.0.0.1:8765"
ACTS = ("status", "close", "mute", "ban", "lift", "announce", "drain", "open", "dismiss", "erase")
HOUR = 3600
PATIENCE = 10.0


def add(parser: Parser, tongue: Tongue) -> None:
    parser.add_argument(
        "act", nargs="?", default="status", choices=ACTS, metavar=tongue("ACTE", "ACT"), help=" ".join(ACTS)
    )
    parser.add_argument(
        "what",
        nargs="?",
        default="",
        metavar=tongue("QUOI", "WHAT"),
        help=tongue(
            "une table, un nom, une adresse, un numéro ou un texte", "a table, a name, an address, a number or a text"
        ),
    )
    parser.add_argument("--hours", type=float, default=24.0, help=tongue("pour combien d'heures", "for how many hours"))
    parser.add_argument("--url", default=URL, help=tongue("la maison", "the house"))
    parser.add_argument("--config", metavar="FILE", help=tongue("fichier de réglages", "file of settings"))
    parser.add_argument("--json", action="store_true", help=tongue("tout, en JSON", "everything, as JSON"))


def run(args: argparse.Namespace, tongue: Tongue) -> int:
    from veillee.cli.serve import settings_of

    house = HostClient(args.url, settings_of(args).key, tongue)
    if args.act == "status":
        found = house.ask("")
        print_json(found) if args.json else show(*status(found, tongue))
        return 0
    if not args.what and args.act not in ("drain", "open", "announce"):
        raise Illegal("arguments", f"« {args.act} » quoi ?", f"“{args.act}” what?")
    path, body = order(args.act, args.what, args.hours)
    house.ask(path, body)
    show(tongue("C'est fait.", "Done."))
    return 0


def order(act: str, what: str, hours: float) -> tuple[str, dict[str, object]]:
    """What is asked of the house for each act."""
    seconds = hours * HOUR
    if act == "close":
        return f"/tables/{quote(what, safe='')}/close", {}
    if act in ("mute", "ban"):
        return "/sanctions", {"kind": act, "subject": subject_of(what), "value": what, "seconds": seconds}
    if act == "lift":
        return f"/sanctions/{quote(what, safe='')}/lift", {}
    if act == "announce":
        return "/announce", {"text": what, "seconds": seconds}
    if act in ("drain", "open"):
        return "/drain", {"on": act == "drain"}
    return f"/reports/{quote(what, safe='')}/{act}", {}


def subject_of(what: str) -> str:
    """An address or a network is taken for one; anything else is a name."""
    from ipaddress import ip_network

    try:
        ip_network(what, strict=False)
    except ValueError:
        return "name"
    return "address"


class HostClient:
    """A house somewhere, and its key."""

    def __init__(self, url: str, key: str, tongue: Tongue) -> None:
        if not key:
            raise Illegal(
                "key",
                "il faut la clé de l'hôte : VEILLEE_KEY=…, ou « key » dans le fichier de réglages",
                "the host's key is needed: VEILLEE_KEY=…, or “key” in the file of settings",
            )
        self.url = url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {key}", "Accept-Language": tongue.key}

    def ask(self, path: str, body: dict[str, object] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.url}/api/host{path}", data, {**self.headers, "Content-Type": "application/json"})
        try:
            with urlopen(request, timeout=PATIENCE) as reply:
                return json.load(reply)
        except HTTPError as error:
            text = refusal(error)
            raise Illegal("host", text, text) from None
        except (URLError, OSError, ValueError) as error:
            raise Illegal(
                "host",
                f"la maison {self.url} ne répond pas : {error}",
                f"the house {self.url} does not answer: {error}",
            ) from None


def refusal(error: HTTPError) -> str:
    try:
        return str(json.load(error)["text"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"


def status(found: Any, t: Tongue) -> list["Table"]:
    """What the host sees, as tables."""
    from rich.table import Table

    load = found["load"]
    whole = Table(title=f"Veillée {load['version']}", show_header=False)
    for name, value in (
        (t("santé", "health"), load["health"]),
        (t("tables", "tables"), load["tables"]),
        (t("parties en cours", "matches being played"), load["running"]),
        (t("connexions", "connections"), load["sockets"]),
        (t("attendent un processus", "waiting for a worker"), load["thinking"]),
        (t("parties à garder", "unarchived"), load["unarchived"]),
        (t("se vide", "draining"), t("oui", "yes") if load["draining"] else t("non", "no")),
        (t("annonce", "announcement"), found["announcement"]),
    ):
        whole.add_row(name, str(value))
    tables = Table("table", t("jeu", "game"), t("état", "state"), t("qui", "who"), title=t("Tables", "Tables"))
    for one in found["tables"]:
        who = ", ".join(person_line(person) for person in one["people"] if person["name"])
        tables.add_row(one["id"], one["game"], one["state"], who)
    sanctions = Table("n°", t("quoi", "what"), t("qui", "whom"), title=t("Sanctions", "Sanctions"))
    for one in found["sanctions"]:
        sanctions.add_row(str(one["id"]), one["kind"], one["value"])
    reports = Table(
        "n°", "table", t("de", "by"), t("sur", "about"), t("texte", "text"), title=t("Signalements", "Reports")
    )
    for one in found["reports"]:
        reports.add_row(str(one["id"]), one["table"], one["by"], one["author"], one["text"] or "—")
    return [whole, *(part for part in (tables, sanctions, reports) if part.row_count)]


def person_line(person: Any) -> str:
    if person["bot"]:
        return f"{person['name']} ({person['bot']})"
    return f"{person['name']} ({', '.join(person['addresses'])})" if person["addresses"] else str(person["name"])
