"""The library answers like the program; its driver uses the public headers only."""

from hypothesis import given

from made import boards, open_problems, problems
from program import answer, pegwright, run, without_comments


@given(open_problems())
def test_solutions_and_pictures(problem):
    for command, options in (("solve", []), ("draw", ["--format", "svg"])):
        program = pegwright("solve", *problem.words(), *options)
        library = run("driver", command, *problem.words())
        out = without_comments(program.out) if command == "solve" else program.out
        assert (library.code, library.out) == (program.code, out), (program, library)
        assert library.code == 0 or library.err.strip() in program.err, (program, library)


@given(problems())
def test_counts(problem):
    library = run("driver", "count", *problem.words())
    assert library.json().items() <= answer("count", *problem.words()).items(), library
    if not isinstance(problem.goal, frozenset) or len(problem.goal) == 1:
        program = answer("count", *problem.words(), "--up-to-order")
        assert run("driver", "orders", *problem.words()).json().items() <= program.items(), program


@given(open_problems())
def test_levels(problem):
    library = run("driver", "levels", *problem.words())
    assert library.json() == answer("levels", *problem.words())["levels"], library


@given(problems())
def test_theorems(problem):
    program = pegwright("feasible", *problem.words(), "--format", "json")
    if problem.goal is not None:
        library = run("driver", "feasible", *problem.words())
        assert library.code == program.code and library.json().items() <= program.json().items(), (program, library)
    else:
        library = run("driver", "finishes", *problem.words()).json()
        assert not library["exact"] or program.json()["finishes"] in (library["finishes"], None), (program, library)


@given(boards(12))
def test_pairs(board):
    program = answer("pairs", board.text())
    assert run("driver", "pairs", board.text()).json().items() <= program.items(), program


@given(problems(given_ends=True))
def test_refusals(problem):
    """Goals with too many pegs and ends of other boards: one line of error."""
    backwards = problem.reversed()
    asked = ["--start", problem.board.picture(backwards.goal), "--goal", problem.board.picture(problem.start)]
    program = pegwright("solve", problem.board.text(), *asked)
    library = run("driver", "solve", problem.board.text(), *asked)
    assert (library.code, library.out) == (program.code, without_comments(program.out)), (program, library)
    assert library.code == 0 or library.err.strip() in program.err, (program, library)
