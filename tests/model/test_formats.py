"""Text and JSON agree, however options are spelled."""

import re
import tempfile

from hypothesis import given
from hypothesis import strategies as st

from made import boards, open_problems, problems
from program import answer, pegwright


@given(open_problems())
def test_solutions(problem):
    text = pegwright("solve", *problem.words())
    written = pegwright("solve", *problem.words(), "--format", "json")
    assert text.code == written.code, (text, written)
    found = written.json()
    if text.code == 1:
        assert found["solvable"] is False and found["reason"] in text.err, (text, written)
        return
    comment, *header = text.out.split("\nmoves\n")[0].splitlines()
    assert [f"{key} {found[key]}" for key in list(found)[:3]] == header, (text, written)
    moves = text.out.split("\nmoves\n")[1].split()
    assert found["solution"] == moves, (text, written)
    assert found["moves"] == len(moves)
    sweeps = [move.count("-") for move in moves]
    assert found["jumps"] == sum(sweeps)
    assert found["longest_sweep"] == max(sweeps, default=0)
    report = pegwright("verify", "-", text=text.out).out
    said = f"{found['jumps']} jumps, {found['moves']} moves, longest sweep {found['longest_sweep']}"
    assert report.rstrip().endswith(said), (report, written)
    assert re.sub(r"\b1 (jump|move)\b", r"1 \1s", comment) == f"# {said}", (comment, report)
    assert pegwright("verify", "-", text=written.out).out == report, written


@given(problems())
def test_counts(problem):
    text = pegwright("count", *problem.words()).out
    found = answer("count", *problem.words())
    assert f": {found['solutions']} solutions; {found['positions']} positions reached" in text, (text, found)
    assert f"games: {found['games']};" in text, (text, found)
    by_pegs = dict(re.findall(r" (\d+): (\d+)", text.split("with pegs left:")[1]))
    assert by_pegs == found["games_by_pegs"], (text, found)


@given(open_problems())
def test_levels(problem):
    lines = pegwright("levels", *problem.words()).out.splitlines()
    found = answer("levels", *problem.words())
    keys = ("reachable", "reachable_all", "winning", "winning_all")
    rows = [[str(row["pegs"])] + [row.get(key, "-") for key in keys] for row in found["levels"]]
    assert [line.split() for line in lines[2:-1]] == rows, (lines, found)
    assert f"up to {found['symmetries']} symmetr" in lines[0]
    if all("winning" in row for row in found["levels"]):
        sums = [str(sum(int(row[key]) for row in found["levels"])) for key in keys]
        assert lines[-1].split() == ["all", *sums], (lines, found)


@given(problems())
def test_theorems(problem):
    text = pegwright("feasible", *problem.words())
    written = pegwright("feasible", *problem.words(), "--format", "json")
    assert text.code == written.code, (text, written)
    found = written.json()
    said = {None: "can be solved", True: " can be solved", False: " cannot be solved"}[found["solvable"]]
    told = text.out if found["solvable"] else text.err
    assert f"{said}: {found['reason']}" in told, (text, written)
    assert found["solvable"] is not None or told.startswith("pegwright: it is not known whether "), told
    if found.get("finishes") is not None and text.code == 0:
        line = [line for line in text.out.splitlines() if line.startswith("finishing holes")]
        assert not line or line[0].split()[2:] == [f"{len(found['finishes'])}:", *found["finishes"]], (text, written)


@given(boards(12))
def test_tables_of_pairs(board):
    found = answer("survey", board.text())
    lines = pegwright("survey", board.text()).out.splitlines()
    words = {True: "yes", False: "no", None: "-"}
    rows = [
        [p["vacate"], p["finish"], words[p["theorem"]], words[p["constructed"]], words[p["searched"]]]
        for p in found["pairs"]
    ]
    assert [line.split() for line in lines[1:-1]] == rows, (lines, found)
    pairs = answer("pairs", board.text())
    assert pairs["feasible"] == str(len(rows))
    known = "unknown" if pairs["solvable"] is None else pairs["solvable"]
    assert f"{pairs['feasible']} feasible" in pegwright("pairs", board.text()).out
    assert known == str(sum(p["searched"] for p in found["pairs"])), (pairs, found)


@given(open_problems(), st.randoms(use_true_random=False), st.booleans())
def test_spellings(problem, shuffling, joined):
    """Options in any order, before or after the board, as --key value or --key=value; into a file or not."""
    groups = [[f"{key}={value}"] if joined else [key, value] for key, value in _pairs(problem.options())]
    with tempfile.TemporaryDirectory() as folder:
        groups += [["--output", f"{folder}/solution.json"]]
        plain = pegwright("solve", *problem.words(), "--format", "json")
        words = [[problem.board.text()]] + groups
        shuffling.shuffle(words)
        filed = pegwright("solve", *[word for group in words for word in group])
        assert (filed.code, filed.out) == (plain.code, ""), (plain, filed)
        with open(f"{folder}/solution.json", encoding="ascii") as file:
            assert file.read() == plain.out, (plain, filed)


def _pairs(words):
    return list(zip(words[::2], words[1::2]))
