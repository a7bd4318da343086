import time

import pytest

import pegwright
from pegwright import Board, Problem


def test_the_kinds():
    for kind, builtin in [(pegwright.InputError, ValueError), (pegwright.LimitError, MemoryError),
                          (pegwright.TimeLimitError, TimeoutError)]:
        assert issubclass(kind, pegwright.Error) and issubclass(kind, builtin)
        assert kind.__module__ == "pegwright"


@pytest.mark.parametrize("call, words", [
    (lambda: Board("tirangle"), "unknown board"),
    (lambda: Problem("T5", vacate="f9"), "f9"),
    (lambda: Problem("T5", vacate=(7, 7)), r"there is no hole \(7, 7\) on T5"),
    (lambda: Problem("T5", vacate=0), "no hole 0 on T5; its holes are 1 to 15"),
    (lambda: Problem("T5", vacate=16), "no hole 16 on T5"),
    (lambda: Problem("T5", vacate=-1), "-1"),
    (lambda: Board("T5").hole(10**30), "no hole"),
    (lambda: Problem("T5", vacate="a1", start="x"), "two ways"),
    (lambda: Problem("T5", finish="a1", goal="x"), "two ways"),
    (lambda: Problem("T5", finish=[]), "any"),
    (lambda: Problem("T5", start="*"), "position"),
    (lambda: pegwright.solve("T5", threads=0), "threads"),
    (lambda: pegwright.solve("T5", time=-1), "seconds"),
    (lambda: pegwright.solve("T5", time=float("nan")), "seconds"),
    (lambda: pegwright.solve("T5", progress=7), "progress"),
    (lambda: pegwright.draw("T5", format="bmp"), "bmp"),
])
def test_bad_input(call, words):
    with pytest.raises(pegwright.InputError, match=words) as caught:
        call()
    assert isinstance(caught.value, ValueError) and "\n" not in str(caught.value)


@pytest.mark.parametrize("call", [
    lambda: Board(7), lambda: pegwright.solve(7), lambda: Problem("T5", vacate=7.5),
    lambda: Problem("T5", vacate=[1.5]), lambda: pegwright.solve("T5", threads=-1),
    lambda: pegwright.Position("T5", {}), lambda: pegwright.Answer(),
])
def test_wrong_types(call):
    with pytest.raises(TypeError):
        call()


def test_limits():
    with pytest.raises(pegwright.LimitError, match="512 holes") as holes:
        pegwright.solve("diamond30", vacate=["a30", "c30"], memory=1 << 30)
    assert holes.value.memory == 1 << 30
    with pytest.raises(MemoryError, match="[Mm]emory") as memory:
        pegwright.levels(Problem("wiegleb", vacate="e5"), memory=32 << 20)
    assert memory.value.memory == 32 << 20
    with pytest.raises(TimeoutError, match=r"time is up \(0.1 s\)") as time:
        pegwright.levels("english", time=0.1)
    assert time.value.time == 0.1
    with pytest.raises(pegwright.LimitError, match="too large") as board:
        Board("T99999999999")
    assert board.value.memory is None


@pytest.mark.parametrize("call", [
    lambda text: pegwright.Board(text),
    lambda text: pegwright.solve(text),
    lambda text: pegwright.Problem("T5", vacate=text),
    lambda text: pegwright.Problem("T5", start=text),
    lambda text: pegwright.Board("T5").hole(text),
    lambda text: pegwright.pairs(text),
    lambda text: pegwright.verify(text + "\n"),
    lambda text: pegwright.draw("T5", style=text),
    lambda text: pegwright.draw("T5", title=text),
])
def test_a_lone_surrogate_is_no_text(call):
    with pytest.raises(pegwright.InputError, match="lone surrogate"):
        call("T5\ud800")


def test_long_numbers_take_no_time():
    began = time.monotonic()
    assert pegwright.pairs("T1" + "0" * 40000).feasible.bit_length() > 500_000
    assert time.monotonic() - began < 10  # 0.1 s on a quiet machine
