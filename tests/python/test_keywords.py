"""Keywords that all calls about a problem share, and their defaults."""

import inspect

import pytest

import pegwright
from pegwright import Board, Problem

CALLS = [pegwright.solve, pegwright.feasible, pegwright.finishes, pegwright.count, pegwright.count_up_to_order,
         pegwright.levels, pegwright.hint, pegwright.shortest, pegwright.bound, pegwright.odds, pegwright.deadend,
         pegwright.solutions, pegwright.draw]


@pytest.mark.parametrize("call", CALLS)
def test_a_board_with_keywords_is_a_problem(call):
    expected = repr(call(Problem("T5", vacate="a2", finish="a2")))
    assert repr(call("T5", vacate="a2", finish=2)) == expected
    start = Problem("T5", vacate="a2").start
    assert "T5" in str(Problem(Board("T5"), start=start)) and call(Board("T5"), start=start, finish="a2") is not None
    for what in [Problem("T5"), Problem("T5", vacate="a2")]:
        with pytest.raises(pegwright.InputError, match="go with a board or its name, not with a pegwright.Problem"):
            call(what, vacate="a2")
    with pytest.raises(pegwright.InputError, match="two ways"):
        call("T5", vacate="a2", start=start)


BEGUN = "**.../*o*o*/..***"


@pytest.mark.parametrize("call", CALLS)
def test_a_picture_with_some_pegs_is_a_start(call):
    board = BEGUN.replace("*", "o")
    assert Problem(BEGUN).start.picture() == BEGUN and Problem(BEGUN).board == Board(board)
    assert repr(call(BEGUN)) == repr(call(board, start=BEGUN))
    for keyword, value in [("vacate", "b2"), ("start", BEGUN)]:
        with pytest.raises(pegwright.InputError) as error:
            call(BEGUN, **{keyword: value})
        assert str(error.value) == keyword + " and the pegs in the board's picture are two starts; leave out one"


def test_a_picture_of_pegs_alone_is_a_board():
    assert Problem("***/***") == Problem("ooo/ooo") and Problem("***/***").start is None
    assert Problem("**o*", finish="b1") == Problem("oooo", start="**o*", finish=2)
    assert repr(Problem("**o*")) == "Problem('oooo', start='**o*')"
    assert pegwright.verify("**o*", ["a1-c1", "d1-b1"], finish=2)


def test_numbers_are_holes():
    assert Problem("T5", vacate="13", finish="1") == Problem("T5", vacate=13, finish=1)
    assert Problem("T5", vacate="13,14,15") == Problem("T5", vacate=[13, 14, 15])
    assert Board("T5").hole("13") == Board("T5").hole(13)
    with pytest.raises(pegwright.InputError, match="hole 4,2 is not on T5.*; a list, .4, 5., is holes by number$"):
        Problem("T5", vacate="4,2")
    assert pegwright.verify("T5", ["4-1", "6-4"], vacate=1, finish=13).jumps == 2
    with pytest.raises(pegwright.InputError, match="no hole 16 on T5"):
        pegwright.verify("T5", ["16-7"], vacate=1, finish=13)


def test_moves_are_verified_on_a_board_with_keywords():
    moves = list(pegwright.solve("T5", vacate="a1", finish="a1"))
    assert pegwright.verify("T5", moves, vacate=1, finish=1)
    assert not pegwright.verify(Board("T5"), moves, vacate="a1", finish="c5")
    with pytest.raises(pegwright.InputError, match="go with a board"):
        pegwright.verify(pegwright.solve("T5"), vacate="a1")


def test_limits_unless_given():
    times = {"solve": 60.0, "hint": 10.0}
    for call in CALLS + [pegwright.verify, pegwright.pairs, pegwright.shorten, pegwright.survey]:
        if call is pegwright.bound:  # takes no time
            continue
        defaults = {name: each.default for name, each in inspect.signature(call).parameters.items()}
        assert defaults["threads"] is None and defaults["memory"] is None
        assert defaults["time"] == times.get(call.__name__), call.__name__
    for limits in [{}, {"threads": 2}, {"memory": 1 << 30}, {"threads": None, "memory": None, "time": None}]:
        assert pegwright.solve("english", **limits).text() == pegwright.solve("english").text()
    with pytest.raises(pegwright.LimitError) as limit:
        pegwright.solve("diamond30", vacate=["a30", "c30"])
    assert limit.value.memory > 32 << 20
