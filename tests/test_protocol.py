"""The generated files of the browser's side agree with the server's messages."""

from tools.protocol import ROOT, all_files


def test_the_generated_types_are_up_to_date() -> None:
    stale = [path for path, text in all_files().items() if path.read_text(encoding="utf-8") != text]
    assert [str(path.relative_to(ROOT)) for path in stale] == [], "run `make protocol`"
