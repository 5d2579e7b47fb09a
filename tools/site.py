"""Write the client as a folder of static files, for any host and below any path: `make site`.

    python -m tools.site build/site

docs/site.md says what it can do without a server.
"""

import re
import shutil
import sys
from pathlib import Path

from smallbox.games import find
from smallbox.kernel.webassembly import module_of
from smallbox.registry import OWN_GAMES
from smallbox.server.client_folder import PAGE, Files, built, whole
from smallbox.server.guards import CSP

HERE, NONE = b'name="smallbox-server" content="here"', b'name="smallbox-server" content="none"'
HEAD = b"<head>\n"


def site(files: Files) -> Files:
    """All files of the site, by name, made from those of the built client."""
    if PAGE not in files:
        raise SystemExit("the web client is not built: make web")
    modules = {name: module for name in OWN_GAMES if (module := module_of(name))}
    if len(modules) < len(OWN_GAMES):
        raise SystemExit("the kernels are not compiled: python -m tools.kernels")
    pages = files | {PAGE: page_without_server(files[PAGE])}
    return whole(pages, [find(name) for name in OWN_GAMES], modules)


def page_without_server(page: bytes) -> bytes:
    """The page, which says that it has no server; and what it may load, which elsewhere the server says."""
    if HERE not in page or HEAD not in page:
        raise ValueError("index.html has changed: it has no place for what a site says")
    policy = re.sub(r"; frame-ancestors [^;]*", "", CSP)  # only a server may say that
    policy_line = f'    <meta http-equiv="Content-Security-Policy" content="{policy}" />\n'
    return page.replace(HERE, NONE).replace(HEAD, HEAD + policy_line.encode())


def write(files: Files, folder: Path) -> None:
    """Put these files into the folder, and nothing else."""
    if folder.exists() and any(folder.iterdir()) and not (folder / PAGE).exists():
        raise SystemExit(f"{folder} is not empty, and no site")
    shutil.rmtree(folder, ignore_errors=True)
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def main(folder: Path) -> None:
    files = site(built())
    write(files, folder)
    size = sum(map(len, files.values())) // 1000
    print(f"{folder}: {len(files)} files, {size} kB. Any web server can serve them, below any path.")  # noqa: T201


if __name__ == "__main__":
    main(Path(sys.argv[1]))
