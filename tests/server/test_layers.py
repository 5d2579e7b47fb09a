"""What import-linter cannot see of the layers; pyproject.toml has the rest."""

from pathlib import Path

from smallbox import server

SOURCES = sorted(Path(server.__file__).parent.glob("**/*.py"))


def test_no_import_is_hidden_from_the_layers() -> None:
    """An import for the type checker alone would be a way round them."""
    assert len(SOURCES) > 30
    assert [path.name for path in SOURCES if "TYPE_CHECKING" in path.read_text()] == []
