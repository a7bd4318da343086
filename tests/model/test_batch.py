"""A batch answers like single runs."""

import json

from hypothesis import given
from hypothesis import strategies as st

from made import open_problems, problems
from program import pegwright, run

BAD = ["T5 vacate z99", "nonsense", '{"board":"T5"', '{"board":7}', "T5 vacate", "T5 finish a1 finish a2", "[]",
       "5x5 start o"]
EMPTY = ["", "   ", "# a comment"]


def _written(problem, how):
    if how == "json":
        return json.dumps({"board": problem.board.text(), **problem.ends()})
    dashes = "--" if how == "options" else ""
    return " ".join([problem.board.text()] + [f"{dashes}{key} {value}" for key, value in problem.ends().items()])


LINES = {
    command: st.lists(
        st.one_of(
            st.tuples(st.sampled_from(["words", "options", "json"]), kind(12)),
            st.tuples(st.just("bad"), st.sampled_from(BAD)),
            st.tuples(st.just("empty"), st.sampled_from(EMPTY)),
        ),
        min_size=1,
        max_size=8,
    )
    for command, kind in (("solve", open_problems), ("feasible", problems), ("count", problems))
}


def _check(command, lines, options=()):
    text = "".join((_written(what, how) if how in ("words", "options", "json") else what) + "\n" for how, what in lines)
    batch = run("pegwright", command, "-", *options, text=text)
    answers = batch.out.splitlines()
    asked = [(number, how, what) for number, (how, what) in enumerate(lines, 1) if how != "empty"]
    assert len(answers) == len(asked), (text, batch)
    codes = [0]
    for (number, how, what), said in zip(asked, answers):
        if how == "bad":
            found = json.loads(said)
            assert found["line"] == number and isinstance(found["error"], str), (text, batch)
            codes.append(2)
        else:
            alone = pegwright(command, *what.words(), "--format", "json")
            assert said + "\n" == alone.out, (text, batch, alone)
            codes.append(alone.code)
    assert (batch.code, batch.err) == (max(codes), ""), (text, batch)
    return batch


@given(LINES["solve"])
def test_solve(lines):
    batch = _check("solve", lines)
    solved = [line for line in batch.out.splitlines() if '"solution":' in line]
    if solved:
        text = "".join(line + "\n" for line in solved)
        verified = pegwright("verify", "-", text=text)
        assert verified.code == 0 and verified.out.count(": ok ") == len(solved), (text, verified)
        said = pegwright("verify", "--format", "json", "-", text=text)
        assert len([json.loads(line) for line in said.out.splitlines()]) == len(solved), said


@given(LINES["feasible"])
def test_feasible(lines):
    _check("feasible", lines)


@given(LINES["count"])
def test_count(lines):
    _check("count", lines)
    _check("count", lines, ["--threads", "3"])
