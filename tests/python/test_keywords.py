"""The keywords that all calls about a problem have in common, and what they are unless given."""

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
