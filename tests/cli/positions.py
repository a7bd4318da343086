"""Random positions of the English and the French board, with any last peg: each is solved, which the outside referee
checks, or proven unsolvable. On the French board a few may stay open.

usage: positions.py PEGWRIGHT REFEREE
POSITIONS: how many of each board, 1000 unless set; 10000 take a minute or two.
"""

import json
import os
import pathlib
import random
import subprocess
import sys

peg, referee = (str(pathlib.Path(name).resolve()) for name in sys.argv[1:3])
count = int(os.environ.get("POSITIONS", "1000"))
boards = {
    "english": ["..ooo", "..ooo", "ooooooo", "ooooooo", "ooooooo", "..ooo", "..ooo"],
    "french": ["..ooo", ".ooooo", "ooooooo", "ooooooo", "ooooooo", ".ooooo", "..ooo"],
}
seconds = {"english": 60, "french": 5}  # for each
most_open = {"english": 0, "french": count // 100}
failures = []


def check(holds, what):
    if not holds:
        failures.append(what)


def random_position(source, rows):
    holes = [(x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c == "o"]
    pegs = set(source.sample(holes, source.randint(2, len(holes) - 1)))
    return "/".join("".join("*" if (x, y) in pegs else c for x, c in enumerate(row)) for y, row in enumerate(rows))


for board, rows in boards.items():
    source = random.Random(board)
    lines = "".join(f"{board} start {random_position(source, rows)}\n" for _ in range(count))
    run = subprocess.run([peg, "solve", "-", "--time", str(seconds[board])], input=lines, capture_output=True, text=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    check(len(answers) == count, f"{board}: {count} positions have {len(answers)} answers")
    solved = [answer for answer in answers if "solution" in answer]
    proven = [answer for answer in answers if answer.get("solvable") is False]
    left = [answer for answer in answers if answer.get("solvable", 0) is None and answer["reason"]]
    check(len(solved) + len(proven) + len(left) == count, f"{board}: answers of another kind")
    check(len(left) <= most_open[board], f"{board}: {len(left)} are not known, such as {left[:1]}")
    check(solved and proven, f"{board}: not both, solved ones and such as have no solution")
    texts = "".join(f"board {a['board']}\nstart {a['start']}\nfinish {a['finish']}\nmoves\n" + "\n".join(a["solution"])
                    + "\n" for a in solved)
    judged = subprocess.run([referee], input=texts, capture_output=True, text=True)
    check(judged.returncode == 0, f"{board}: {(judged.stdout + judged.stderr).strip()}")
    pagodas = sum("pagoda function, a sum" in a["reason"] or "pagoda functions, sums" in a["reason"] for a in proven)
    searched = sum(a["reason"].startswith("exhaustive") for a in proven)
    print(f"{board}: {len(solved)} solved; {len(proven)} have no solution, {pagodas} by pagoda functions, {searched} by "
          f"search; {len(left)} not known")
for failure in failures:
    print("FAILED:", failure, file=sys.stderr)
sys.exit(1 if failures else 0)
