"""TypeScript types for the browser, written from the Python types of the wire protocol and of what each game shows.

PYTHONPATH=. python scripts/typescript.py           writes web/src/lib/wire.ts and web/src/games/<game>/wire.ts
PYTHONPATH=. python scripts/typescript.py --check   writes nothing, and fails where a file would differ
"""

import ast
import json
import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from msgspec import NODEFAULT
from msgspec import inspect as types

from veillee.core import match
from veillee.games import keys
from veillee.lab import rating, trial
from veillee.server import (
    curves,
    documents,
    errors,
    hints,
    host,
    library,
    protocol,
    replay,
    rest,
    rulebook,
    subscriptions,
)

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web" / "src"
HEAD = "/* Written by scripts/typescript.py from the Python types of the same names: change those. */\n"

SENT = {protocol: ["Said", "Hello", "NewTable", "Sit"], subscriptions: ["Subscribe"]}
"""What the client sends: there, a field that has a default may be left out."""
HEARD = {
    protocol: ["Reply", "Sentence", "Seated", "TableFacts"],
    match: ["View"],
    errors: ["Refusal"],
    library: ["GameFacts", "Cards"],
    replay: ["Replay", "Draws"],
    rest: ["MatchFacts", "HouseFacts"],
    hints: ["Hint"],
    curves: ["Curve"],
    host: ["HostView"],
    trial: ["TrialFacts"],
    rating: ["RatingLine"],
    documents: ["Documents"],
    rulebook: ["Rulebook"],
    subscriptions: ["PushKey"],
}
"""What the server sends."""
SHOWN = [("view", "VIEW"), ("decks.page", "PAGE"), ("workshop", "ENTRANCE"), ("workshop", "READING")]
"""Where a game says of which type a thing is that its own part of the client draws."""

Shape = types.StructType | types.TypedDictType
PLAIN = {
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.AnyType: "unknown",
    types.RawType: "unknown",
    types.CustomType: "unknown",
}


