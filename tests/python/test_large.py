"""Boards of a million holes and more: the first move at once, constant memory."""

import subprocess
import sys
import time

import pegwright

PROGRAM = """
import resource, sys, pegwright
peak = lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
list(pegwright.solve("T500").jumps())[:1]
before = peak()
answer = pegwright.solve("1000x1000")
count = 0
for count, move in enumerate({what}, 1):
    if count == {stop}:
        break
print(count, peak() - before)
"""


def test_memory_is_constant():
    for what, stop, wanted in [("answer.jumps()", 0, 999_998), ("answer.moves()", 0, None),
                               ("answer.positions()", 20_000, 20_000)]:
        out = subprocess.run([sys.executable, "-c", PROGRAM.format(what=what, stop=stop)], check=True,
                             capture_output=True, text=True).stdout
        count, grown = map(int, out.split())
        assert wanted in (None, count) and count > 10_000
        assert grown < 8 * 1024, f"{what} took {grown} KiB"


def test_verifying_what_is_made_takes_no_memory():
    program = PROGRAM.format(what="[pegwright.verify(answer)]", stop=0)
    out = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
    assert int(out.split()[1]) < 8 * 1024


def test_the_first_move_comes_at_once():
    began = time.monotonic()
    answer = pegwright.solve("T10000")  # 50 million jumps
    first = next(answer.moves())
    assert len(first) >= 1 and answer.jump_count == 50_004_998
    del answer
    assert time.monotonic() - began < 2


def test_a_million_jumps_are_right():
    answer = pegwright.solve("1000x1000")
    found = pegwright.verify(answer.problem, answer.moves())
    assert found and found.jumps == 999_998
