"""Boards beyond exhaustive search: constructor, theory and referees; a played position can be solved."""

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from boards import Place
from made import NAMED, played
from problems import Problem
from program import answer, named, pegwright, run, without_comments


@dataclass(frozen=True)
class Family:
    """A triangle (width = height) or a rectangle of any size, with a pair of holes."""

    triangle: bool
    width: int
    height: int
    vacate: Place
    finish: Place

    def __repr__(self):
        board = f"T{self.height}" if self.triangle else f"{self.width}x{self.height}"
        return f"{board} --vacate {self.vacate.name()} --finish {self.finish.name()}"

    def words(self):
        return repr(self).split()

    def image(self, turns):
        """Turned by thirds or quarters."""
        found = self
        for _ in range(turns):
            if self.triangle:
                n = self.height - 1
                places = [Place(n - hole.y, n - hole.y + hole.x) for hole in (found.vacate, found.finish)]
                found = Family(True, self.width, self.height, *places)
            else:
                places = [Place(found.height - 1 - hole.y, hole.x) for hole in (found.vacate, found.finish)]
                found = Family(False, found.height, found.width, *places)
        return found


@st.composite
def families(draw, most=40):
    triangle = draw(st.booleans())
    height = draw(st.integers(1, most))
    width = height if triangle else draw(st.integers(1, most))

    def hole():
        y = draw(st.integers(0, height - 1))
        return Place(draw(st.integers(0, y if triangle else width - 1)), y)

    vacate = hole()
    finish = hole()
    if draw(st.booleans()):  # in the same class, most often: else nearly all pairs are infeasible
        x = [x for x in range(finish.y + 1 if triangle else width) if (x - vacate.x) % 3 == 0]
        y = [y for y in range(height) if (y - vacate.y) % 3 == 0]
        finish = Place(draw(st.sampled_from(x)) if x else finish.x, draw(st.sampled_from(y)))
        if triangle and finish.x > finish.y:
            finish = vacate
    return Family(triangle, width, height, vacate, finish)


@given(families())
def test_constructor_and_theory(problem):
    solved = pegwright("solve", *problem.words())
    theory = answer("feasible", *problem.words())
    assert (solved.code == 0) == theory["solvable"], (solved, theory)
    if solved.code == 0:
        assert run("referee", "--joined", "-", text=solved.out).code == 0, problem
        assert pegwright("verify", "--threads", "2", "-", text=solved.out).code == 0, problem
    library = run("driver", "solve", *problem.words())
    assert (library.code, library.out) == (solved.code, without_comments(solved.out)), (library, solved)
    for turns in (1, 2):
        other = answer("feasible", *problem.image(turns).words())
        assert other["solvable"] == theory["solvable"], (problem, problem.image(turns))
    ends = answer("feasible", *problem.words()[:3])["finishes"]
    assert (problem.finish.name() in ends) == theory["solvable"], (ends, theory)


@st.composite
def games(draw):
    """A position after jumps on a board of up to 40 holes."""
    more = ["T8", "6x6", "english", "french", "diagonal:5x5", "star3", "draughts"]
    board = named(draw(st.sampled_from([*NAMED[-8:], *more])))
    start = board.holes - draw(st.sets(st.sampled_from(board.rows), min_size=1, max_size=2))
    goal = start
    for _ in range(4):
        goal = draw(played(board, goal))
    return Problem(board, start, goal)


@given(games())
def test_what_was_played_can_be_solved(problem):
    solved = pegwright("solve", *problem.words(), "--time", "20")
    assert solved.code in (0, 3), solved
    if solved.code == 0:
        assert run("referee", "-", text=solved.out).code == 0, solved
    assert answer("feasible", *problem.words())["solvable"] in (True, None), problem
