import io

import pytest

import pegwright
from pegwright import Jump, Problem

ANSWER = pegwright.solve(Problem("T5", vacate="a1", finish="a1"))
OK = "ok T5 a1 a1: 13 jumps, 10 moves, longest sweep 3"


def test_all_ways(tmp_path):
    path = tmp_path / "solution.txt"
    path.write_text(ANSWER.text())
    text, json = ANSWER.text(), ANSWER.json()
    moves = list(ANSWER)
    for found in [
        pegwright.verify(text), pegwright.verify(json), pegwright.verify(text.encode()), pegwright.verify(path),
        pegwright.verify(str(path)), pegwright.verify(io.StringIO(text)), pegwright.verify(io.BytesIO(json.encode())),
        pegwright.verify(ANSWER), pegwright.verify(ANSWER.solution), pegwright.verify(ANSWER.problem, moves),
        pegwright.verify(ANSWER.problem, map(str, moves)), pegwright.verify(ANSWER.problem, ANSWER.jumps()),
    ]:
        assert found and found.valid and found.report.endswith(OK), found.report
        assert (found.jumps, found.moves, found.longest_sweep, found.wrong_jump) == (13, 10, 3, 0)
    assert str(pegwright.verify(path)) == f"{path}: {OK}"
    with open(path) as file:
        assert pegwright.verify(file)


def test_what_is_wrong():
    found = pegwright.verify(ANSWER.problem, ["a3-a1", "a3-a1"])
    assert not found and found.wrong_jump == 2 and found.jumps == 1 and found.reason
    found = pegwright.verify(ANSWER.text().replace("e5-c3-a3-a1", "e5-c3-a3"))
    assert not found and found.wrong_jump == 13
    assert not pegwright.verify(ANSWER.problem, [])
    assert not pegwright.verify(ANSWER.problem, [Jump((0, 0), (4, 4))])


@pytest.mark.parametrize("text, words", [
    ("board T5\nvacate a1\nfinish a1\nmoves\na3-\n", "text:5"),
    ("hello\nworld\n", "text:1"),
    ("{}", "text"),
    ("", "text"),
])
def test_what_is_no_solution(text, words):
    with pytest.raises(pegwright.InputError, match=words):
        pegwright.verify(text)


@pytest.mark.parametrize("notation", ["letters", "numbers"])
def test_reading_a_solution(notation):
    text = ANSWER.text(notation)
    assert ("\nnotation numbers\n" in text) == (notation == "numbers")
    for solution in [pegwright.read_solution(text), pegwright.read_solution(io.StringIO(ANSWER.json(notation)))]:
        assert solution.problem == ANSWER.problem and list(solution) == list(ANSWER)
        assert solution.notation == notation and solution.text() == text and solution.json() == ANSWER.json(notation)
        assert solution.text("letters") == ANSWER.text()
        out = io.StringIO()
        solution.write(out)
        assert out.getvalue() == text
    assert pegwright.read_solution(ANSWER).text() == ANSWER.text()
    wrong = text.replace("moves\n", "moves\n" + text.split("moves\n")[1].split("\n")[0] + "\n")
    with pytest.raises(pegwright.InputError) as error:
        pegwright.read_solution(wrong)
    assert str(error.value) == pegwright.verify(wrong).report
    with pytest.raises(pegwright.InputError, match="no solution there"):
        pegwright.read_solution(pegwright.solve("T4", vacate="a1").json())
    with pytest.raises(TypeError):
        pegwright.read_solution(7)


def test_what_cannot_be_verified():
    with pytest.raises(FileNotFoundError):
        pegwright.verify("no/such/file")
    with pytest.raises(TypeError):
        pegwright.verify(7)
    with pytest.raises(TypeError):
        pegwright.verify(ANSWER.text(), ["a3-a1"])
    with pytest.raises(TypeError):
        pegwright.verify(ANSWER.problem, [7])
    with pytest.raises(pegwright.InputError, match="leaves one open"):
        pegwright.verify(Problem("T5"), [])
    with pytest.raises(pegwright.InputError):
        pegwright.verify(ANSWER.problem, ["a3-z9"])

    def broken():
        yield "a3-a1"
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        pegwright.verify(ANSWER.problem, broken())

    class Broken:
        def read(self, size):
            raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        pegwright.verify(Broken())
