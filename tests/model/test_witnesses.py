"""Search, constructor and theory agree."""

from dataclasses import replace

from hypothesis import given

from made import boards, problems
from program import answer, pegwright


@given(problems())
def test_solve_and_count_and_levels(problem):
    solved = pegwright("solve", *problem.words())
    counted = answer("count", *problem.words())
    solutions = int(counted["solutions"])
    assert solved.code == (0 if solutions else 1), (solved, counted)
    levels = answer("levels", *problem.words())["levels"]
    if problem.start:
        assert (int(levels[0]["winning"]) == 1) == (solutions > 0), (levels, counted)
    if problem.goal is None and problem.start:  # every position that games reach
        assert sum(int(row["reachable_all"]) for row in levels) == int(counted["positions"]), (levels, counted)
    theory = answer("feasible", *problem.words())
    assert theory["solvable"] in (None, solutions > 0), (theory, counted)
    assert theory["feasible"] or not solutions, (theory, counted)


@given(problems())
def test_games(problem):
    if not problem.start:
        return
    counted = answer("count", *replace(problem, goal="any").words())
    by_pegs = {int(pegs): int(games) for pegs, games in counted["games_by_pegs"].items()}
    assert sum(by_pegs.values()) == int(counted["games"]), counted
    assert by_pegs.get(1, 0) == int(counted["solutions"]), counted
    assert all(by_pegs.values())


@given(problems(12))
def test_any_finish_is_all_finishes(problem):
    if not problem.start:
        return
    total = answer("count", *replace(problem, goal="any").words(), "--up-to-order")
    each = {
        hole.name(): answer("count", *problem.to_single_peg(hole).words(), "--up-to-order")
        for hole in problem.board.rows
    }
    for key in ("solutions", "up_to_order"):
        assert sum(int(counted[key]) for counted in each.values()) == int(total[key]), (key, total, each)
    theory = answer("feasible", *replace(problem, goal=None).words())
    ends = [name for name, counted in each.items() if int(counted["solutions"])]
    assert theory["finishes"] == ends, (theory, ends)


@given(boards(12))
def test_survey(board):
    """Every pair of the survey, and no other solvable one."""
    survey = answer("survey", board.text())
    found = {(pair["vacate"], pair["finish"]): pair["searched"] for pair in survey["pairs"]}
    assert all(pair["theorem"] in (None, pair["searched"]) for pair in survey["pairs"]), survey
    assert all(pair["constructed"] in (None, pair["searched"]) for pair in survey["pairs"]), survey
    for hole in board.rows[:3]:
        ends = answer("feasible", board.text(), "--vacate", hole.name())["finishes"]
        for (vacate, finish), solvable in found.items():
            assert vacate != hole.name() or (finish in ends) == solvable, (vacate, finish, ends)


@given(problems())
def test_solutions_up_to_order(problem):
    if isinstance(problem.goal, frozenset) and len(problem.goal) != 1:
        return
    counted = answer("count", *problem.words(), "--up-to-order")
    solutions, orders, both = (int(counted[key]) for key in ("solutions", "up_to_order", "up_to_order_and_symmetry"))
    assert solutions >= orders >= both and (solutions > 0) == (both > 0), counted
