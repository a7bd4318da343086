import random

import numpy as np
import pytest

import pegwright
from pegwright import Board, Hole, Position


def test_a_position():
    position = Position(".o./ooo/.o.", ".*./*o*/.*.")
    assert position.peg_count == 4 and not position["b2"] and position["b1"] and not position[1, 1]
    assert str(position) == ".*.\n*o*\n.*." and repr(position) == "Position('.o./ooo/.o.', '.*./*o*/.*.')"
    assert position.jumps() == []
    position["b2"] = True
    position[Hole(1, 0)] = False
    before = position.copy()
    assert not position.play("b1-b3") and position == before
    assert not position.play("b3-b1-b3") and position == before
    assert position.play(position.jumps()[0]) and position != before
    assert position.picture() == ".*./*o*/.o."
    with pytest.raises(pegwright.InputError):
        position["a1"]
    with pytest.raises(TypeError):
        hash(position)


def test_arrays_and_back():
    random.seed(1)
    for name in ["T6", "7x4", "english", "triangular:oo./ooo/.oo", "diagonal:4x4", "star2"]:
        board = Board(name)
        for _ in range(20):
            position = Position(board)
            for hole in board:
                position[hole] = random.random() < 0.5
            array = position.array()
            assert array.dtype == np.int8 and array.shape == (board.height, board.width)
            assert [(int(x), int(y)) for y, x in np.argwhere(array == 1)] == [tuple(hole) for hole in position.pegs()]
            assert Position(board, array) == position
            assert Position(board, array.astype(np.int64)[::1]) == position
            assert Position(board, np.asfortranarray(array)) == position
            assert Position(board, array.tolist()) == position
            again = Position.from_array(array, lattice=board.lattice)
            assert again == position and again.board == board


@pytest.mark.parametrize("array, words", [
    (np.zeros((3, 3)), "integers"),
    (np.zeros(9, int), "two dimensions"),
    (np.zeros((2, 3), int), "2 rows and 3 columns, and 3x3 has 3 and 3"),
    (np.full((3, 3), 2), "has 2 at row 0, column 0, where there is a hole"),
    (np.full((3, 3), -1), "has -1 at row 0"),
    (object(), "expected a position, its picture or an array"),
])
def test_arrays_that_are_no_positions(array, words):
    with pytest.raises((ValueError, TypeError), match=words):
        Position("3x3", array)


def test_an_array_off_the_board():
    array = Position("T3").array()
    array[0, 2] = 0
    with pytest.raises(pegwright.InputError, match="has 0 at row 0, column 2, where there is no hole"):
        Position("T3", array)
    with pytest.raises(pegwright.InputError):
        Position.from_array(np.full((3, 3), 7))


def test_a_board_of_a_million_holes():
    position = Position("1000x1000")
    position["a1"] = False
    array = position.array()
    assert array.sum() == 999_999 and array[0, 0] == 0
    assert Position("1000x1000", array) == position