class Writer:
    """One file of types."""

    def __init__(self) -> None:
        self.names: list[tuple[str, types.Type]] = []
        """The types that are not shapes and have a name all the same."""
        self.shapes: dict[str, Shape] = {}
        self.sent: set[str] = set()
        """The shapes that the client makes."""

    def add(self, name: str, kind: Any, sent: bool = False) -> None:
        """A type, and all that it is made of."""
        found = types.type_info(kind)
        if not isinstance(found, Shape):
            self.names.append((name, found))
        self.visit(found, sent)

    def visit(self, kind: types.Type, sent: bool) -> None:
        if isinstance(kind, Shape):
            name = kind.cls.__name__
            known = self.shapes.setdefault(name, kind)
            assert known.cls is kind.cls, f"two types are called {name}"
            if known is not kind and (name in self.sent or not sent):
                return
            if sent:
                self.sent.add(name)
            for field in kind.fields:
                self.visit(field.type, sent)
        for part in parts(kind):
            self.visit(part, sent)

    def text(self) -> str:
        aliases = [f"export type {name} = {self.written(kind, name)};\n" for name, kind in self.names]
        return "\n".join([HEAD, *aliases, *[self.shape(shape) for shape in self.shapes.values()]])

    def shape(self, kind: Shape) -> str:
        docs = docs_of(kind.cls.__module__, kind.cls.__name__)
        lines = [*comment(docs.get("", ""), ""), f"export interface {kind.cls.__name__} {{"]
        if isinstance(kind, types.StructType) and kind.tag is not None:
            lines.append(f"  {kind.tag_field}: {json.dumps(kind.tag)};")
        for field in in_order(kind):
            lines += comment(docs.get(field.name, ""), "  ")
            lines.append(f"  {field.encode_name}{self.field(kind, field)};")
        return "\n".join([*lines, "}", ""])

    def field(self, kind: Shape, field: types.Field) -> str:
        """A mark if it may be left out, and its type. What the server leaves out when it is None is never null."""
        if isinstance(kind, types.TypedDictType):
            return f"{'' if field.required else '?'}: {self.written(field.type)}"
        unsaid = not field.required and bool(kind.cls.__struct_config__.omit_defaults)
        if unsaid and field.default is None and isinstance(field.type, types.UnionType):
            rest_of = [part for part in field.type.types if not isinstance(part, types.NoneType)]
            return f"?: {self.union(rest_of)}"
        return f"{'?' if unsaid or self.made(kind, field) else ''}: {self.written(field.type)}"

    def made(self, kind: Shape, field: types.Field) -> bool:
        """Whether the client makes it and may leave the field out."""
        defaults = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        return defaults and kind.cls.__name__ in self.sent

    def written(self, kind: types.Type, own: str = "") -> str:
        """A type as it is written: by its name if it has one, but for the line that gives it."""
        for name, named in self.names:
            if name != own and named == kind:
                return name
        if isinstance(kind, Shape):
            return str(kind.cls.__name__)
        if isinstance(kind, types.UnionType):
            return self.union(list(kind.types))
        if isinstance(kind, types.LiteralType):
            return " | ".join(json.dumps(value) for value in kind.values)
        if isinstance(kind, types.DictType):
            return f"Record<string, {self.written(kind.value_type)}>"
        if isinstance(kind, types.TupleType):
            return f"[{', '.join(self.written(item) for item in kind.item_types)}]"
        if isinstance(kind, types.CollectionType):
            item = self.written(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        return PLAIN[type(kind)]

    def union(self, kinds: list[types.Type]) -> str:
        """Null comes last."""
        ordered = sorted(kinds, key=lambda kind: isinstance(kind, types.NoneType))
        return " | ".join(self.written(kind) for kind in ordered)


def in_order(kind: Shape) -> list[types.Field]:
    """The fields as they are declared."""
    declared = list(kind.cls.__annotations__) if isinstance(kind, types.TypedDictType) else []
    return sorted(kind.fields, key=lambda field: declared.index(field.name)) if declared else list(kind.fields)


def parts(kind: types.Type) -> list[types.Type]:
    """The types of which a type that has no fields is made."""
    if isinstance(kind, types.UnionType):
        return list(kind.types)
    if isinstance(kind, types.DictType):
        return [kind.value_type]
    if isinstance(kind, types.TupleType):
        return list(kind.item_types)
    return [kind.item_type] if isinstance(kind, types.CollectionType) else []


@cache
def docs_of(module: str, name: str) -> dict[str, str]:
    """The docstrings of a class (under "") and of its fields, as its file has them; those of its bases too."""
    path = ROOT.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            bases = [docs_of(module, base.id) for base in node.bases if isinstance(base, ast.Name)]
            found = {key: doc for base in bases for key, doc in base.items() if key}
            return {**found, "": ast.get_docstring(node) or "", **field_docs(node)}
    return {}


def field_docs(node: ast.ClassDef) -> dict[str, str]:
    """A string that follows a field is about it."""
    return {
        field.target.id: after.value.value
        for field, after in zip(node.body, node.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str)
    }


def comment(doc: str, indent: str) -> list[str]:
    return [f"{indent}/** {' '.join(doc.split())} */"] if doc else []


def protocol_types() -> str:
    writer = Writer()
    for sent, modules in ((True, SENT), (False, HEARD)):
        for module, names in modules.items():
            for name in names:
                writer.add(name, getattr(module, name), sent)
    return writer.text()


def files() -> dict[Path, str]:
    """Every file that is written, with its text: a game that declares its view has one."""
    found = {WEB / "lib" / "wire.ts": protocol_types()}
    for key in keys():
        shown = [(name, kind) for room, name in SHOWN if (kind := shown_in(f"veillee.games.{key}", room, name))]
        if shown:
            writer = Writer()
            for name, kind in shown:
                writer.add(name, kind)
            found[WEB / "games" / key / "wire.ts"] = writer.text()
    return found


def shown_in(game: str, room: str, name: str) -> Any:
    """The type that a room of a game names so; none where there is no such room."""
    whole = f"{game}.{room}"
    there = find_spec(whole.rpartition(".")[0]) and find_spec(whole)
    return getattr(import_module(whole), name, None) if there else None


def main() -> int:
    stale = [(path, text) for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    for path, text in stale:
        if "--check" in sys.argv:
            print(f"{path.relative_to(ROOT)} differs from the Python types: run scripts/typescript.py")
        else:
            path.write_text(text, "utf-8")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
