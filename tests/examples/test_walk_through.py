"""docs/your-own-game.md shows the files of the example as they are, each of them whole."""

import re
from collections import defaultdict
from pathlib import Path

from tests.installed import EXAMPLES

PAGE = (EXAMPLES.parent / "docs/your-own-game.md").read_text(encoding="utf-8")
SHOWN = re.compile(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)\n```$", re.MULTILINE | re.DOTALL)


def test_the_page_shows_the_files_of_the_example() -> None:
    parts: defaultdict[str, list[str]] = defaultdict(list)
    for path, text in SHOWN.findall(PAGE):
        parts[path].append(text)
    folder = EXAMPLES / "ferry"
    files = [path for path in folder.glob("**/*") if path.is_file() and "__pycache__" not in path.parts]
    assert set(parts) == {str(path.relative_to(folder)) for path in files}
    for path, texts in parts.items():
        assert "\n\n\n".join(texts) + "\n" == (folder / path).read_text(encoding="utf-8"), path


def test_what_the_page_points_to_is_there() -> None:
    for link in re.findall(r"\]\((\.\./[^)#]+)", PAGE):
        assert (Path(EXAMPLES.parent / "docs") / link).exists(), link
