"""Card files: our own is right, and whatever is wrong with another is said with its entry."""

from pathlib import Path

import numpy as np
import pytest

from smallbox.game import Mistake
from smallbox.games.uwo import GAME
from smallbox.games.uwo.cards import KINDS, Cards
from smallbox.words import has, words

OWN = (Path(GAME.rules.__file__ or "").parent / "cards.toml").read_text(encoding="utf-8")


def load(tmp_path: Path, text: str) -> Cards:
    path = tmp_path / "my.toml"
    path.write_text(text, encoding="utf-8")
    return GAME.load_cards(path)


def test_our_own_cards() -> None:
    cards = GAME.own_cards
    assert [card.kind for card in cards.uwos] == list(KINDS)
    assert sum(card.copies for card in cards.uwos) == 40


WRONG = [
    ('kind = "tank"', 'kind = "cow"', "uwo-cards-kind", 3),
    ('kind = "tank"', 'kind = "pistol"', "uwo-cards-twice", 3),
    ('kind = "fist"\ncopies = 10', 'kind = "fist"\ncopies = 9', "uwo-cards-fists", 1),
    ('kind = "miss"\ncopies = 9', 'kind = "miss"\ncopies = 9\nwalk = 1', "uwo-cards-miss", 9),
    ("attack = 5", "attack = 6", "uwo-cards-attack", 6),
    ("walk = 3\nwalk_energy = 2", "walk = 4\nwalk_energy = 2", "uwo-cards-walk", 7),
    (
        'walk_energy = 2\nshields = ["fist", "pistol", "tank"',
        'walk_energy = 2\nattack = 1\nshields = ["tank"',
        "uwo-cards-rider",
        7,
    ),
    ("attack = 1\nattack_energy = 2", "attack = 2\nattack_energy = 2", "uwo-cards-dynamite", 8),
    ("attack_energy = 2", "attack_energy = 7", "uwo-cards-energy", 8),
    ("attack_energy = 2", "attack_energy = 0", "uwo-cards-energy", 8),
    ('shields = ["rider"]', 'shields = ["dynamite"]', "uwo-cards-shield", 6),
    ('shields = ["rider"]', 'shields = ["sheep"]', "uwo-cards-shield", 6),
]


@pytest.mark.parametrize(("right", "wrong", "message", "entry"), WRONG)
def test_a_mistake_names_the_entry(tmp_path: Path, right: str, wrong: str, message: str, entry: int) -> None:
    assert right in OWN
    with pytest.raises(Mistake) as mistake:
        load(tmp_path, OWN.replace(right, wrong, 1))
    assert mistake.value.message == message
    assert mistake.value.arguments["entry"] == entry
    text = words("en")(message, **mistake.value.arguments)
    assert f"entry {entry}" in text
    assert "my.toml" in text


def test_mistakes_of_the_whole_file(tmp_path: Path) -> None:
    for text, message in (
        (OWN.replace("copies = 3", "copies = 4", 1), "uwo-cards-count"),
        (OWN[: OWN.rindex("[[uwos]]")], "uwo-cards-missing"),
        ("uwos = 7", "file-wrong"),
        (OWN.replace("copies = 3", "copies = -3", 1), "file-wrong"),
        (OWN + "colour = 1", "file-wrong"),
    ):
        with pytest.raises(Mistake) as mistake:
            load(tmp_path, text)
        assert mistake.value.message == message
        assert message == "file-wrong" or has("en", message)
    with pytest.raises(Mistake, match="file-unreadable"):
        GAME.load_cards(tmp_path / "none.toml")


def test_other_cards_can_be_played(tmp_path: Path) -> None:
    text = OWN.replace('kind = "rider"\ncopies = 3', 'kind = "rider"\ncopies = 24').replace(
        "copies = 3\n", "copies = 0\n"
    )
    cards = load(tmp_path, text.replace('kind = "miss"\ncopies = 9', 'kind = "miss"\ncopies = 6'))
    tables = GAME.blank(2, None, cards)
    GAME.kernels.setup(tables, 0)
    batch = GAME.kernels.Batch.array(1)
    lengths = np.zeros(1, np.int64)
    GAME.kernels.play_all(tables, batch, lengths)
    assert tables[0].over
