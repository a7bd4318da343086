"""Solves, checks, counts and draws peg solitaire on boards of any shape; a referee replays every solution.

    >>> import pegwright
    >>> answer = pegwright.solve("T5", vacate="a1", finish="a1")
    >>> [str(move) for move in answer.moves()][-2:]
    ['b2-d4', 'e5-c3-a3-a1']
    >>> pegwright.count(answer.problem).solutions
    6816

Boards are triangles ('T5'), rectangles ('8x5'), names ('english', see Board.names()) or pictures ('.o./ooo/.o.').
A picture with pegs in some of its holes ('.*./*o*/.*.') is a start as well. Holes are names ('c5'), numbers (13: row by
row from 1), (x, y) or Holes.

Triangles, rectangles and other boards with a theorem are solved at any size; other boards by search.

A function of a problem takes a Problem, or a board with the keywords vacate, finish, start and goal. Functions that may
take long have more keywords:

- threads: default one for each core
- memory: bytes, default three quarters of the free memory
- time: seconds, default 60 for solve, 50 for shorten, 10 for hint, otherwise no limit
- progress: a function that is called several times a second

Ctrl-C stops them, and other threads run meanwhile. Only arrays need numpy.
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
