"""solve --short on large boards, from random vacancies to random last pegs: solutions must be right and within the
promised bounds, wh/4 + 3(w + h) + 20 moves on all rectangles and n^2/8 + 3n + 30 on most triangles. The outside referee
counts the moves. With --any only wrong solutions fail, for measuring.

usage: short_pairs.py PEGWRIGHT REFEREE [--triangles N] [--rectangles N] [--sides LEAST MOST] [--near] [--edges]
[--seed S] [--any]
"""

import argparse
import random
import re
import subprocess
import sys

parser = argparse.ArgumentParser()
parser.add_argument("pegwright")
parser.add_argument("referee")
parser.add_argument("--triangles", type=int, default=1)
parser.add_argument("--rectangles", type=int, default=3)
parser.add_argument("--sides", type=int, nargs=2, default=(32, 60), help="of boards")
parser.add_argument("--near", action="store_true", help="holes at most 30 apart")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--any", action="store_true", help="count those that take more, and go on")
parser.add_argument("--edges", action="store_true", help="three holes in four within three rows of an edge")
asked = parser.parse_args()
chance = random.Random(asked.seed)


def name(hole):
    letters, x = "", hole[0] + 1
    while x:
        x, letter = divmod(x - 1, 26)
        letters = chr(ord("a") + letter) + letters
    return f"{letters}{hole[1] + 1}"


def near(a, b):
    return not asked.near or max(abs(a[0] - b[0]), abs(a[1] - b[1])) <= 30


def pair_of(holes, from_edge):
    by_edges = [h for h in holes if from_edge(*h) <= 3]
    while True:
        start, end = (chance.choice(by_edges if asked.edges and chance.random() < 0.75 else holes) for _ in range(2))
        if near(start, end):
            return start, end


def triangle():
    n = chance.randint(*asked.sides)
    from_edge = lambda x, y: min(x, y - x, n - 1 - y)
    return f"T{n}", [(x, y) for y in range(n) for x in range(y + 1)], from_edge, n * n / 8 + 3 * n + 30


def rectangle():
    w, h = chance.randint(*asked.sides), chance.randint(*asked.sides)
    from_edge = lambda x, y: min(x, y, w - 1 - x, h - 1 - y)
    return f"{w}x{h}", [(x, y) for y in range(h) for x in range(w)], from_edge, w * h / 4 + 3 * (w + h) + 20


failures = []
for make, number in ((triangle, asked.triangles), (rectangle, asked.rectangles)):
    solved = over = 0
    worst = None
    while solved < number:
        board, holes, from_edge, most = make()
        start, end = pair_of(holes, from_edge)
        words = [board, "--vacate", name(start), "--finish", name(end)]
        done = subprocess.run([asked.pegwright, "solve", *words, "--short"], capture_output=True, text=True)
        if done.returncode == 1:  # no solution, as two in three pairs have
            continue
        solved += 1
        replayed = subprocess.run([asked.referee, "--joined", "-"], input=done.stdout, capture_output=True, text=True)
        if done.returncode or replayed.returncode:
            failures.append(f"{' '.join(words)}: exit codes {done.returncode} and {replayed.returncode}: "
                            f"{done.stderr}{replayed.stderr}")
            continue
        moves = len(re.findall(r"^[a-z]+\d+-", done.stdout, re.M))
        share = moves / most
        if worst is None or share > worst[0]:
            worst = (share, moves, words)
        if moves > most:
            over += 1
            print(f"{' '.join(words)}: {moves} moves, more than {most:.0f}", flush=True)
            if not asked.any:
                failures.append(f"{' '.join(words)}: {moves} moves, not {most:.0f}")
    if number:
        print(f"{make.__name__}s: {solved} pairs, {over} over the bound; most of it {worst[0]:.3f}: {worst[1]} moves, "
              f"{' '.join(worst[2])}")
print("\n".join(f"FAILED: {failure}" for failure in failures), end="\n" if failures else "")
sys.exit(bool(failures))
