"""A player of UWO in the browser: sees what everyone sees, and acts by mouse, by touch or by keys alone."""

from typing import Literal

from playwright.sync_api import Page

from tests.browser.house import await_step, await_turn, sequence

Way = Literal["mouse", "touch", "keys"]
ANSWERS = ("miss", "defend-morf", "yield", "counter")  # to a question, the best first
COLUMNS = 5
ENOUGH = {"walk", "attack", "morf", "end"}


class Player:
    """Does first what it has not done yet: attacks whenever it can, morfs, walks, ends its turn.

    Once it has done enough of everything it gives up its energy, so that the game comes to an end soon.
    """

    def __init__(self, page: Page, way: Way = "mouse") -> None:
        self.page = page
        self.way: Way = way
        self.done: set[str] = set()

    def play_to_the_end(self) -> None:
        while await_turn(self.page):
            self.play_one()

    def play_one(self) -> None:
        """One move, whatever is asked."""
        before = sequence(self.page)
        self.choose()
        await_step(self.page, before)

    def choose(self) -> None:
        for answer in ANSWERS:
            if self.page.locator(f"[data-move={answer}]").count():
                return self.act(answer, f"[data-move={answer}]")
        if self.done >= ENOUGH:
            return self.act("burn", "[data-move=burn]")
        if self.attack() or ("morf" not in self.done and self.morf()):
            return None
        if "walk" in self.done and "end" not in self.done:
            return self.act("end", "[data-move=end]")
        return None if self.go() else self.act("end", "[data-move=end]")

    def act(self, what: str, selector: str) -> None:
        self.done.add(what)
        self.press(selector)

    def morf(self) -> bool:
        """The first card that can morf somebody, on the first UWO that it can morf."""
        for card in range(self.page.locator("[data-card].playable").count()):
            chosen = f"[data-card].playable >> nth={card}"
            self.press(chosen)
            if self.page.locator("[data-mark=morf]").count():
                self.act("morf", "[data-mark=morf] >> nth=0")
                return True
            self.let_go(chosen)
        return False

    def attack(self) -> bool:
        """With the foremost UWO that can; a Dynamite's way to attack is to explode."""
        if not self.page.locator("[data-able=strike]").count():
            return False
        self.press("[data-able=strike] >> nth=0")
        if self.page.locator("[data-mark=attack]").count():
            self.act("attack", "[data-mark=attack] >> nth=0")
        else:
            self.done.add("attack")
            self.act("blast", "[data-move=blast]")
        return True

    def go(self) -> bool:
        """Walk with the foremost UWO that can; a Rider rides, if nobody walks."""
        able = [square.get_attribute("data-square") for square in self.page.locator("[data-able]").all()]
        for square in able:
            self.press(f"[data-square='{square}']")
            if self.page.locator("[data-mark=walk]").count():
                self.act("walk", "[data-mark=walk] >> nth=0")
                return True
            if square == able[-1]:
                self.ride()
                return True
            self.let_go(f"[data-square='{square}']")
        return False

    def ride(self) -> None:
        """One step after the other, as far as it goes."""
        before = sequence(self.page)
        self.done.add("ride")
        while sequence(self.page) == before and self.page.locator("[data-mark=ride]").count():
            self.press("[data-mark=ride] >> nth=0")

    # ----------------------------------------------------------------------- how it is done

    def press(self, selector: str) -> None:
        if self.way == "mouse":
            self.page.click(selector)
        elif self.way == "touch":
            self.page.tap(selector)
        else:
            self.go_to(selector)
            self.page.keyboard.press("Enter")

    def let_go(self, chosen: str) -> None:
        """Take the choice back."""
        if self.way == "keys":
            self.page.keyboard.press("Escape")
        else:
            self.press(chosen)

    def go_to(self, selector: str) -> None:
        """Tab to where it is; in the field the arrow keys."""
        target = self.page.locator(selector)
        wanted = target.get_attribute("data-square")
        for _ in range(60):
            if target.evaluate("element => element === document.activeElement"):
                return
            focused = self.page.evaluate("document.activeElement.dataset.square")
            if wanted is None or focused is None:
                self.page.keyboard.press("Tab")
            else:
                self.page.keyboard.press(self.arrow(int(focused), int(wanted)))
        raise AssertionError(f"the keys do not lead to {selector}")

    def arrow(self, at: int, to: int) -> str:
        """The arrow key that leads nearer; the tests sit with the Gnorfs."""
        if at // COLUMNS != to // COLUMNS:
            return "ArrowUp" if to > at else "ArrowDown"
        return "ArrowRight" if to > at else "ArrowLeft"
