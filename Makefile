# Everything starts here: `make` explains itself.
SHELL := /bin/bash
PYTHON ?= python3
BIN := .venv/bin
RUN := $(BIN)/python -m

.DEFAULT_GOAL := help
.PHONY: help setup play test test-compiled test-uncompiled test-bounds check format rules pictures bench lock clean

help: ## Show this list
	@echo "smallbox – three small-box card games. What you can make:"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: .venv/ready ## Make .venv with everything that the other targets use

.venv/ready: requirements-dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "smallbox needs Python 3.11 or newer; try: make PYTHON=python3.12")'
	@echo "Setting up .venv (once)"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(RUN) pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@$(RUN) pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

play: setup ## Play Mow against three bots in the terminal
	@$(BIN)/smallbox play mow

test: setup ## Run everything: style, types, and all tests compiled, uncompiled and with bounds checking
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check test-compiled test-uncompiled test-bounds
	@echo "All is well."

# Two of these run side by side, one on each core; each keeps to itself what it has compiled.
test-compiled: setup
	@echo "== compiled" && $(RUN) pytest

test-uncompiled: setup
	@echo "== uncompiled" && NUMBA_DISABLE_JIT=1 $(RUN) pytest

test-bounds: setup
	@echo "== with bounds checking" && NUMBA_BOUNDSCHECK=1 $(RUN) pytest

check: setup ## Style, types and the dependency rule
	@$(BIN)/ruff check && $(BIN)/ruff format --check
	@$(BIN)/basedpyright --warnings
	@$(BIN)/lint-imports

format: setup ## Put the sources into the usual form
	@$(BIN)/ruff check --fix --exit-zero && $(BIN)/ruff format

rules: setup ## Write each game's RULES.md anew from its words
	@$(RUN) smallbox.terminal.rulebook

pictures: setup ## Draw the pictures of the README anew
	@$(RUN) tools.pictures

bench: setup .venv/peers ## Measure the engine beside its peers; writes bench/results.md
	@$(RUN) bench.engine

.venv/peers: bench/requirements.txt .venv/ready
	@$(RUN) pip install --quiet --disable-pip-version-check --require-hashes -r bench/requirements.txt
	@touch $@

lock: setup ## Choose the newest versions of all requirements and pin them
	@$(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes --python-version 3.11 --no-emit-index-url \
	    --no-emit-find-links --custom-compile-command "make lock" pyproject.toml -o requirements.txt
	@$(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes --python-version 3.11 --no-emit-index-url \
	    --no-emit-find-links --custom-compile-command "make lock" pyproject.toml requirements-build.in --group dev -c requirements.txt -o requirements-dev.txt
	@$(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes --python-version 3.11 --no-emit-index-url \
	    --no-emit-find-links --custom-compile-command "make lock" bench/requirements.in -c requirements-dev.txt -o bench/requirements.txt

clean: ## Remove .venv and all that was made
	@rm -rf .venv .pytest_cache .ruff_cache .hypothesis build dist
