"""MemoWars in a real browser: whole games in three ways, and nothing to look up."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import await_step, await_turn, open_table, play_now, sequence
from tests.browser.memowars import AGAINST_ONE, BRIEF, Finger, Keys, Mouse
from tests.browser.secrets import faces_in_memory, faces_in_strings, listen

MOMENT = 5_500  # milliseconds of the page's clock: then all that was shown for a moment is gone


def test_a_whole_game_with_the_mouse(visit: Visit) -> None:
    """And a face in a view has just been turned up, or was up in the view before."""
    page = visit(None)
    heard = listen(page)
    open_table(page, AGAINST_ONE)
    assert Mouse(page).play_to_the_end() >= 9
    up: set[int] = set()
    updates = [message for message in heard if message["type"] == "update"]
    assert len(updates) > 20
    for message in updates:
        if message["view"]["phase"] == "build":
            assert all(card["face"] is None for card in message["view"]["cards"])
            continue
        turned = {event["slot"] for event in message["events"] if event.get("face")}
        now = {card["slot"] for card in message["view"]["cards"] if card["face"]}
        assert now <= up | turned
        up = now
    for message in heard:
        assert not message.get("missed")


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit(None)
    open_table(page, BRIEF)
    assert Keys(page).play_to_the_end() >= 9


def test_a_whole_game_with_a_finger_on_a_phone(visit: Visit) -> None:
    page = visit(None, width=390, height=844, touch=True)
    open_table(page, BRIEF)
    assert Finger(page).play_to_the_end() >= 9


def test_a_card_is_dragged_from_the_hand_turned_and_refused_with_the_clause(visit: Visit) -> None:
    page = visit()
    play_now(page, "memowars")
    await_turn(page)
    mouse = Mouse(page)
    x, y = mouse.middle(page.locator(".hand button").first)
    table_x, table_y = mouse.middle(page.locator(".card").first)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(table_x, table_y, steps=4)
    assert page.inner_text(".prompt") == "The card would touch another one."
    corner = page.locator(".galaxy").bounding_box()
    assert corner
    page.mouse.move(corner["x"] + 20, corner["y"] + 20)
    page.mouse.up()
    page.wait_for_selector("[data-touch=ghost]:focus")
    upright = page.locator("[data-touch=ghost] > g").first.get_attribute("style")
    page.keyboard.press("r")
    assert page.locator("[data-touch=ghost] > g").first.get_attribute("style") != upright
    assert page.inner_text(".prompt") in (
        "The card would lie more than 1 cm from all others.",
        "The card would stick out over the edge of the table.",
    )
    page.keyboard.press("Enter")
    page.wait_for_selector(".why-not")
    page.keyboard.press("Escape")
    assert page.locator("[data-touch=ghost]").count() == 0


def test_the_galaxy_can_be_panned_and_zoomed(visit: Visit) -> None:
    page = visit()
    play_now(page, "memowars")
    await_turn(page)
    card = page.locator(".card").first
    page.locator(".zoom button").first.click()  # from now on it does not follow what the bots lay down
    expect(page.locator(".gliding")).to_have_count(0)
    before = card.bounding_box()
    assert before
    page.locator(".galaxy").hover()
    page.mouse.wheel(0, -200)
    page.wait_for_function(
        "width => document.querySelector('.card').getBoundingClientRect().width > width",
        arg=before["width"] * 1.2,
    )
    nearer = card.bounding_box()
    assert nearer
    corner = page.locator(".galaxy").bounding_box()
    assert corner
    x, y = corner["x"] + 150, corner["y"] + 12
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=3)
    page.mouse.up()
    moved = card.bounding_box()
    assert moved
    assert abs(moved["x"] - nearer["x"] - 60) < 2


def test_a_toss_by_numbers(visit: Visit) -> None:
    page = visit(None)
    open_table(page, BRIEF)
    Mouse(page).play_until("toss")
    before = sequence(page)
    page.get_by_text("By numbers").click()
    fields = page.locator(".tray input")
    fields.nth(0).fill("135")
    fields.nth(1).fill("24.5")
    expect(page.locator(".tray .prompt")).to_have_text(
        "Say where the disc shall fly: which way, and how far."
    )
    name = page.locator(".strip .me .name").inner_text()
    tosses = page.locator("#panel p").filter(has_text=f"{name} tosses the disc.")
    told = tosses.count()
    page.get_by_role("button", name="Toss", exact=True).click()
    await_step(page, before)
    expect(page.locator(".why-not")).to_have_count(0)
    expect(tosses).to_have_count(told + 1)


def test_escape_calls_a_pull_off(visit: Visit) -> None:
    page = visit(None)
    open_table(page, BRIEF)
    mouse = Mouse(page)
    mouse.play_until("toss")
    before = sequence(page)
    prompt = page.locator(".tray .prompt").inner_text()
    x, y = mouse.shooter()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 30, y + 30, steps=3)
    page.keyboard.press("Escape")
    page.mouse.move(x - 40, y + 40)
    page.mouse.up()
    expect(page.locator(".tray .prompt")).to_have_text(prompt)
    expect(page.locator("[data-busy=false]")).to_have_count(1)
    assert sequence(page) == before


def test_the_meters_are_explained_while_they_swing(visit: Visit) -> None:
    page = visit(None)
    open_table(page, BRIEF)
    Mouse(page).play_until("toss")
    prompt = page.locator(".tray .prompt")
    pull = prompt.inner_text()
    page.get_by_text("Swinging arrow").click()
    expect(prompt).to_have_text("The arrow goes round: stop it when it points where the disc shall fly.")
    page.keyboard.press(" ")
    expect(prompt).to_have_text("Now the strength rises and falls: stop it, and the disc flies.")
    page.keyboard.press("Escape")
    expect(prompt).to_have_text(pull)


def test_what_is_turned_down_again_is_nowhere_in_the_page(visit: Visit) -> None:
    """After some turns, when no card is up, neither memory nor words hold a face of the galaxy."""
    page = visit(None)
    page.clock.install()  # so that moments pass when the test says so, however busy the computer is
    heard = listen(page)
    open_table(page, AGAINST_ONE)
    mouse = Mouse(page)
    mouse.play_until("reveal")
    for _ in range(4):
        mouse.move()
        mouse.play_until("reveal")
    # If the other turns up my Scanner, my turn begins while I still see the last card that I looked at.
    while faces_up(last := last_view(heard)):
        mouse.move()
        mouse.play_until("reveal")
    shown = [event["face"] for message in heard for event in message.get("events", []) if event.get("face")]
    assert len(shown) > 9
    page.clock.run_for(MOMENT)

    own = {(kind, 0) for kind in last["eliminated"]}
    assert {(face["kind"], face["owner"]) for face in faces_in_memory(page)} <= own
    assert faces_in_strings(page) == 0
    said = page.locator(".table").inner_text() + page.locator("[role=log]").first.inner_text()
    for word in ("Planet of", "Scanner of", "Blaster of", "minefield:"):
        assert word not in said

    again = listen(page)  # and a reload shows no more than the table
    page.reload()
    assert await_turn(page)
    welcome = next(message for message in again if message["type"] == "welcome")
    assert welcome["missed"] == []
    assert faces_up(welcome["view"]) == []


def last_view(heard: list[dict[str, Any]]) -> dict[str, Any]:
    return [message["view"] for message in heard if message["type"] == "update"][-1]


def faces_up(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards of the galaxy whose face one can see."""
    return [card for card in view["cards"] if card["face"]]
