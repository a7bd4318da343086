"""Checks the regions that `bound` prints, without the program's code: tries every jump against every region in whole
numbers, and compares with brute force on small boards.

usage: bound.py PEGWRIGHT. SMALL=yes in the environment: fewer boards, for slow programs.
"""

import json
import os
import pathlib
import random
import subprocess
import sys

peg = str(pathlib.Path(sys.argv[1]).resolve())
failures = []
steps = {"square": [(1, 0), (0, 1)], "triangular": [(1, 0), (0, 1), (1, 1)],
         "diagonal": [(1, 0), (0, 1), (1, 1), (1, -1)]}


def check(holds, what):
    if not holds:
        failures.append(what)


def run(*words, given=""):
    return subprocess.run([peg, *words], input=given, capture_output=True, text=True, timeout=300)


def hole(name):
    letters = name.rstrip("0123456789")
    x = 0
    for letter in letters:
        x = 26 * x + ord(letter) - ord("a") + 1
    return x - 1, int(name[len(letters):]) - 1


def name_of(at):
    return chr(ord("a") + at[0]) + str(at[1] + 1)  # narrow boards alone


class Board:
    def __init__(self, lattice, holes):
        self.holes = set(holes)
        both = [(s * x, s * y) for x, y in steps[lattice] for s in (1, -1)]
        self.jumps = [((x, y), (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)) for x, y in sorted(self.holes)
                      for dx, dy in both if {(x + dx, y + dy), (x + 2 * dx, y + 2 * dy)} <= self.holes]

    def picture(self, lattice):
        rows = 1 + max(y for _, y in self.holes)
        columns = 1 + max(x for x, _ in self.holes)
        return lattice + ":" + "/".join("".join("o" if (x, y) in self.holes else "." for x in range(columns))
                                        for y in range(rows))

    def is_region(self, region):
        return all(start in region or end in region for start, over, end in self.jumps if over in region)

    def fewest_moves(self, start, goal):
        """Fewest moves by breadth-first search, or None. Goal None stands for any single peg."""
        reached, front, moves = {start}, [start], 0
        while front:
            if any(len(p) == 1 if goal is None else p == goal for p in front):
                return moves
            after = []

            def go_on(position, peg_at):
                for begin, over, end in self.jumps:
                    if begin == peg_at and over in position and end not in position:
                        new = position - {begin, over} | {end}
                        if new not in reached:
                            reached.add(new)
                            after.append(new)
                        go_on(new, end)

            for position in front:
                for peg_at in position:
                    go_on(position, peg_at)
            front, moves = after, moves + 1
        return None


def check_regions(board, answer, vacated, what):
    """Checks the certificate: regions are full at the start, no jump leaves more than a unit of weights, and the sum."""
    left = dict.fromkeys(board.jumps, 0)
    weights = answer["weights"]
    for entry in weights["regions"]:
        region = {hole(name) for name in entry["holes"]}
        check(region <= board.holes - vacated and board.is_region(region), f"{what}: {entry} is no full region")
        for jump in left:
            if jump[0] in region and jump[2] not in region:
                left[jump] += entry["weight"]
    total = sum(entry["weight"] for entry in weights["regions"])
    check(all(load <= weights["unit"] for load in left.values()), f"{what}: a jump leaves more than a unit")
    check(weights["moves"] == -(-total // weights["unit"]), f"{what}: weights of {weights['moves']} moves")
    packing = answer.get("packing", {"moves": 0, "regions": []})
    holes = [hole(name) for region in packing["regions"] for name in region]
    check(len(set(holes)) == len(holes) and not vacated & set(holes), f"{what}: regions with a hole in common")
    check(all(board.is_region({hole(name) for name in region}) for region in packing["regions"]), f"{what}: packing")
    check(packing["moves"] == len(packing["regions"]), f"{what}: size of the packing")
    check(answer["bound"] >= max(packing["moves"], weights["moves"]), f"{what}: bound of less than its regions")
    if answer["moves_ahead"] == 0 and answer["by"] != "weights of all regions":
        check(answer["bound"] == max(packing["moves"], weights["moves"]), f"{what}: bound of more than its regions")


def triangle(n):
    return Board("triangular", [(x, y) for y in range(n) for x in range(y + 1)])


def rectangle(w, h):
    return Board("square", [(x, y) for y in range(h) for x in range(w)])


largest = 100 if os.environ.get("SMALL") == "yes" else 1000  # holes
boards = {f"T{n}": triangle(n) for n in (4, 5, 8, 12, 13, 15, 18, 20, 24, 30)}
boards.update({f"{w}x{h}": rectangle(w, h) for w, h in ((4, 4), (6, 6), (7, 7), (8, 8), (9, 5), (20, 20))})
boards = {name: board for name, board in boards.items() if len(board.holes) <= largest}
boards["english"] = Board("square", [(x, y) for y in range(7) for x in range(7) if 2 <= x <= 4 or 2 <= y <= 4])
for name, board in boards.items():
    answer = json.loads(run("bound", name, "--format", "json").stdout)
    check_regions(board, answer, {hole(answer["least_from"])}, name)
    for at in sorted(board.holes)[:: max(1, len(board.holes) // 5)]:
        done = run("bound", name, "--vacate", f"{at[0]},{at[1]}", "--format", "json")
        if done.returncode == 0:
            check_regions(board, json.loads(done.stdout), {at}, f"{name} {at}")
            check(json.loads(done.stdout)["bound"] >= answer["bound"], f"{name} {at}: less than of any vacancy")

# The start is the goal, though a region is full in it.
for given in (("2x1", "--vacate", "a1", "--finish", "b1"), ("T5", "--start", "*/oo/ooo/oooo/ooooo", "--finish", "a1")):
    check(json.loads(run("bound", *given, "--format", "json").stdout)["bound"] == 0, f"{given}: more than 0 moves")

# Brute force on all single vacancies of random boards up to 13 holes and of small known boards.
chosen = random.Random(3)
small = [("triangular", triangle(4)), ("triangular", triangle(5)), ("square", rectangle(4, 3))]
while len(small) < 60:
    lattice = chosen.choice(list(steps))
    board = Board(lattice, chosen.sample([(x, y) for x in range(4) for y in range(4)], chosen.randint(6, 13)))
    least = min(x for x, _ in board.holes), min(y for _, y in board.holes)
    if least == (0, 0) and board.jumps:
        small.append((lattice, board))
cases = [(lattice, board, at) for lattice, board in small for at in sorted(board.holes)]
given = "\n".join(f"{board.picture(lattice)} vacate {name_of(at)}" for lattice, board, at in cases)
answers = [json.loads(line) for line in run("bound", "-", given=given).stdout.splitlines()]
check(len(answers) == len(cases), f"{len(answers)} answers to {len(cases)} problems")
solved = 0
for (lattice, board, at), answer in zip(cases, answers):
    fewest = board.fewest_moves(frozenset(board.holes - {at}), None)
    what = f"{board.picture(lattice)} {name_of(at)}: {answer}"
    if fewest is None:
        continue
    solved += 1
    check(answer.get("bound") is not None and answer["bound"] <= fewest, f"{what}, brute force says {fewest}")
check(solved >= 30, f"only {solved} problems had a solution")

print("\n".join(f"FAILED: {failure}" for failure in failures), end="\n" if failures else "")
sys.exit(bool(failures))
