import io
import json
import pathlib

import pytest

import pegwright
from pegwright import Board, Problem
from referee import replay

NAMES = Board.names() + ["cross2", "octagon3", "hexagon4", "trapezoid4x3"]
PICTURES = {name: (Board(name).lattice, Board(name).picture()) for name in NAMES}


SHAPES = ["T5", "T6", "T12", "T40", "8x5", "5x6", "1x8", "triangular:4x5", "diagonal:5x4"]


@pytest.mark.parametrize("name", NAMES + SHAPES)
def test_every_small_board_is_solved(name):
    answer = pegwright.solve(name, time=60)
    assert answer, answer.reason
    assert replay(answer.text(), PICTURES) == answer.jump_count
    assert answer.jump_count == len(Board(name)) - 2


def test_any_start_and_goal():
    problem = Problem(".o./ooo/.o.", start=".o./***/.*.", goal=".*./*o*/.o.")
    answer = pegwright.solve(problem)
    assert replay(answer.text()) == 1 and [str(move) for move in answer] == ["b3-b1"]
    answer = pegwright.solve(Problem("english", vacate="d3,d5", finish="any"))
    assert replay(answer.text(), PICTURES) == 30


def test_an_answer_that_is_no():
    answer = pegwright.solve(Problem("T5", vacate="b3", finish="b3"))
    assert not answer and answer.solution is None and "SAX" in answer.reason
    assert answer.problem == Problem("T5", vacate="b3", finish="b3")
    for call in [answer.moves, answer.jumps, answer.positions, answer.text]:
        with pytest.raises(pegwright.InputError, match="cannot be solved: .*SAX"):
            call()


def test_a_no_as_json():
    # The program's order of keys, without open ends.
    answer = pegwright.solve(Problem("T5", vacate="b3", finish="b3"))
    begin = '{"board":"T5","vacate":"b3","finish":"b3","solvable":false,"reason":"'
    assert answer.json() == begin + answer.reason + '"}\n'
    for problem, keys in [(Problem("T3"), ["board"]), (Problem("T3", vacate="a1"), ["board", "vacate"]),
                          (Problem("4x1", start="***o", goal="oo*o"), ["board", "start", "goal"])]:
        found = json.loads(pegwright.solve(problem).json())
        assert list(found) == keys + ["solvable", "reason"] and found["solvable"] is False and found["reason"]


def test_moves_are_jumps_are_text():
    for name in ["T5", "T40", "english", "T500"]:
        answer = pegwright.solve(name)
        moves = list(answer.moves())
        jumps = [jump for move in moves for jump in move.jumps]
        assert jumps == list(answer.jumps()) and len(jumps) == answer.jump_count == sum(map(len, moves))
        assert all(a.to != b.from_ for move, after in zip(moves, moves[1:])
                   for a, b in [(move.jumps[-1], after.jumps[0])])
        assert [str(move) for move in moves] == answer.text().split("\nmoves\n")[1].split()
        found = json.loads(answer.json())
        assert found["solution"] == [str(move) for move in answer]
        assert (found["jumps"], found["moves"]) == (len(jumps), len(moves))


def test_positions_are_a_sequence():
    answer = pegwright.solve(Problem("T6", vacate="a1", finish="a1"))
    positions = answer.positions()
    every = list(positions)
    assert len(positions) == len(every) == 20
    assert [position.peg_count for position in every] == list(range(20, 0, -1))
    assert every[0] == answer.problem.start and every[-1] == answer.problem.goal == positions[-1]
    for index in [3, 4, 3, 19, 0, 7, -20, -1]:
        assert positions[index] == every[index]
    assert positions[::3] == every[::3] and positions[10:2:-2] == every[10:2:-2] and positions[30:] == []
    for index in [20, -21]:
        with pytest.raises(IndexError):
            positions[index]
    position = every[0]
    for jump, after in zip(answer.jumps(), every[1:]):
        assert position.play(jump) and position == after


def test_writing(tmp_path: pathlib.Path):
    answer = pegwright.solve("T300")
    answer.write(tmp_path / "text.txt")
    answer.write(str(tmp_path / "text.json"), "json")
    assert (tmp_path / "text.txt").read_text() == answer.text()
    assert (tmp_path / "text.json").read_text() == answer.json()
    for file, wanted in [(io.StringIO(), answer.text()), (io.BytesIO(), answer.text().encode())]:
        answer.write(file)
        assert file.getvalue() == wanted
    with pytest.raises(pegwright.InputError, match="unknown format 'gif'"):
        answer.write(tmp_path / "x", "gif")
    with pytest.raises(FileNotFoundError):
        answer.write(tmp_path / "none" / "x")

    class Full(io.RawIOBase):
        def write(self, block):
            raise OSError(28, "no space")

    with pytest.raises(OSError, match="no space"):
        answer.write(Full())
