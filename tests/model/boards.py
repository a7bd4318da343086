"""Boards and positions as sets of places (column, row), with rules of their own that do not ask the program."""

from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Dict, FrozenSet, List, NamedTuple, Tuple

DIRECTIONS = {
    "square": {(1, 0), (0, 1), (-1, 0), (0, -1)},
    "triangular": {(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, -1)},
    "diagonal": set(product((-1, 0, 1), repeat=2)) - {(0, 0)},
}


class Place(NamedTuple):
    """A hole, by column and row from zero."""

    x: int
    y: int

    def name(self) -> str:
        letters, x = "", self.x
        while x >= 0:
            letters, x = chr(ord("a") + x % 26) + letters, x // 26 - 1
        return f"{letters}{self.y + 1}"


Holes = FrozenSet[Place]
Matrix = Tuple[int, int, int, int]


def by_rows(holes) -> List[Place]:
    return sorted(holes, key=lambda hole: (hole.y, hole.x))


@dataclass(frozen=True)
class Board:
    """A lattice and its holes; `name` is the board's spelling unless it is a picture."""

    lattice: str
    holes: Holes
    name: str = ""

    @cached_property
    def rows(self) -> List[Place]:
        return by_rows(self.holes)

    def picture(self, pegs: Holes = frozenset()) -> str:
        def mark(x, y):
            return "*" if (x, y) in pegs else "o" if (x, y) in self.holes else "."

        width, height = 1 + max(h.x for h in self.holes), 1 + max(h.y for h in self.holes)
        return "/".join("".join(mark(x, y) for x in range(width)).rstrip(".") or "." for y in range(height))

    def drawn(self) -> str:
        """The board as a picture in one word."""
        return ("" if self.lattice == "square" else self.lattice + ":") + self.picture()

    def text(self) -> str:
        return self.name or self.drawn()

    def jumps(self, pegs: Holes) -> List[Tuple[Place, Place, Place]]:
        """From, over, to: all jumps."""
        found = []
        for x, y in by_rows(pegs):
            for dx, dy in sorted(DIRECTIONS[self.lattice]):
                over, to = Place(x + dx, y + dy), Place(x + 2 * dx, y + 2 * dy)
                if over in pegs and to in self.holes and to not in pegs:
                    found.append((Place(x, y), over, to))
        return found

    def images(self) -> "List[Dict[Place, Place]]":
        """Images of holes under the lattice's symmetries, moved so that columns and rows begin at zero."""
        return [self.image(matrix) for matrix in SYMMETRIES[self.lattice]]

    def image(self, matrix: Matrix) -> "Dict[Place, Place]":
        a, b, c, d = matrix
        turned = {hole: (a * hole.x + b * hole.y, c * hole.x + d * hole.y) for hole in self.holes}
        left, top = min(x for x, _ in turned.values()), min(y for _, y in turned.values())
        return {hole: Place(x - left, y - top) for hole, (x, y) in turned.items()}


def _symmetries(lattice: str) -> List[Matrix]:
    directions = DIRECTIONS[lattice]
    return [
        (a, b, c, d)
        for a, b, c, d in product((1, 0, -1), repeat=4)
        if {(a * x + b * y, c * x + d * y) for x, y in directions} == directions
    ]


SYMMETRIES = {lattice: _symmetries(lattice) for lattice in DIRECTIONS}


def from_picture(lattice: str, picture: str, name: str = "") -> Board:
    rows = picture.split("/")
    holes = frozenset(Place(x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c in "o*")
    return Board(lattice, holes, name)


def play(pegs: Holes, jump: Tuple[Place, Place, Place]) -> Holes:
    start, over, to = jump
    return pegs - {start, over} | {to}
