import io
import time

import pytest

import pegwright
from pegwright import Board, Problem
from referee import replay

PICTURES = {"english": ("square", Board("english").picture())}


def moves_of(solution):
    """Replays and counts moves."""
    text = solution.text()
    assert replay(text, PICTURES) == solution.jump_count
    chains = [move.split("-") for move in text.split("\nmoves\n")[1].split()]
    assert all(one[-1] != other[0] for one, other in zip(chains, chains[1:]))
    return len(chains)


def test_fewest_moves():
    # Bell 2008 has these numbers of T5.
    found = pegwright.shortest("T5", vacate="a1", finish="a1")
    assert found and found.moves == moves_of(found.solution) == 10 and found.proven and found.solvable
    assert pegwright.shortest("T5").moves == 9
    found = pegwright.shortest("english", vacate="d4", finish="d4")
    assert moves_of(found.solution) == found.moves == 18 and found.proven
    found = pegwright.shortest("english", vacate="d4", finish="d4", at_most=20)
    assert found and moves_of(found.solution) == found.moves <= 20 and not found.proven
    found = pegwright.shortest("T5", vacate="a1", finish="a1", at_most=9)
    assert not found and found.solution is None and found.solvable
    assert found.reason == "no solution has 9 moves or fewer"
    found = pegwright.shortest("T5", vacate="b3", finish="b3")
    assert not found and not found.solvable and "SAX" in found.reason
    with pytest.raises(pegwright.LimitError, match="64"):
        pegwright.shortest("T20")


@pytest.mark.parametrize("name", ["T5", "T4", "4x4", "5x4"])
def test_bounds_are_no_more_than_the_fewest(name):
    bound, fewest = pegwright.bound(name), pegwright.shortest(name)
    assert bound and 0 < bound.moves <= fewest.moves
    assert bound.by in ["packing", "weights", "weights of all regions", "moves ahead"]
    packed = [hole for region in bound.packing for hole in region]
    assert len(packed) == len(set(packed)) and len(bound.packing) <= bound.moves
    assert -(-sum(weight for _, weight in bound.regions) // bound.unit) <= bound.moves
    assert pegwright.bound(bound.least).moves == bound.moves


def test_bounds_of_large_boards_and_none():
    assert pegwright.bound("T1000").by == "formula"
    none = pegwright.bound("T4", vacate="a1")
    assert not none and none.moves is None and none.reason


def test_shorten():
    answer = pegwright.solve("T9")
    found = pegwright.shorten(answer, rounds=1)
    assert found.moves_before == moves_of(answer)
    assert found.moves == moves_of(found.solution) < found.moves_before and not found.stopped
    assert found.solution.problem == answer.problem
    again = pegwright.shorten(answer.solution, rounds=1, threads=2)
    assert again.solution.text() == found.solution.text()
    began = time.monotonic()
    found = pegwright.shorten(answer, time=0.5)  # goes on till then
    assert found.stopped and moves_of(found.solution) == found.moves and 0.4 < time.monotonic() - began < 5
    with pytest.raises(pegwright.InputError, match="seconds"):
        pegwright.shorten(answer, time=-1)
    with pytest.raises(pegwright.InputError, match="there is no solution: "):
        pegwright.shorten(pegwright.solve("T4", vacate="a1"))
    with pytest.raises(TypeError):
        pegwright.shorten(5)
    with pytest.raises(FileNotFoundError):
        pegwright.shorten("T5")


@pytest.mark.parametrize("notation", ["letters", "numbers"])
def test_shorten_what_verify_takes(tmp_path, notation):
    answer = pegwright.solve("T5", vacate="a1", finish="a1")
    path = tmp_path / "solution.txt"
    answer.write(path, notation=notation)
    text = path.read_text()
    expected = pegwright.shorten(answer, rounds=1)
    for what in [path, str(path), text, text.encode(), io.StringIO(text), answer.json(notation)]:
        found = pegwright.shorten(what, rounds=1)
        assert found.solution.text() == expected.solution.text(notation)
        assert (found.moves_before, found.solution.notation) == (expected.moves_before, notation)
    with pytest.raises(pegwright.InputError, match="^text: wrong at line 5"):
        pegwright.shorten("board 1x3\nvacate a1\nfinish a1\nmoves\na1-c1\n")
    with pytest.raises(pegwright.InputError, match="only one solution"):
        pegwright.shorten(text + text)


def test_what_progress_raises_ends_shortening():
    def stop(doing, done, total):
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        pegwright.shorten(pegwright.solve("T12"), progress=stop)
    assert pegwright.solve(Problem("T5")).jump_count == 13
