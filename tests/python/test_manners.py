"""Python answers like the commands, by letters and numbers, with the table of tests/cli/manners.py. A new command
fails.
"""

import json
import os
import pathlib
import subprocess
import sys

import pytest

import pegwright

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "cli"))
import manners  # noqa: E402

PROGRAM = os.environ["PEGWRIGHT"]


def solution(found, answer):
    assert json.loads(found.json()) == {key: answer[key] for key in json.loads(found.json())}


def solve(found, answer):
    if answer.get("solvable") is False:
        assert not found and found.reason == answer["reason"]
    else:
        solution(found, answer)


def shortest(found, answer):
    assert found.solvable is answer.get("solvable", True)
    if found:
        solution(found.solution, answer)
        assert (found.moves, found.proven) == (answer["moves"], answer["proven"])
    else:
        assert found.reason == answer["reason"]


def solutions(found, answer):
    assert bool(found) is ("solution" in answer)
    if found:
        solution(found[0], answer)


def feasible(found, answer):
    assert (found.feasible, found.solvable, found.reason) == tuple(
        answer[key] for key in ("feasible", "solvable", "reason"))


def bound(found, answer):
    assert found.moves == answer["bound"]
    assert found.by == answer["by"] if found else found.reason == answer["reason"]


def hint(found, answer):
    assert found.fate == answer["fate"] and found.reason == answer.get("reason", "")
    assert [fate for _, fate in found.jumps] == [jump["fate"] for jump in answer["jumps"]]


def count(found, answer):
    assert (str(found.solutions), str(found.positions), str(found.games)) == tuple(
        answer[key] for key in ("solutions", "positions", "games"))


def levels(found, answer):
    assert [(level.pegs, str(level.reached), str(level.winning)) for level in found] == [
        (level["pegs"], level["reachable"], level["winning"]) for level in answer["levels"]]


def odds(found, answer):
    assert str(found.exact) == answer["one_peg"]


def deadend(found, answer):
    assert (found and found.way.jump_count) == answer["jumps"]


def pairs(found, answer):
    assert (str(found.feasible), str(found.solvable)) == (answer["feasible"], answer["solvable"])


def survey(found, answer):
    assert [[pair.vacate.name, pair.finish.name, pair.theorem, pair.constructed, pair.searched] for pair in found] == [
        list(pair.values()) for pair in answer["pairs"]]


def verify(found, answer):
    keys = ("valid", "jumps", "moves", "longest_sweep")
    assert tuple(getattr(found, key) for key in keys) == tuple(answer[key] for key in keys)


HELD = {f.__name__: f for f in (solve, shortest, solutions, feasible, bound, hint, count, levels, odds, deadend, pairs,
                                survey)}
# Tested below. play, winning, find and convert are not in the module.
OF_FILES = {"verify", "shorten", "draw"}
NOT_IN_PYTHON = {"play", "winning", "find", "convert"}
CASES = [(command, case, asked) for command in HELD for case, asked in manners.COMMANDS[command].items()]


def program(*words, given=""):
    done = subprocess.run([PROGRAM, *words], input=given, capture_output=True, text=True, timeout=100)
    return json.loads(done.stdout.splitlines()[0])


def keywords(asked, number_of=None):
    board, *rest = asked.split()
    given = {key.removeprefix("--"): value for key, value in zip(rest[::2], rest[1::2])}
    given.pop("limit", None)
    if "time" in given:
        given["time"] = float(given["time"])
    for key in ("vacate", "finish") if number_of else ():
        if key in given:
            given[key] = number_of[given[key]]
    return board, given


def test_the_table():
    assert {*HELD, *OF_FILES, *NOT_IN_PYTHON} == set(manners.COMMANDS)


@pytest.mark.parametrize("command, case, asked", CASES)
def test_answers(command, case, asked):
    function = getattr(pegwright, command)
    board, given = keywords(asked)
    if case in ("unknown", "limit") and command not in ("feasible", "hint"):
        with pytest.raises(pegwright.LimitError if command == "bound" else pegwright.TimeLimitError):
            function(board, **given)
        return
    answer = program(command, *asked.split(), "--format", "json")
    HELD[command](function(board, **given), answer)
    if board == "T5":
        numbers = {hole: int(number) for hole, number in manners.NUMBER_OF.items()}
        HELD[command](function(board, **keywords(asked, numbers)[1]), answer)
        HELD[command](function(board, **keywords(asked, manners.NUMBER_OF)[1]), answer)


def test_files(tmp_path):
    text = pegwright.solve("T5").text(notation="numbers")
    assert "\nnotation numbers\n" in text
    wrong = text.replace("\nmoves\n", "\nmoves\n4-1 4-1\n")
    for name, given in (("right.txt", text), ("wrong.txt", wrong)):
        (tmp_path / name).write_text(given)
        found = pegwright.verify(tmp_path / name)
        verify(found, program("verify", str(tmp_path / name), "--format", "json"))
    shorter = pegwright.shorten(tmp_path / "right.txt", rounds=0)
    answer = program("shorten", str(tmp_path / "right.txt"), "--rounds", "0", "--format", "json")
    assert (shorter.moves_before, shorter.moves) == (answer["moves_before"], answer["moves"])
    with pytest.raises(pegwright.InputError, match="wrong at line 6, jump 2: "):
        pegwright.shorten(tmp_path / "wrong.txt")
    picture = tmp_path / "picture.svg"
    pegwright.draw(pegwright.read_solution(tmp_path / "right.txt"), picture)
    assert picture.read_text().startswith("<")
