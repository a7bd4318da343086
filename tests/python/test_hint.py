"""Hints."""

import pytest

import pegwright


def wins(position, goal, known):
    """By the rules alone."""
    key = position.picture()
    if key not in known:
        found = position == goal if goal is not None else position.peg_count == 1
        for jump in position.jumps() if not found else []:
            after = position.copy()
            after.play(jump)
            found = found or wins(after, goal, known)
        known[key] = found
    return known[key]


@pytest.mark.parametrize("finish", ["any", "b2"])
def test_hints_are_those_of_the_rules(finish):
    problem = pegwright.Problem("T4", vacate="a2", finish=finish)
    known = {}
    open_positions = [(problem.start, ())]
    seen = 0
    while open_positions:
        position, moves = open_positions.pop()
        hints = pegwright.hint(problem, moves)
        assert hints.position == position
        assert hints.fate == ("won" if wins(position, problem.goal, known) else "lost")
        assert [jump for jump, _ in hints.jumps] == position.jumps()
        assert bool(hints.reason) == (hints.fate == "lost")
        for jump, fate in hints.jumps:
            after = position.copy()
            after.play(jump)
            if not hints.reached:
                assert fate == ("won" if wins(after, problem.goal, known) else "lost")
            open_positions.append((after, (*moves, jump)))
        seen += 1
    assert seen > 50
    assert "won" in repr(pegwright.hint(problem))


def test_what_is_asked_and_what_is_wrong(tmp_path):
    hints = pegwright.hint(pegwright.Problem("T5", vacate="a1"), ["a3-a1"], time=1)
    assert hints.fate == "won" and not hints.reached
    assert pegwright.hint(pegwright.Problem("french", vacate="d3"), time=0).fate == "not known"
    with pytest.raises(pegwright.InputError, match="no start"):
        pegwright.hint("T5")
    with pytest.raises(pegwright.InputError, match="wrong at jump 1"):
        pegwright.hint(pegwright.Problem("T5", vacate="a1"), ["a5-a3"])
    with pytest.raises(pegwright.InputError, match="cannot open"):
        pegwright.hint(pegwright.Problem("T5", vacate="a1"), winning=tmp_path / "none")
    (tmp_path / "other").write_text("board T5\n")
    with pytest.raises(pegwright.InputError, match="is no file of winning positions"):
        pegwright.hint(pegwright.Problem("T5", vacate="a1"), winning=str(tmp_path / "other"))
