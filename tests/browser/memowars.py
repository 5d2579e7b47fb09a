"""Playing MemoWars in a browser: with the mouse, with the keyboard alone, or with a finger."""

import tomllib
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import Locator, Page

import smallbox.games.memowars
from tests.browser.house import await_turn, has_stepped, sequence

CARDS = tomllib.loads((Path(smallbox.games.memowars.__file__).parent / "cards.toml").read_text())
ARMED = {"planet": 1, "scanner": 1, "double": 2, "blaster": 4, "retro": 1}
AGAINST_ONE: dict[str, Any] = {"game": "memowars", "players": 2, "bots": {"1": 1}}
STEADY = CARDS["toss"] | {"scatter": 20, "scatter_along": 4, "scatter_across": 3}
BRIEF = AGAINST_ONE | {  # tosses from the start, which hit, from one who remembers: it is soon over
    "bots": {"1": 3},
    "cards": CARDS | {"fleet": ARMED, "toss": STEADY},
}
PULL = 34  # pixels
SWING = 90  # milliseconds at most, until a meter is stopped
TRIES = 5  # of a move
ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
FREE = """wanted => [...document.querySelectorAll(wanted)].flatMap(card => {
    const box = card.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return card.contains(document.elementFromPoint(x, y)) ? [[x, y]] : []
})"""

MARKED_OR_PLAYED = """after => document.querySelector('.card.tapped') ||
    Number(document.querySelector('[data-seq]').dataset.seq) > after"""


class Hand(ABC):
    """Somebody who plays without a plan: any card, any place that is offered, a toss in any direction."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.whim = np.random.default_rng(seed)

    def play_to_the_end(self, most: int = 600) -> int:
        """Play until the game is over; the number of own moves."""
        for moves in range(most):
            if not await_turn(self.page):
                return moves
            self.move()
        raise AssertionError(f"not over after {most} moves")

    def play_until(self, phase: str) -> None:
        """Play until it is my turn in this phase."""
        while await_turn(self.page):
            if self.phase == phase:
                return
            self.move()
        raise AssertionError(f"the game was over before it came to: {phase}")

    @property
    def phase(self) -> str | None:
        return self.page.get_attribute("[data-phase]", "data-phase")

    def move(self) -> None:
        """Others lay cards meanwhile, and what one aims at may be elsewhere by then: look, try again."""
        for _ in range(TRIES):
            before = sequence(self.page)
            self.act()
            if has_stepped(self.page, before) or not await_turn(self.page):
                return
        raise AssertionError(f"nothing happens, in phase {self.phase}")

    def act(self) -> None:
        phase = self.phase
        if phase in ("build", "return"):
            self.lay()
        elif phase == "toss":
            self.toss()
        else:
            self.choose()

    def cards(self) -> Locator:
        """The cards that may be chosen."""
        return self.page.locator(".card.may")

    def middle(self, piece: Locator) -> tuple[float, float]:
        box = piece.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def reachable(self) -> tuple[float, float]:
        """The middle of a card that may be chosen and lies free under the pointer."""
        free = self.free(".card.may")
        return free[int(self.whim.integers(len(free)))]

    def shooter(self) -> tuple[float, float]:
        """The middle of the card that shoots, which must lie free."""
        free = self.free(".card.shooter")
        assert free, "something covers the card that shoots"
        return free[0]

    def free(self, wanted: str) -> list[tuple[float, float]]:
        """The middles of all such cards that nothing covers."""
        return [(x, y) for x, y in self.page.evaluate(FREE, wanted)]

    def way(self) -> tuple[float, float]:
        """Where the disc is pulled to."""
        return self.whim.uniform(-PULL, PULL), self.whim.uniform(10, PULL)

    @abstractmethod
    def lay(self) -> None: ...

    @abstractmethod
    def choose(self) -> None: ...

    @abstractmethod
    def toss(self) -> None: ...


class Mouse(Hand):
    def lay(self) -> None:
        ghost = self.page.locator("[data-touch=ghost] .edge")
        if self.page.locator(".prompt.wrong").count():
            self.page.keyboard.press("Escape")  # a click beside the card has put it where it does not fit
        if not ghost.count():
            self.page.locator(".hand button[aria-disabled=false]").first.click()
        box = ghost.bounding_box() if ghost.is_visible() else None
        if box:  # it may be drawn anew just now: somebody else has laid a card
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def choose(self) -> None:
        self.page.mouse.click(*self.reachable())

    def toss(self) -> None:
        x, y = self.shooter()
        dx, dy = self.way()
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + dx, y + dy, steps=3)
        self.page.mouse.up()


class Keys(Hand):
    """Touches nothing but the keyboard."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def reach(self, wanted: str) -> None:
        """From the board go on with Tab until the focus is on such an element."""
        self.press("b")
        for _ in range(40):
            if self.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {wanted}")

    def lay(self) -> None:
        self.reach(".hand button[aria-disabled=false]")
        self.press("Enter")
        self.page.wait_for_selector("[data-touch=ghost]:focus")
        self.press("n", "Enter")

    def choose(self) -> None:
        self.reach(".card")
        if self.page.locator(".card.may.few").count() == 0:
            for _ in range(self.whim.integers(4)):
                self.press(ARROWS[int(self.whim.integers(4))])
        while not self.page.evaluate("document.activeElement.matches('.card.may')"):  # the Scanner itself
            self.press(ARROWS[int(self.whim.integers(4))])
        self.press("Enter")

    def toss(self) -> None:
        self.reach(".card.shooter")
        self.press("Enter")
        self.page.wait_for_selector("[data-meter]:focus")
        self.page.wait_for_timeout(int(self.whim.integers(SWING)))
        self.press(" ")
        self.page.wait_for_timeout(int(self.whim.integers(SWING)))
        self.press(" ")


class Finger(Hand):
    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.screen: Any = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        event: dict[str, Any] = {"type": kind, "touchPoints": spots}
        self.screen.send("Input.dispatchTouchEvent", event)

    def lay(self) -> None:
        if not self.page.locator("[data-touch=ghost]").count():
            self.page.locator(".hand button[aria-disabled=false]").first.tap()
        self.page.locator(".own .primary").tap()

    def choose(self) -> None:
        """A small card wants two taps: the first one only marks it."""
        before = sequence(self.page)
        self.page.touchscreen.tap(*self.reachable())
        self.page.wait_for_function(MARKED_OR_PLAYED, arg=before)
        marked = self.page.locator(".card.tapped .edge")
        if sequence(self.page) == before and marked.count():
            self.page.touchscreen.tap(*self.middle(marked))

    def toss(self) -> None:
        x, y = self.shooter()
        dx, dy = self.way()
        self.touch("touchStart", (x, y))
        for part in (0.3, 0.7, 1):
            self.touch("touchMove", (x + dx * part, y + dy * part))
        self.touch("touchEnd")
