"""Threads, memory and files do not change the answer."""

import os
import tempfile

from hypothesis import given
from hypothesis import strategies as st

from made import boards, open_problems, problems
from program import answer, pegwright

SEARCHES = [
    ["--threads", "1"],
    ["--threads", "3"],
    ["--threads", "1", "--memory", "24M"],
    ["--threads", "3", "--memory", "40M"],
]


@given(problems(16))
def test_counts(problem):
    plain = answer("count", *problem.words())
    for options in SEARCHES:
        found = answer("count", *problem.words(), *options)
        assert found == plain, (options, found, plain)
    without_games = answer("count", *problem.words(), "--no-games")
    assert without_games.items() <= plain.items(), (without_games, plain)
    with tempfile.TemporaryDirectory() as folder:
        for options in SEARCHES:  # the later ones find the files of the first
            found = answer("count", *problem.words(), *options, "--files", folder)
            assert without_games.items() <= found.items(), (options, found, plain)


@given(problems(14), st.integers(1, 14))
def test_levels(problem, pegs):
    plain = answer("levels", *problem.words())
    for options in SEARCHES:
        found = answer("levels", *problem.words(), *options)
        assert found == plain, (options, found, plain)
    with tempfile.TemporaryDirectory() as folder:
        files = ["--files", os.path.join(folder, "levels")]
        part = answer("levels", *problem.words(), "--to", str(pegs), *files)["levels"]
        whole = plain["levels"][: len(part)]
        keys = ("pegs", "reachable", "reachable_all")
        assert [[row[key] for key in keys] for row in part] == [[row[key] for key in keys] for row in whole], part
        for options in SEARCHES:
            found = answer("levels", *problem.words(), *options, *files)
            assert found == plain, (options, found, plain)


@given(open_problems(14))
def test_solutions(problem):
    plain = pegwright("solve", *problem.words())
    small = pegwright("solve", *problem.words(), "--memory", "24M", "--time", "100")
    assert (small.code, small.out) == (plain.code, plain.out), (small, plain)


@given(boards(14), st.data())
def test_tables(board, data):
    vacate = data.draw(st.sampled_from(board.rows)).name()
    for question in (["survey", board.text()], ["pairs", board.text()], ["feasible", board.text(), "--vacate", vacate]):
        plain = answer(*question)
        for options in SEARCHES:
            assert answer(*question, *options) == plain, (question, options)
