"""A player of any game in forty lines: it sits down, answers every question at random, and says how the match ended.

python examples/bot_client.py http://127.0.0.1:8765                    opens a table against the house's own bot
python examples/bot_client.py http://127.0.0.1:8765 TABLE              takes a free seat at a table
"""

import asyncio
import json
import random
import sys
import uuid
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


async def play(base: str, table: str | None = None) -> dict[str, Any]:
    """One whole match over the wire; gives its result."""
    async with httpx.AsyncClient(base_url=base) as http:
        if table is None:
            reply = await http.post("/api/tables", json={"game": "legions", "name": "Bot", "bots": {"1": "novice"}})
        else:
            reply = await http.post(f"/api/tables/{table}/sit", json={"name": "Bot"})
        seated = reply.raise_for_status().json()
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{seated['table']}/socket"
    async for socket in connect(address):  # the library connects again whenever the line breaks
        with suppress(ConnectionClosed):
            await socket.send(json.dumps({"type": "hello", "token": seated["token"], "lang": "en"}))
            async for text in socket:
                message = json.loads(text)
                state = message if message["type"] == "state" else message.get("state")
                if state and state["over"]:
                    await socket.close()
                    return dict(state["over"])
                if state and state["decision"]:
                    pick, option = random.choice(list(enumerate(state["decision"]["options"])))
                    answer = {"type": "pick", "seq": state["seq"], "command_id": uuid.uuid4().hex, "pick": pick}
                    await socket.send(json.dumps(answer | ({"text": "Hmm."} if option["kind"] == "text" else {})))
    raise ConnectionError("the server is gone")


if __name__ == "__main__":
    sentence = asyncio.run(play(*sys.argv[1:]))["text"]  # in pieces: text, and things that are named
    print("".join(piece if isinstance(piece, str) else piece["text"] for piece in sentence))
