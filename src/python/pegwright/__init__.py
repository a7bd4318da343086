"""Peg solitaire: boards of any shape, problems, solutions that a referee has replayed, exact counts, pictures.

    >>> import pegwright
    >>> answer = pegwright.solve("T5", vacate="a1", finish="a1")
    >>> [str(move) for move in answer.moves()][-2:]
    ['b2-d4', 'e5-c3-a3-a1']
    >>> pegwright.count(answer.problem).solutions
    6816

Boards are triangles ('T5'), rectangles ('8x5'), names ('english', see Board.names()) and pictures ('.o./ooo/.o.'); a
picture with pegs in some of its holes ('.*./*o*/.*.') is a start as well.
Triangles and rectangles of any size are solved in time linear in the jumps, others of up to some
hundred holes by search.
Functions of a problem take a Problem, or a board with the keywords vacate, finish, start and goal. Holes are names
('c5'), numbers (13: row by row from 1), (x, y) or Holes. Functions that may take long have the keywords threads (one a
core unless given), memory (bytes; three quarters of what is free), time (seconds; solve takes 60, shorten 50, hint 10,
the others what they need) and progress, a function that is called several times a second; Ctrl-C ends them, and other
threads go on meanwhile. numpy is needed for arrays alone.
"""

from ._core import (
    Answer,
    Board,
    Count,
    CountUpToOrder,
    DeadEnd,
    Feasibility,
    Finishes,
    Hints,
    Hole,
    Jump,
    JumpIterator,
    Level,
    Move,
    MoveBound,
    MoveIterator,
    Odds,
    PagodaFunction,
    Pairs,
    Position,
    PositionIterator,
    Positions,
    Problem,
    Shortened,
    Shortest,
    Solution,
    Solutions,
    SurveyedPair,
    Verification,
    __version__,
    bound,
    count,
    count_up_to_order,
    deadend,
    draw,
    feasible,
    finishes,
    hint,
    levels,
    odds,
    pairs,
    read_solution,
    shorten,
    shortest,
    solutions,
    solve,
    survey,
    verify,
)
from .errors import Error, InputError, LimitError, TimeLimitError

__all__ = [
    "Answer",
    "Board",
    "Count",
    "CountUpToOrder",
    "DeadEnd",
    "Error",
    "Feasibility",
    "Finishes",
    "Hints",
    "Hole",
    "InputError",
    "Jump",
    "JumpIterator",
    "Level",
    "LimitError",
    "Move",
    "MoveBound",
    "MoveIterator",
    "Odds",
    "PagodaFunction",
    "Pairs",
    "Position",
    "PositionIterator",
    "Positions",
    "Problem",
    "Shortened",
    "Shortest",
    "Solution",
    "Solutions",
    "SurveyedPair",
    "TimeLimitError",
    "Verification",
    "__version__",
    "bound",
    "count",
    "count_up_to_order",
    "deadend",
    "draw",
    "feasible",
    "finishes",
    "hint",
    "levels",
    "odds",
    "pairs",
    "read_solution",
    "shorten",
    "shortest",
    "solutions",
    "solve",
    "survey",
    "verify",
]
