"""A table that is filling: a bot for a free seat; and what its holder learns of a match that runs."""

from pathlib import Path

from tests.server.visit import played, visit


@played
async def test_somebody_who_sits_there_lets_a_bot_have_a_free_seat(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        ana = await server.open()
        path = f"/api/tables/{ana['table']}/bot"
        bot = {"seat": 1, "level": "novice"}
        assert (await server.post(path, bot, status=401))["code"] == "token"
        assert (await server.post(path, {**bot, "seat": 0}, ana["token"], status=409))["code"] == "taken"
        assert (await server.post(path, {**bot, "level": "dieu"}, ana["token"], status=400))["code"] == "bot"
        await server.post(path, bot, ana["token"])
        table = await server.get(f"/api/tables/{ana['table']}")
        assert (table["state"], table["seats"][1]["bot"]) == ("running", "novice")
        assert (await server.post(path, bot, ana["token"], status=409))["code"] == "running"


@played
async def test_the_holder_of_a_seat_learns_for_whom_the_table_waits_and_since_when(tmp_path: Path) -> None:
    async with visit(tmp_path) as server:
        seated = await server.open()
        await server.post(f"/api/tables/{seated['table']}/sit", {"name": "Bob"})
        await server.pass_time(90)
        facts = await server.get(f"/api/tables/{seated['table']}", seated["token"])
        assert seated["seat"] in facts["waiting"]
        assert (facts["yours"], facts["waited"]) == (True, 90.0)
        anyone = await server.get(f"/api/tables/{seated['table']}")
        assert not {"waiting", "waited", "yours"} & anyone.keys()


@played
async def test_a_bot_is_no_better_than_its_game_tells_apart(tmp_path: Path) -> None:
    """Where more thought brings nothing, none is promised: in La Marelle a master is a player."""
    async with visit(tmp_path) as server:
        ana = await server.open(game="marelle", seats=3, bots={"1": "maitre"})
        await server.post(f"/api/tables/{ana['table']}/bot", {"seat": 2, "level": "maitre"}, ana["token"])
        shown = await server.get(f"/api/tables/{ana['table']}")
        assert [seat["bot"] for seat in shown["seats"]] == [None, "joueur", "joueur"]
