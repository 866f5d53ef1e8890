"""The example of the protocol's page: forty lines that play a whole match."""

import asyncio
import importlib.util
from pathlib import Path
from types import ModuleType

import httpx

from tests.server.process import ROOT, Programme, Server

PAGE = ROOT / "examples" / "bot_client.py"


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bot_client", PAGE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_plays_against_a_bot_and_against_itself(tmp_path: Path) -> None:
    """With real bots in their own process, then two of its kind at one table."""
    with Programme(tmp_path, thinking=0.2) as server:
        over = asyncio.run(example().play(server.base))
        assert sum(over["shares"]) == 1
        asyncio.run(two_of_its_kind(server))
        assert server.complaints() == []


async def two_of_its_kind(server: Server) -> None:
    """A seat freed by the one who opened the table is taken by the example, and the other one too."""
    seated = server.post("/api/tables", {"game": "legions", "name": "Ana"})
    headers = {"Authorization": f"Bearer {seated['token']}"}
    httpx.post(f"{server.base}/api/tables/{seated['table']}/leave", headers=headers).raise_for_status()
    module = example()
    ends = await asyncio.gather(*(module.play(server.base, seated["table"]) for _ in range(2)))
    assert ends[0]["match"] == ends[1]["match"]
    assert ends[0]["shares"] == ends[1]["shares"]


def test_the_example_is_short() -> None:
    code = [line for line in PAGE.read_text().splitlines() if line.strip()]
    assert len(code) <= 40
