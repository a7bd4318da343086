"""The notation of holes, boards and positions does not change the problem."""

import re
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from boards import Board
from made import open_problems, problems
from program import answer, pegwright
from program import numbers as numbers_of


@given(open_problems())
def test_numbers(problem):
    number = {hole: str(at) for at, hole in enumerate(problem.board.rows, 1)}
    by_name = {hole.name(): text for hole, text in number.items()}
    letters = pegwright("solve", *problem.words())
    asked = [*problem.words(number.__getitem__), "--notation", "numbers"]
    numbers = pegwright("solve", *asked)
    assert numbers.code == letters.code, (numbers, letters)
    if letters.code == 0:
        comment, board, rest = letters.out.split("\n", 2)
        expected = f"{comment}\n{board}\nnotation numbers\n{_renamed(rest, by_name)}"
        assert numbers.out == expected, (numbers, letters)
        board, rest = re.match(r"(-: ok \S+)(.*)", pegwright("verify", "-", text=letters.out).out, re.S).groups()
        report = pegwright("verify", "-", text=numbers.out).out
        assert report == board + _renamed(rest, by_name), (report, numbers)
    # Reasons agree.
    told = pegwright("feasible", *asked).err
    assert told == _renamed(pegwright("feasible", *problem.words()).err, by_name), (told, letters)
    if problem.start is not None:
        plain = numbers_of("count", *problem.words())
        assert numbers_of("count", *asked) == plain, (asked, plain)


def _renamed(text, names):
    return re.sub(r"\b[a-z]+\d+\b", lambda found: names.get(found[0], found[0]), text)


@given(problems())
def test_pictures_and_names(problem):
    plain = numbers_of("count", *problem.words())
    other = numbers_of("count", *replace(problem, pictures=not problem.pictures).words())
    assert other == plain, (other, plain)
    # Capitals, and coordinates of single holes.
    if not problem.pictures:
        loud = numbers_of("count", *problem.words(lambda hole: hole.name().upper()))
        assert loud == plain, (loud, plain)
        if problem.start is not None and len(problem.board.holes - problem.start) == 1:
            by_columns = numbers_of("count", *problem.words(lambda hole: f"{hole.x},{hole.y}"))
            assert by_columns == plain, (by_columns, plain)


@given(problems(), st.booleans())
def test_drawn_boards(problem, explicit):
    """A named board is its picture."""
    lattice = problem.board.lattice
    name = f"{lattice}:{problem.board.picture()}" if explicit else ""
    drawn = replace(problem, board=Board(lattice, problem.board.holes, name), pictures=True)
    for command in ("count", "levels"):
        one, other = answer(command, *problem.words()), answer(command, *drawn.words())
        assert one.get("levels") == other.get("levels") and one.get("solutions") == other.get("solutions"), (one, other)
