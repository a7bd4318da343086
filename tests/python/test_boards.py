import copy
import pickle

import pytest

import pegwright
from pegwright import Board, Hole, Jump, Position, Problem


def test_a_board():
    board = Board("triangular:oo./ooo/.oo")
    assert (board.lattice, board.width, board.height, len(board)) == ("triangular", 3, 3, 7)
    assert board.picture() == "oo./ooo/.oo"
    assert [str(hole) for hole in board] == ["a1", "b1", "a2", "b2", "c2", "b3", "c3"]
    assert board.hole("c3") == Hole(2, 2) == board.hole((2, 2)) == board.hole(Hole(2, 2))
    assert "c3" in board and (0, 0) in board and Hole(1, 1) in board
    assert "c1" not in board and "z99" not in board and (-1, 0) not in board and Hole(9, 9) not in board
    assert repr(board) == "Board('triangular:oo./ooo/.oo')" and eval(repr(board)) == board
    assert board.array().tolist() == [[0, 0, -1], [0, 0, 0], [-1, 0, 0]]


def test_boards_are_equal_by_their_holes():
    assert Board("3x3") == Board("ooo/ooo/ooo") and hash(Board("3x3")) == hash(Board("ooo/ooo/ooo"))
    assert Board("T5") != Board("5x5") and Board("3x3") != Board("triangular:3x3")
    assert Board("T5") != "T5"
    assert len({Board("french"), Board("european"), Board("english")}) == 2


def test_named_boards():
    names = Board.names()
    assert {"english", "wiegleb", "draughts"} <= set(names)
    for name in names:
        assert len(Board(name)) == len(Board(name).holes()) == Board(name).picture().count("o")


def test_holes_and_jumps():
    hole = Hole(27, 11)
    assert (str(hole), hole.name, tuple(hole)) == ("ab12", "ab12", (27, 11))
    assert sorted([Hole(1, 0), Hole(0, 1)]) == [Hole(0, 1), Hole(1, 0)]
    jump = Jump((0, 2), (0, 0))
    assert (str(jump), jump.from_, jump.over, jump.to) == ("a3-a1", Hole(0, 2), Hole(0, 1), Hole(0, 0))
    assert jump == Jump(Hole(0, 2), Hole(0, 0)) and hash(jump) == hash(Jump((0, 2), (0, 0)))
    with pytest.raises(ValueError):
        Hole(-1, 0)


def test_problems():
    problem = Problem("T5", vacate="a1", finish=(2, 4))
    assert repr(problem) == "Problem('T5', vacate='a1', finish='c5')" and eval(repr(problem)) == problem
    assert str(problem) == "T5 from a1 to c5"
    assert problem.text() == "board T5\nvacate a1\nfinish c5\n"
    assert problem.start is not None and problem.start.vacancies() == [Hole(0, 0)]
    assert problem.goal is not None and problem.goal.pegs() == [Hole(2, 4)]
    same = Problem(Board("T5"), start=problem.start, goal=problem.goal.array())
    assert same == problem and hash(same) == hash(problem)
    two = Problem("T5", vacate=["a1", (1, 1)])
    assert two == Problem("T5", vacate=[1, 3]) and Problem("T5", vacate=13) == Problem("T5", vacate="c5")
    assert two == Problem("T5", vacate="b2,a1") == Problem("T5", vacate=[Hole(0, 0), "b2"])
    assert Problem("T5").start is None and Problem("T5", finish="any").goal is None
    assert Problem("T5", finish="any") != Problem("T5")


@pytest.mark.parametrize("thing", [
    Board("english"), Hole(2, 4), Jump((0, 2), (0, 0)), Problem("T5", vacate="a1"), Problem("T5", finish="any"),
    Problem(".o./ooo/.o.", start=".o./***/.*.", goal=".*./*o*/.o."), Position(".o./ooo/.o.", ".*./*o*/.*."),
    next(pegwright.solve("T5").moves()),
])
def test_pickles_and_copies(thing):
    assert pickle.loads(pickle.dumps(thing)) == thing
    assert copy.deepcopy(thing) == thing


@pytest.mark.parametrize("name", ["T5", "english", "8x5", "triangular:3x4"])
def test_holes_have_numbers(name):
    board = Board(name)
    for number, hole in enumerate(sorted(board, key=lambda hole: (hole.y, hole.x)), 1):
        assert board.hole(number) == hole and board.number(hole) == board.number(str(hole)) == number
    assert 1 in board and 0 not in board and len(board) + 1 not in board
    position = Position(board)
    position[2] = False
    assert not position[2] and position.vacancies() == [board.hole(2)]
