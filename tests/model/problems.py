"""Problems: a start and a goal on a board, and their spellings."""

from dataclasses import dataclass, replace
from typing import Callable, List, Optional, Union

from boards import Board, Holes, Place, by_rows

Goal = Union[None, str, Holes]  # left open, "any" single peg, or these pegs


@dataclass(frozen=True)
class Problem:
    """`start` may be open; `pictures`: always written by --start and --goal."""

    board: Board
    start: Optional[Holes] = None
    goal: Goal = None
    pictures: bool = False

    def __repr__(self) -> str:
        return " ".join([self.board.text()] + [f"{key} {value}" for key, value in self.ends().items()])

    def ends(self, name: Callable[[Place], str] = Place.name) -> dict:
        """The JSON keys and values."""
        found = {}
        if self.start is not None:
            empty = self.board.holes - self.start
            if self.pictures or not empty:
                found["start"] = self.board.picture(self.start)
            else:
                found["vacate"] = ",".join(map(name, by_rows(empty)))
        if self.goal == "any":
            found["finish"] = "any"
        elif self.goal is not None:
            if self.pictures or not self.goal:
                found["goal"] = self.board.picture(self.goal)
            else:
                found["finish"] = ",".join(map(name, by_rows(self.goal)))
        return found

    def options(self, name: Callable[[Place], str] = Place.name) -> List[str]:
        return [word for key, value in self.ends(name).items() for word in (f"--{key}", value)]

    def words(self, name: Callable[[Place], str] = Place.name) -> List[str]:
        return [self.board.text()] + self.options(name)

    def to_single_peg(self, finish: Place) -> "Problem":
        return replace(self, goal=frozenset({finish}))

    def image(self, matrix) -> "Problem":
        """The same problem turned or reflected."""
        moved = self.board.image(matrix)

        def put(holes):
            return frozenset(moved[hole] for hole in holes)

        board = Board(self.board.lattice, put(self.board.holes))
        start = None if self.start is None else put(self.start)
        goal = put(self.goal) if isinstance(self.goal, frozenset) else self.goal
        return replace(self, board=board, start=start, goal=goal)

    def reversed(self) -> "Problem":
        """Played backwards, with pegs and holes exchanged; neither end may be open."""
        return replace(self, start=self.board.holes - self.goal, goal=self.board.holes - self.start)
