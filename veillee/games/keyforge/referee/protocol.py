"""The scenario protocol: one JSON request a line in, one JSON reply a line out."""

import json
import sys

from veillee.games.keyforge.referee.shown import view
from veillee.games.keyforge.referee.table import Json, Referee, Refused


class Conversation:
    """Answers requests one by one; holds one game at a time."""

    referee: Referee | None

    def __init__(self) -> None:
        self.referee = None

    def reply(self, line: str) -> Json:
        try:
            request = json.loads(line)
            if not isinstance(request, dict):
                raise Refused("internal", "a request is a JSON object")
            return {"ok": True, **self.answer(request)}
        except Refused as refusal:
            return {"ok": False, "code": refusal.code, "message": str(refusal)}
        except Exception as error:
            return {"ok": False, "code": "internal", "message": f"{type(error).__name__}: {error}"}

    def answer(self, request: Json) -> Json:
        cmd = request.get("cmd")
        if cmd == "hello":
            return {"engine": "veillee", "protocol": 1, "features": ["check"]}
        if cmd == "new":
            self.referee = Referee(request["scenario"])
            return {"view": view(self.referee)}
        if self.referee is None:
            raise Refused("stale", "there is no game yet: send new first")
        if cmd == "choose":
            self.referee.choose(int(request["seq"]), [int(pick) for pick in request["pick"]])
        elif cmd == "edit":
            self.referee.edit(request["ops"])
        elif cmd == "check":
            return self.check(self.referee, request)
        elif cmd != "view":
            raise Refused("unsupported-feature", f"no command {cmd!r}")
        return {"view": view(self.referee)}

    def check(self, referee: Referee, request: Json) -> Json:
        try:
            referee.check(int(request["seq"]), [int(pick) for pick in request["pick"]])
        except Refused as refusal:
            if refusal.code == "bad-choice":
                return {"legal": False}
            raise
        return {"legal": True}


def main() -> None:
    """Speaks the protocol on standard input and output until the input ends."""
    conversation = Conversation()
    for line in sys.stdin:
        if line.strip():
            sys.stdout.write(json.dumps(conversation.reply(line)) + "\n")
            sys.stdout.flush()
