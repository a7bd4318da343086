"""Images of a problem: turned, reflected, backwards in time, with isolated holes."""

from dataclasses import replace

from hypothesis import assume, given
from hypothesis import strategies as st

from boards import SYMMETRIES, Board, Place
from made import boards, problems
from program import answer, numbers, pegwright


def _count(problem):
    orders = [] if isinstance(problem.goal, frozenset) and len(problem.goal) != 1 else ["--up-to-order"]
    return numbers("count", *problem.words(), *orders)


def _winning(problem):
    return {row["pegs"]: row["winning_all"] for row in answer("levels", *problem.words())["levels"]}


@given(problems(), st.data())
def test_turned_and_reflected(problem, data):
    image = problem.image(data.draw(st.sampled_from(SYMMETRIES[problem.board.lattice])))
    assert _count(image) == _count(problem), (image, problem)
    one, other = answer("levels", *problem.words()), answer("levels", *image.words())
    assert (one["symmetries"], one["levels"]) == (other["symmetries"], other["levels"]), (image, problem)
    assert pegwright("solve", *image.words()).code == pegwright("solve", *problem.words()).code, (image, problem)
    one, other = answer("feasible", *problem.words()), answer("feasible", *image.words())
    if None not in (one["solvable"], other["solvable"]):  # no theorem knows a triangle that stands on its head
        assert (one["feasible"], one["solvable"]) == (other["feasible"], other["solvable"]), (one, other)


@given(boards(12), st.data())
def test_pairs_of_turned_boards(board, data):
    image = Board(board.lattice, frozenset(board.image(data.draw(st.sampled_from(SYMMETRIES[board.lattice]))).values()))
    one, other = answer("pairs", board.text()), answer("pairs", image.text())
    assert (one["feasible"], one["solvable"]) == (other["feasible"], other["solvable"]), (one, other)


@given(problems(given_ends=True))
def test_backwards(problem):
    """Start and goal exchanged, with pegs and holes exchanged."""
    backwards = problem.reversed()
    assert answer("count", *backwards.words())["solutions"] == answer("count", *problem.words())["solutions"], backwards
    assert pegwright("solve", *backwards.words()).code == pegwright("solve", *problem.words()).code, backwards
    holes = len(problem.board.holes)
    one, other = _winning(problem), _winning(backwards)
    for pegs in range(1, holes):  # `levels` shows none without pegs
        assert one.get(pegs, "0") == other.get(holes - pegs, "0"), (pegs, one, other, backwards)


@given(problems(), st.booleans())
def test_a_hole_apart(problem, full):
    """A hole without neighbours, full or empty, changes only the number of pegs."""
    assume(problem.start is not None and not (full and not isinstance(problem.goal, frozenset)))
    apart = Place(2 + max(hole.x for hole in problem.board.holes), 0)
    pegs = frozenset({apart} if full else ())
    board = Board(problem.board.lattice, problem.board.holes | {apart})
    goal = problem.goal | pegs if isinstance(problem.goal, frozenset) else problem.goal
    larger = replace(problem, board=board, start=problem.start | pegs, goal=goal)
    one, other = answer("count", *problem.words()), answer("count", *larger.words())
    assert [one[key] for key in ("solutions", "positions", "games")] == [
        other[key] for key in ("solutions", "positions", "games")
    ], (larger, problem)
    assert {int(k) + full: n for k, n in one["games_by_pegs"].items()} == {
        int(k): n for k, n in other["games_by_pegs"].items()
    }, (larger, problem)
    assert pegwright("solve", *larger.words()).code == pegwright("solve", *problem.words()).code, (larger, problem)
