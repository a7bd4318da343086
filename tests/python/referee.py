"""A plain referee in Python, independent of the library."""

import re

DIRECTIONS = {
    "square": {(1, 0), (0, 1)},
    "triangular": {(1, 0), (0, 1), (1, 1)},
    "diagonal": {(1, 0), (0, 1), (1, 1), (1, -1)},
}


def hole_of(name):
    letters, number = re.fullmatch("([a-z]+)([1-9][0-9]*)", name).groups()
    column = 0
    for letter in letters:
        column = 26 * column + ord(letter) - ord("a") + 1
    return column - 1, int(number) - 1


def picture_holes(picture, letters):
    return {(x, y) for y, row in enumerate(picture.split("/")) for x, c in enumerate(row) if c in letters}


def board_of(name, pictures):
    """Lattice and holes; named boards are given as (lattice, picture)."""
    if re.fullmatch("T[0-9]+", name):
        return "triangular", {(x, y) for y in range(int(name[1:])) for x in range(y + 1)}
    lattice, _, shape = name.rpartition(":")
    if re.fullmatch("[0-9]+x[0-9]+", shape):
        width, height = map(int, shape.split("x"))
        return lattice or "square", {(x, y) for y in range(height) for x in range(width)}
    if name in pictures:
        return pictures[name][0], picture_holes(pictures[name][1], "o")
    return lattice or "square", picture_holes(shape, "o")


def replay(text, pictures={}):
    """Plays a solution's text and returns the number of jumps. AssertionError if it is wrong."""
    head, moves = text.split("\nmoves\n")
    head = dict(line.split(" ", 1) for line in head.splitlines())
    lattice, holes = board_of(head["board"], pictures)
    if "start" in head:
        pegs = picture_holes(head["start"], "*")
    else:
        pegs = holes - {hole_of(name) for name in head["vacate"].split(",")}
    jumps = 0
    for move in moves.split():
        chain = [hole_of(name) for name in move.split("-")]
        for (x, y), (u, v) in zip(chain, chain[1:]):
            half = ((u - x) // 2, (v - y) // 2)
            assert (u - x, v - y) == (2 * half[0], 2 * half[1])
            assert half in DIRECTIONS[lattice] or (-half[0], -half[1]) in DIRECTIONS[lattice], move
            over = (x + half[0], y + half[1])
            assert (x, y) in pegs and over in pegs and (u, v) in holes - pegs, move
            pegs -= {(x, y), over}
            pegs.add((u, v))
            jumps += 1
    if "goal" in head:
        assert pegs == picture_holes(head["goal"], "*")
    elif head["finish"] == "any":
        assert len(pegs) == 1
    else:
        assert pegs == {hole_of(name) for name in head["finish"].split(",")}
    return jumps
