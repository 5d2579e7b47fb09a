"""What all tests share: Hypothesis's pace, and the rule that every clause has its tests."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from smallbox.games import all_games
from tests.installed import install_examples
from tests.ways import WAY

install_examples()  # before anybody asks which games there are
assert WAY  # it says how kernels run, before any of them does

TESTS = Path(__file__).parent

settings.register_profile(
    "all", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None
)
settings.load_profile("all")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuse to run the whole suite while a clause lacks a test that accepts, or one that refuses."""
    named: set[tuple[str, bool]] = set()
    for item in items:
        for mark in item.iter_markers("clause"):
            refuses = bool(mark.kwargs.get("refuses", False))
            named.update((str(clause), refuses) for clause in mark.args)
    known = {clause for game in all_games() for section in game.clauses.values() for clause in section}
    unknown = sorted({clause for clause, _ in named} - known)
    missing = [] if config.args != ["tests"] or config.option.keyword else missing_clauses(named)
    problems = [f"{clause}: no such clause" for clause in unknown] + missing
    if problems:
        raise pytest.UsageError("clauses and tests do not agree:\n  " + "\n  ".join(problems))


def missing_clauses(named: set[tuple[str, bool]]) -> list[str]:
    """The clauses without a test that accepts, and the rules without one that refuses."""
    missing: list[str] = []
    for game in all_games():
        for section in game.clauses.values():
            missing += [f"{clause}: no test" for clause in section if (clause, False) not in named]
        refusals = [game.clause(rule) for rule in game.rules.Rule if rule]
        missing += [f"{clause}: no test that refuses" for clause in refusals if (clause, True) not in named]
    return missing
