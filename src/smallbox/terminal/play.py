"""Playing in the terminal: one person, with bots in the other seats."""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.rule import Rule as Line
from rich.text import Text

from smallbox.bots.players import SEEDS, Player
from smallbox.game_screen import GameScreen, WithMenu, WithOrder, forgets, write_picture
from smallbox.kernel.chance import draw, seed_stream
from smallbox.match import Match, Refused
from smallbox.terminal.rulebook import show_clause, show_rules
from smallbox.words import Words, of_clause

PAUSE = 0.5  # seconds to read what a bot did
WIPE = "\x1b[2J\x1b[3J\x1b[H"  # clears the screen and what has scrolled off it


class Quit(Exception):
    """The player wants to stop."""


@dataclass
class TerminalTable:
    """A match on the screen."""

    match: Match
    screen: GameScreen
    seat: int  # the person's
    bot: Player  # plays all other seats
    seed: int
    pause: float
    console: Console
    say: Words
    svg: Path | None = None  # where the table is drawn before each of the person's moves

    def __post_init__(self) -> None:
        self.whim = np.zeros(4, np.uint64)
        seed_stream(self.whim, self.seed, 1)

    def play(self, save: Path | None) -> None:
        """Play until the game is over or the person stops; either way the game is saved."""
        self.paint()  # first, so that an unwritable file shows up at once
        try:
            self.print_events()
            while asked := self.match.asked:
                seat = asked[draw(self.whim, len(asked)) if len(asked) > 1 else 0]  # in no fixed order
                if seat == self.seat:
                    self.person()
                else:
                    self.let_bot_move(seat)
                self.print_events()
            self.draw()
            view = self.match.view(self.seat)
            self.console.print(Text(self.screen.result(view, self.match.names, self.say), style="bold"))
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print(f"\n{self.say('goodbye')}")
        if save:
            self.match.save(save)
            self.console.print(self.say("saved", file=str(save)))

    def print_events(self) -> None:
        """Print the last move, as sentences."""
        for event in self.match.events(self.seat):
            if sentence := self.screen.tell(event, self.match.names, self.say):
                self.console.print(Text(f"  {sentence}", style="cyan"))

    def draw(self) -> None:
        view = self.match.view(self.seat)
        self.console.print(Line(style="green"))
        self.console.print(self.screen.draw(view, self.match.legal(self.seat), self.match.names, self.say))
        self.paint()

    def paint(self) -> None:
        """Draw the table as a picture, if wanted."""
        if self.svg:
            view = self.match.view(self.seat)
            write_picture(self.screen, self.svg, view, self.match.names, self.say)

    def let_bot_move(self, seat: int) -> None:
        game, begin = self.match.game, time.monotonic()
        seen, seed = game.known_table(self.match.tables, seat), draw(self.whim, SEEDS)
        with self.console.status(self.say("bot-thinks", name=self.match.names[seat])):
            move = self.bot(game, seen, seat, seed)
        self.match.append(seat, move)
        time.sleep(max(0.0, self.pause - (time.monotonic() - begin)))

    def person(self) -> None:
        """Ask until a legal move is made."""
        self.draw()
        legal, view = self.match.legal(self.seat), self.match.view(self.seat)
        if isinstance(self.screen, WithOrder):
            legal = self.screen.in_order(legal, view)
        while True:
            text = self.ask(self.screen.prompt(view, legal, self.say))
            move = self.command(text, legal, view)
            if move is None:
                continue
            try:
                self.match.play(self.seat, move)
                break
            except Refused as refused:
                self.refuse(refused.clause)
        if forgets(self.screen) and self.console.is_terminal:
            self.console.file.write(WIPE)

    def command(self, text: str, legal: list[Any], view: Any) -> Any:
        """The move that was typed; None if it was a request to look something up."""
        if text == "q":
            raise Quit
        if text == "r":
            show_rules(self.match.game, self.console, self.say)
        elif text == "?":
            self.menu(legal, view)
        elif text:
            try:
                move = self.screen.read(text, view, legal, self.ask, self.say)
                if move is None and text.isdecimal() and 1 <= int(text) <= len(legal):
                    move = legal[int(text) - 1]
            except ValueError:  # includes msgspec's
                move = None
            if move is not None:
                return move
            self.console.print(Text(self.say("not-understood", input=text), style="yellow"))
        return None

    def menu(self, legal: list[Any], view: Any) -> None:
        """Print all legal moves."""
        self.console.print(self.say("legal-moves"))
        if isinstance(self.screen, WithMenu):
            self.console.print(self.screen.menu(view, legal, self.match.names, self.say))
            return
        for number, move in enumerate(legal, 1):
            words = self.screen.describe(move, view, self.match.names, self.say)
            self.console.print(Text(f"  {number:2}  {words}"))

    def ask(self, question: str) -> str:
        self.console.print(Text(question, style="bold"), end=" ")
        return self.console.input("> ").strip().lower()

    def refuse(self, clause: str) -> None:
        """Say why not: in one sentence, then the clause itself."""
        why = self.say(f"{of_clause(clause)}.no")
        self.console.print(Text(self.say("refused", why=why), style="bold red"))
        show_clause(clause, self.console, self.say)
