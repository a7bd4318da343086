"""Fewest moves of a hundred positions of the English board: processor time, memory and positions expanded. The
positions have 5 to 31 pegs, made by random jumps backwards from one peg; any last peg will do.

usage: shortest.py PEGWRIGHT [SEED]
"""

import json
import random
import resource
import subprocess
import sys
import time

HOLES = [(x, y) for y in range(7) for x in range(7) if 2 <= x <= 4 or 2 <= y <= 4]


def picture(position):
    rows = (((x, y) for x in range(7)) for y in range(7))
    return "/".join("".join("*" if h in position else "o" if h in HOLES else "." for h in row) for row in rows)


def jumps_undone(position):
    """All positions with a jump to this one."""
    for x, y in position:
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            over, origin = (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)
            if origin in HOLES and over not in position and origin not in position:
                yield position - {(x, y)} | {over, origin}


def random_position(pegs):
    while True:
        position = {random.choice(HOLES)}
        while len(position) < pegs and (before := sorted(map(sorted, jumps_undone(position)))):
            position = set(random.choice(before))
        if len(position) == pegs:
            return position


random.seed(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
runs = []
for k in range(100):
    start = picture(random_position(5 + k * 27 // 100))
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    words = ["shortest", "english", "--start", start, "--finish", "any", "--format", "json"]
    answer = json.loads(subprocess.run([sys.argv[1], *words], capture_output=True, check=True).stdout)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    passed = time.monotonic() - began
    runs.append((after.ru_utime - before.ru_utime, passed, answer["expanded"], answer["moves"], start))
    assert answer["proven"]
seconds, wall, expanded, moves, start = max(runs)
print(f"100 positions of english: {sum(run[0] for run in runs):.1f} s of processor time,",
      f"{sum(run[2] for run in runs)} positions expanded, {after.ru_maxrss // 1024} MiB at most")
print(f"slowest {seconds:.2f} s ({wall:.2f} s passed; at most 60), {expanded} expanded: {moves} moves from {start}")
