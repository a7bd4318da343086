"""Boards and problems made up by Hypothesis. Lists begin with what it shrinks to."""

from hypothesis import strategies as st

from boards import Board, Place, by_rows, play
from problems import Problem
from program import named

LATTICES = ["square", "triangular", "diagonal"]
NAMED = (
    [f"T{n}" for n in range(1, 6)]
    + [f"{w}x{h}" for w in range(1, 7) for h in range(1, 7) if w * h <= 16]
    + [f"triangular:{w}x{h}" for w in range(1, 5) for h in range(1, 5)]
    + ["diagonal:4x4", "diagonal:3x5", "truncated12", "cross1", "diamond2", "diamond3"]
    + ["octagon2", "hexagon2", "trapezoid2x3", "trapezoid3x3", "trapezoid2x2", "star2"]
)


@st.composite
def drawn_boards(draw, most):
    """A rectangle without a fifth of its holes."""
    width = draw(st.integers(1, 6))
    height = draw(st.integers(1, 6))
    places = [Place(x, y) for y in range(height) for x in range(width)]
    holes = by_rows(place for place in places if draw(st.integers(0, 4)))[:most] or places[:1]
    left, top = min(h.x for h in holes), min(h.y for h in holes)
    lattice = draw(st.sampled_from(LATTICES))
    return Board(lattice, frozenset(Place(h.x - left, h.y - top) for h in holes))


def named_boards(most):
    """Small ones first, as it shrinks to these."""

    def fitting():
        found = sorted(map(named, NAMED), key=lambda board: len(board.holes))
        return st.sampled_from([board for board in found if len(board.holes) <= most])

    return st.deferred(fitting)


def boards(most=14):
    """A board of at most this many holes."""
    return st.one_of(drawn_boards(most), named_boards(most))


@st.composite
def starts(draw, board):
    """The full board but for some holes, mostly one or two; or any position."""
    if draw(st.integers(0, 3)) < 3:
        return board.holes - draw(st.sets(st.sampled_from(board.rows), min_size=1, max_size=3))
    return frozenset(draw(st.sets(st.sampled_from(board.rows))))


@st.composite
def played(draw, board, pegs):
    """A position after some jumps."""
    for _ in range(draw(st.integers(0, 12))):
        jumps = board.jumps(pegs)
        if not jumps:
            break
        pegs = play(pegs, draw(st.sampled_from(jumps)))
    return pegs


@st.composite
def goals(draw, board, start):
    """A goal, reachable or not, without more pegs than the start."""
    kind = draw(st.sampled_from(["any", "open", "single", "played", "other"]))
    if not start:  # any goal but this one is refused
        return draw(st.sampled_from([None, frozenset()]))
    if kind == "any":
        return "any"
    if kind == "single":
        return frozenset({draw(st.sampled_from(board.rows))})
    if kind == "played":
        return draw(played(board, start))
    if kind == "other":
        return frozenset(draw(st.sets(st.sampled_from(board.rows), max_size=len(start))))
    return None


@st.composite
def problems(draw, most=14, given_ends=False):
    """On a board of at most this many holes; `given_ends`: neither end is open."""
    board = draw(boards(most))
    start = draw(starts(board))
    goal = draw(goals(board, start))
    if given_ends and not isinstance(goal, frozenset):
        goal = draw(played(board, start))
    return Problem(board, start, goal, draw(st.booleans()))


@st.composite
def open_problems(draw, most=14):
    """The start may be open, too."""
    problem = draw(problems(most))
    if problem.goal is None and draw(st.booleans()):
        return Problem(problem.board, None, None)
    return problem
