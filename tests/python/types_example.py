"""What mypy --strict must accept, and the types it must find."""

from typing import Optional

import numpy as np
from numpy.typing import NDArray

import pegwright
from pegwright import Board, Hole, Move, Position, Problem


def moves_of(board: Board) -> list[Move]:
    answer = pegwright.solve(Problem(board, vacate="a1", finish=(0, 0)), time=60.0)
    if not answer:
        raise ValueError(answer.reason)
    return list(answer.moves())


def holes_passed(move: Move) -> set[Hole]:
    return {jump.over for jump in move.jumps}


def pegs_by_row(position: Position) -> list[int]:
    array: NDArray[np.int8] = position.array()
    return [int((row == 1).sum()) for row in array]


def solutions(problem: Problem) -> int:
    games: Optional[int] = pegwright.count(problem, progress=lambda doing, done, total: None).games
    return games or pegwright.count(problem).solutions


text: str = pegwright.verify(pegwright.solve("T5").text()).report
start: Optional[Position] = Problem(Board("T5"), start=np.ones((5, 5), np.int8)).start
every: list[Position] = pegwright.solve("T5").positions()[::2]
picture: bytes = pegwright.draw(Board("T5"), "board.svg")
shortest: Optional[pegwright.Solution] = pegwright.shortest("T5", vacate=1, at_most=10).solution
shorter: pegwright.Solution = pegwright.shorten(pegwright.read_solution(b""), rounds=0).solution
written: str = shorter.text(notation=shorter.notation)
first: Optional[pegwright.Solution] = next(iter(pegwright.solutions("T5", vacate=[1, "a2"])), None)
known: Optional[list[pegwright.SurveyedPair]] = pegwright.TimeLimitError().pairs
