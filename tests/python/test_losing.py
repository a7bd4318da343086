from fractions import Fraction

import pytest

import pegwright
from pegwright import Problem
from referee import replay


def chance(position, known):
    """The chance of one peg after random jumps, by the rules alone."""
    key = position.picture()
    if key not in known:
        jumps = position.jumps()
        known[key] = Fraction(position.peg_count == 1)
        for jump in jumps:
            after = position.copy()
            after.play(jump)
            known[key] += chance(after, known) / len(jumps)
    return known[key]


def test_odds_are_those_of_the_rules():
    known = {}
    for number in [1, 2, 5]:
        problem = Problem("T5", vacate=number)
        found = pegwright.odds(problem)
        assert found.exact == chance(problem.start, known)
        assert found.probability == float(found) == pytest.approx(float(found.exact))


def test_odds_of_other_players():
    # README has this line.
    assert pegwright.odds("T5", vacate="b3", player="sax").exact == Fraction(12870757, 248832000)
    with pytest.raises(pegwright.InputError, match="no player 'me'"):
        pegwright.odds("T5", vacate="a1", player="me")
    with pytest.raises(pegwright.InputError, match="vacate or start is missing: each vacancy has other odds"):
        pegwright.odds("T5")


def test_dead_ends():
    end = pegwright.deadend("T5", vacate="a2")
    assert replay(end.way.text()) == 1 and end.positions == 1 and end.finishes == []
    assert end.way.problem.goal.picture() == "*/**/*o*/**o*/*****"
    assert pegwright.hint("T5", start=end.way.problem.goal).fate == "lost"
    assert pegwright.deadend("1x4", vacate="a2", finish="a3") is None


@pytest.mark.parametrize("stuck", [False, True])
def test_losing_from_the_vacancy_from_which_it_comes_first(stuck):
    ends = [pegwright.deadend("T5", vacate=hole, stuck=stuck) for hole in pegwright.Board("T5")]
    jumps = [end.way.jump_count for end in ends if end and end.way.jump_count]
    end = pegwright.deadend("T5", stuck=stuck)
    assert replay(end.way.text()) == end.way.jump_count == min(jumps)
    # No vacancy of 2x2 has a jump.
    assert pegwright.deadend("2x2", stuck=stuck).way.jump_count == 0


def test_the_shortest_game():
    game = pegwright.deadend("T5", vacate="a1", stuck=True)
    assert replay(game.way.text()) == game.way.jump_count and game.way.problem.goal.jumps() == []
    # count() has games by their last number of pegs.
    assert game.way.problem.goal.peg_count == max(pegwright.count("T5", vacate="a1").games_by_pegs)
