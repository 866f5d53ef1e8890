"""A match that is over can be watched with everything open: no card that is drawn is without its face then, and it is the true one."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.playing import GAMES, Deal, deals, moments, watchers
from veillee.core.game import GameInfo
from veillee.core.match import SPECTATOR
from veillee.core.text import EN
from veillee.games.cendrelin.rules.campaign import Campaign
from veillee.games.keyforge.rules.duel import Duel
from veillee.server.clock import plain
from veillee.server.play import Play
from veillee.server.projection import OpenProjection, Projection
from veillee.server.protocol import Clock
from veillee.server.rows import MatchRow

every_game = pytest.mark.parametrize("info", GAMES, ids=lambda info: info.key)

Drawn = dict[str, object]


def drawn(view: object) -> Iterator[Drawn]:
    """Everything in a view that lies somewhere."""
    if isinstance(view, dict):
        if isinstance(view.get("at"), str):
            yield view
        for part in view.values():
            yield from drawn(part)
    elif isinstance(view, list | tuple):
        for part in view:
            yield from drawn(part)


def zone(thing: Drawn) -> str:
    """hand:0 of hand:0:3, and hand0 of hand0:3: where else things of its kind lie."""
    return str(thing["at"]).rpartition(":")[0]


def kind(thing: Drawn) -> tuple[str, object]:
    """What sort of thing it is: the first word of its address and, of a line on a page, what it tells."""
    return str(thing["at"]).split(":")[0].rstrip("0123456789"), thing.get("kind")


def faces(view: object) -> dict[str, Counter[object]]:
    """The faces that are drawn in each zone."""
    found: dict[str, Counter[object]] = {}
    for thing in drawn(view):
        found.setdefault(zone(thing), Counter())
        if "face" in thing:
            found[zone(thing)][thing["face"]] += 1
    return found


def begun(deal: Deal) -> Play:
    """A match as a table begins it."""
    info = deal.info
    match = MatchRow(
        id="match",
        table_id="table",
        round=1,
        game=info.key,
        rules=info.rules_version,
        seats=deal.seats,
        options=deal.options,
        secret=deal.seed.to_bytes(32, "big").hex(),
        players=["Anna"] * deal.seats,
        started=0.0,
    )
    return Play(info, match, frozenset(), Clock(), plain)


def lacking(view: object, views: list[object]) -> list[Drawn]:
    """What is drawn without a face, where some view draws a thing of its kind and make with one."""
    makes: dict[tuple[str, object], list[set[str]]] = {}
    for thing in drawn([view, *views]):
        if "face" in thing:
            makes.setdefault(kind(thing), []).append(set(thing))
    return [
        thing
        for thing in drawn(view)
        if "face" not in thing and any(set(thing) < make for make in makes.get(kind(thing), []))
    ]


@every_game
@given(data=st.data())
def test_with_everything_open_no_card_is_without_its_face(info: GameInfo, data: st.DataObject) -> None:
    deal = data.draw(deals(info))
    play = begun(deal)
    for _ in moments(play.live, deal):
        look_at(play)
    assert play.over
    look_at(play)


def look_at(play: Play) -> None:
    """The open eye sees every face, and what those see who are allowed to; the match itself stays as it was."""
    now = play.live.now
    view = OpenProjection(play, SPECTATOR, EN, play.match.players).view()
    views: list[object] = [Projection(play, seat, EN, play.match.players).view() for seat in watchers(now)]
    assert not now.laid_open
    assert lacking(view, views) == []
    shown = faces(view)
    for seen in views:
        for place, known in faces(seen).items():
            assert place not in shown or known <= shown[place]
    if isinstance(now, Duel):
        look_at_duel(now, cast("dict[str, list[dict[str, list[Drawn]]]]", view))
    if isinstance(now, Campaign):
        look_at_campaign(now, cast("dict[str, list[dict[str, list[int]]]]", view))


def look_at_duel(duel: Duel, view: dict[str, list[dict[str, list[Drawn]]]]) -> None:
    """Hands and archives, whole decks in their order, and what lies beneath others."""
    for side, half in zip(duel.sides, view["sides"], strict=True):
        for name, cards in (("hand", side.hand), ("archives", side.archives), ("top", side.deck[::-1])):
            numbers = [duel.card(card).number for card in cards]
            found = [thing["face"] for thing in half[name]]
            assert Counter(found) == Counter(numbers)
            assert found == numbers or name == "hand"


def look_at_campaign(campaign: Campaign, view: dict[str, list[dict[str, list[int]]]]) -> None:
    """Whatever a cendrelin holds, in hand or face down."""
    for seat, one in enumerate(view["seats"]):
        assert one["seen"] == sorted([campaign.face[card] for card in campaign.hand[seat] + campaign.renounced[seat]])
