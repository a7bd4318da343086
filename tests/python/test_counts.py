import pytest

import pegwright
from pegwright import Hole, Problem

T5 = Problem("T5", vacate="a1", finish="a1")


def test_published_counts():
    found = pegwright.count(T5)
    assert (found.solutions, found.positions, found.games) == (6816, 3016, 568630)
    assert found.games_by_pegs == {1: 29760, 2: 139614, 3: 259578, 4: 123664, 5: 14844, 6: 844, 7: 324, 8: 2}
    up_to_order = pegwright.count_up_to_order(T5)
    assert (up_to_order.orders, up_to_order.orders_and_symmetry) == (36, 18)


def test_levels():
    levels = pegwright.levels(T5)
    assert [level.pegs for level in levels] == list(range(14, 0, -1))
    assert sum(level.reached for level in levels) == 1544
    assert sum(level.reached_all for level in levels) == 3016
    assert sum(level.winning_all or 0 for level in levels) == 370


def test_theorems():
    found = pegwright.feasible(Problem("T5", vacate="b3", finish="b3"))
    assert found.feasible and found.solvable is False and not found and "SAX" in found.reason
    found = pegwright.feasible(Problem("english", vacate="d4", finish="d3"))
    assert not found.feasible and not found
    assert pegwright.feasible(Problem("english", vacate="d4", finish="d4")).solvable is True
    found = pegwright.feasible(Problem("diamond", vacate="e3", finish="e4"))
    [pagoda] = found.pagodas
    assert found.solvable is False and (pagoda.start, pagoda.goal) == (0, 1) and len(pagoda.weights) == 41
    assert sum(pagoda.weights) - pagoda.weights[6] == 0 and pagoda.weights[12] == 1
    assert pagoda.picture.startswith("  .  .  .  . -1\n  .  .  . -1  1 -1\n") and pagoda.finishes == []
    assert pegwright.feasible("T40").solvable is True
    assert pegwright.finishes(Problem("T5", vacate="b3")).holes == [Hole(2, 4)]
    assert pegwright.finishes(Problem("T5", vacate="b3")).exact


def test_pairs_of_any_length():
    assert pegwright.pairs("T6").solvable == 29
    n = 10**6000  # T_n of n = 1 (mod 3): more digits than int() takes by itself
    total = n * (n + 1) // 2
    assert pegwright.pairs("T1" + "0" * 6000).feasible == (total - 1) ** 2 // 27


@pytest.mark.parametrize("call, why", [
    (pegwright.count, "its own number of solutions"),
    (pegwright.count_up_to_order, "its own number of solutions"),
    (pegwright.finishes, "other finishes"),
])
def test_what_needs_a_start(call, why):
    with pytest.raises(pegwright.InputError, match="^vacate or start is missing: each vacancy has " + why):
        call("T5")
