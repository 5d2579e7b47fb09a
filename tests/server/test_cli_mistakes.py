"""Settings that cannot be: one line says which and why."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from smallbox.mistake import Mistake
from smallbox.server.settings import load, secret_of
from tests.server.servers import Process


def mistake(*arguments: str, **environment: str) -> str:
    run = subprocess.run(
        [sys.executable, "-m", "smallbox.cli", "serve", "--lang", "en", *arguments],
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, **environment},
    )
    assert run.returncode == 2, run.stderr
    assert run.stderr.count("\n") == 1, run.stderr
    return run.stderr


def test_a_flag_beats_the_environment_beats_the_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 1\nhost = "a"\nbot_pause = 0.5\norigins = ["https://x"]\n')
    chosen = load({"settings": file, "port": 3, "host": None}, {"SMALLBOX_PORT": "2", "SMALLBOX_HOST": "b"})
    assert (chosen.port, chosen.host, chosen.bot_pause) == (3, "b", 0.5)
    assert chosen.origins == ["https://x"]
    assert load({}, {"SMALLBOX_PROXIES": "10.0.0.1,10.0.0.2"}).proxies == ["10.0.0.1", "10.0.0.2"]


@pytest.mark.parametrize(
    ("flags", "environment", "named"),
    [
        ({"port": 70000}, {}, "port"),
        ({}, {"SMALLBOX_WORKERS": "none"}, "workers"),
        ({}, {"SMALLBOX_BOT_PAUSE": "-1"}, "bot_pause"),
        ({}, {"SMALLBOX_LOG": "loud"}, "log"),
        ({"db": "mysql://x"}, {}, "db"),
        ({}, {"SMALLBOX_PROXIES": "here"}, "proxies"),
    ],
)
def test_a_wrong_setting_is_named(flags: dict[str, object], environment: dict[str, str], named: str) -> None:
    with pytest.raises(Mistake) as wrong:
        load(flags, environment)
    assert wrong.value.arguments["setting"] == named


def test_a_wrong_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="file-unreadable"):
        load({"settings": tmp_path / "none"}, {})
    (tmp_path / "bad").write_text("port = ")
    with pytest.raises(Mistake, match="file-wrong"):
        load({"settings": tmp_path / "bad"}, {})
    (tmp_path / "odd").write_text("colour = 1")
    with pytest.raises(Mistake, match="colour"):
        load({"settings": tmp_path / "odd"}, {})


def test_a_port_in_use_and_a_folder_that_cannot_be_are_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert port in mistake("--port", port, SMALLBOX_DATA=str(tmp_path), SMALLBOX_LOG="off")
    (tmp_path / "file").write_text("")
    assert str(tmp_path) in mistake("--port", "0", SMALLBOX_DATA=str(tmp_path / "file"), SMALLBOX_LOG="off")


def test_the_secret_is_made_once_and_kept(tmp_path: Path) -> None:
    settings = load({}, {"SMALLBOX_DATA": str(tmp_path)})
    assert secret_of(settings) == secret_of(settings) != b""
    assert len(secret_of(settings)) == 64


def test_ctrl_c_stops_it_without_a_complaint(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        process.process.send_signal(signal.SIGINT)
        assert process.process.wait(20) == 0
        assert "Traceback" not in process.log.read_text()
