"""Calls in any order, made up by Hypothesis: the module must answer like a model and like C++. A failure is shrunk and
printed as lines of calls.
"""

import os
import pathlib
import subprocess

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, multiple, rule

from calls import Calls

DRIVER = os.environ.get("MODEL_DRIVER", "")
BOARDS = ["T4", "T5", "T6", "T500", "4x4", "3x5", "english", "300x3", "diagonal:3x4", "triangular:4x4", ".o./ooo/.o.",
          "hexagon3", "oooo", "T0", "T99999999999", "no", "o/x"]
HOLES = ["a1", "b2", "c3", "d4", "a3", "c1", "zz9", "0,0", "3", "a1,b2", ""]
MEMORY = [1 << 30, 1 << 20, 1]


class Machine(RuleBasedStateMachine):
    boards = Bundle("boards")
    problems = Bundle("problems")
    answers = Bundle("answers")
    jumps = Bundle("jumps")

    def __init__(self):
        super().__init__()
        self.calls = Calls()
        self.script = []
        self.said = []
        self.all_jumps = {}  # of answers, as text
        self.read = {}  # of jumps, the answer and how many
        self.names = 0

    def ask(self, *words):
        self.script.append(" ".join(str(word) for word in words))
        self.said.append(self.calls.answer(self.script[-1]))
        return self.said[-1]

    def named(self):
        self.names += 1
        return f"n{self.names}"

    @rule(target=boards, text=st.sampled_from(BOARDS))
    def board(self, text):
        name = self.named()
        return name if self.ask("board", name, text).isdigit() else multiple()

    @rule(target=problems, board=boards, vacate=st.sampled_from(HOLES), finish=st.sampled_from([*HOLES, "any"]))
    def problem(self, board, vacate, finish):
        name = self.named()
        options = [*(["vacate", vacate] if vacate else []), *(["finish", finish] if finish else [])]
        return name if self.ask("problem", name, board, *options) == "a problem" else multiple()

    @rule(target=answers, problem=problems, threads=st.integers(1, 3), memory=st.sampled_from(MEMORY))
    def solve(self, problem, threads, memory):
        name = self.named()
        said = self.ask("solve", name, problem, threads, memory)
        if not said.isdigit():
            return multiple()
        self.all_jumps[name] = [Calls.word(jump) for jump in self.calls.named[name].jumps()]
        assert len(self.all_jumps[name]) == int(said), self.script
        return name

    @rule(target=jumps, answer=answers)
    def begin(self, answer):
        name = self.named()
        self.ask("jumps", name, answer)
        self.read[name] = (answer, 0)
        return name

    @rule(jumps=jumps, count=st.sampled_from([0, 1, 2, 7, 1000, 40000, 70000]))
    def go_on(self, jumps, count):
        answer, before = self.read[jumps]
        coming = self.all_jumps[answer][before:before + count]
        self.read[jumps] = (answer, before + len(coming))
        assert self.ask("next", jumps, count) == (coming[-1] if coming else "end"), self.script

    @rule(answer=answers)
    def by_threads(self, answer):
        all_of_them = self.all_jumps[answer]
        one = f"{len(all_of_them)} {all_of_them[-1] if all_of_them else 'end'}"
        assert self.ask("threads", answer) == f"{one} and {one}", self.script

    @rule(answer=answers)
    def give_up(self, answer):
        taken = self.all_jumps[answer][:70000]
        assert self.ask("stop", answer) == (taken[-1] if taken else "end"), self.script

    @rule(answer=answers)
    def verify(self, answer):
        assert f": {len(self.all_jumps[answer])} jump" in self.ask("verify", answer), self.script

    @rule(answer=answers)
    def text(self, answer):
        self.ask("text", answer)

    @rule(problem=problems)
    def feasible(self, problem):
        self.ask("feasible", problem)

    @rule(name=consumes(answers) | consumes(jumps))
    def drop(self, name):
        assert self.ask("drop", name) == "dropped", self.script

    @rule()
    def nobody(self):
        assert self.ask("jumps", "x", "nobody") == "nothing is called nobody"

    @invariant()
    def no_answer_is_empty(self):
        assert not self.said or self.said[-1], self.script

    def teardown(self):
        if not DRIVER:
            return
        script = "\n".join(self.script) + "\n"
        found = subprocess.run([DRIVER, "calls"], input=script, capture_output=True, text=True, timeout=300)
        assert found.returncode == 0 and found.stdout.splitlines() == self.said, (script, found, self.said)


Machine.TestCase.settings = settings(
    max_examples=int(os.environ.get("CALLS_EXAMPLES", "40")), stateful_step_count=30, deadline=None, database=None,
    derandomize="CALLS_EXAMPLES" not in os.environ, suppress_health_check=list(HealthCheck))
TestCalls = Machine.TestCase


@pytest.mark.skipif(not DRIVER, reason="the driver of the library in C++ is not built")
def test_the_driver_is_there():
    assert pathlib.Path(DRIVER).exists()
