"""Compiles the core, the games, the bots and what the server does for every move with mypyc where there is a C compiler; else the same source runs as it is."""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED = ["veillee/core", "veillee/games", "veillee/bots"]
MOVES = ["clock", "play", "presence", "projection"]
"""Modules of the server: from an answer to what each seat is shown of it. The rest of a server waits more than it works."""
INTERPRETED = ("veillee/core/record.py", "veillee/games/marelle/chronicle/")
"""msgspec builds its classes with a metaclass, which compiled code cannot; and a book is set once a match, in no hurry."""


def modules() -> list[str]:
    """The files to compile; a package's __init__ stays interpreted, being nothing but imports."""
    found = [
        str(path) for folder in COMPILED for path in sorted(Path(folder).rglob("*.py")) if path.name != "__init__.py"
    ]
    found += [f"veillee/server/{name}.py" for name in MOVES]
    return [path for path in found if not path.startswith(INTERPRETED)]


def extensions() -> list[Extension]:
    """The compiled modules; nobody replaces a function inside them, so that calls need not go through a table."""
    if os.environ.get("VEILLEE_PURE") or not (shutil.which("cc") or shutil.which("gcc")):
        print("veillee: no C compiler (or VEILLEE_PURE is set): installing the interpreted source", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    made = list(mypycify(modules(), opt_level="3", debug_level="0", multi_file=True))
    if sys.platform == "linux":
        whole = ["-flto=auto", "-fno-fat-lto-objects"] if os.environ.get("VEILLEE_LTO") else []
        for each in made:
            each.extra_compile_args = [*each.extra_compile_args, "-fno-semantic-interposition", *whole]
            each.extra_link_args = [*each.extra_link_args, "-Wl,-Bsymbolic", *whole]
        rules = max(made, key=lambda each: len(each.sources))
        rules.sources.append("scripts/untraced.c")
        rules.extra_link_args.append("-Wl,--wrap=CPy_AddTraceback")
    return made


class WithRulebooks(build_py):
    """Lets the pages of docs/rules travel with the server, which shows them to people."""

    def run(self) -> None:
        super().run()
        shutil.copytree("docs/rules", Path(self.build_lib) / "veillee" / "server" / "rules", dirs_exist_ok=True)


class OnAllCores(build_ext):
    """Compiles the C files of an extension side by side: by default they wait for each other."""

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def compile_each(sources: list[str], **how: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = list(pool.map(lambda source: compile_all([source], **how), sources))
            return [each for some in made for each in some]

        self.compiler.compile = compile_each
        super().build_extensions()


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": WithRulebooks, "build_ext": OnAllCores},
)
