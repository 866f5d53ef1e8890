"""A sheet of one's own cards, brought to a table."""

from pathlib import Path

from tests.games.cendrelin.test_turn import WILLOW
from tests.server.visit import played, visit

REMARK = "# Ce saule a vu passer plus d'un convoi.\n"


@played
async def test_a_long_sheet_is_brought_to_a_table(tmp_path: Path) -> None:
    """CEN-110: a whole box of cards fits, accents and all."""
    async with visit(tmp_path) as server:
        sheet = WILLOW + REMARK * (50_000 // len(REMARK))
        seated = await server.open(game="cendrelin", options={"box": sheet}, bots={"1": "novice"}, seat=0)
        ana = await server.sit(seated)
        assert ana.state["decision"]["options"]


@played
async def test_a_wrong_sheet_is_refused_where_it_is_wrong(tmp_path: Path) -> None:
    """CEN-111, CEN-112: with the line, the word and what would be right; the server goes on."""
    async with visit(tmp_path) as server:
        for sheet, said in (
            (WILLOW.replace("1 feuille", "² feuilles"), "²"),
            (WILLOW.replace("passé 2", "passé " + "9" * 5000), "de 0 à 99"),
            (WILLOW + REMARK * 1500, "60\u202f000 caractères"),
            (WILLOW + REMARK * 5000, "60\u202f000 caractères"),
        ):
            body = {"game": "cendrelin", "name": "Ana", "options": {"box": sheet}}
            refused = await server.post("/api/tables?lang=fr", body, status=400)
            assert said in refused["text"]
            assert len(refused["text"]) < 300
        await server.open(game="cendrelin", options={"box": WILLOW}, bots={"1": "novice"}, seat=0)
