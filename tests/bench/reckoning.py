"""Estimates how many positions a huge board has, and how long several machines would take for its levels.

    usage: reckoning.py positions PEGWRIGHT BOARD VACANCY [--draws N] [--seconds S] [--first JUMPS] [--check]
           reckoning.py reckon POSITIONS WIDEST JUMPS KEY_BITS NANOSECONDS SENT

positions: draws N positions of the class for each number of pegs, all equally likely, and asks `solve` for S seconds
whether the complement can be played to one peg at VACANCY. Exactly then the position can be reached from the full board
without VACANCY. The class is counted by dynamic programming, the levels after the first JUMPS by `levels`. With --check
all levels are counted and printed beside the estimates. Figures count all images of a position; divided by the
symmetries they are a little less than what is expanded.

reckon: hours, memory and traffic on 16, 64 and 256 ranks of one thread. Arguments: positions up to symmetry; those of
the widest level; possible jumps of a position; bits of a key; processor time of a possible jump; bytes sent for one if
every key went to another machine. The share of jumps that are made is that of Wiegleb's board to 32 pegs.
src/search/RECKONING.md says where the figures come from.
"""

import argparse
import json
import math
import random
import subprocess
import sys

pictures = {
    "english": ["..ooo", "..ooo", "ooooooo", "ooooooo", "ooooooo", "..ooo", "..ooo"],
    "french": ["..ooo", ".ooooo", "ooooooo", "ooooooo", "ooooooo", ".ooooo", "..ooo"],
    "diamond": ["." * (4 - k) + "o" * (2 * k + 1) for k in (0, 1, 2, 3, 4, 3, 2, 1, 0)],
    "wiegleb": ["...ooo"] * 3 + ["ooooooooo"] * 3 + ["...ooo"] * 3,
}


def holes_of(board):
    """Columns and rows of the holes, the picture's rows, and whether there are three directions."""
    if board[0] == "T":
        rows = ["o" * (y + 1) for y in range(int(board[1:]))]
    elif board in pictures:
        rows = pictures[board]
    else:
        width, height = map(int, board.split("x"))
        rows = ["o" * width] * height
    return [(x, y) for y, row in enumerate(rows) for x, hole in enumerate(row) if hole == "o"], board[0] == "T"


def label(hole, triangular):
    """The parities of the position class (theory/position_class) that a peg here flips, one bit each."""
    x, y = hole
    result = {0: 0b01, 1: 0b10, 2: 0b11}[(x + y) % 3]
    return result if triangular else result | {0: 0b01, 1: 0b10, 2: 0b11}[(x - y) % 3] << 2


def class_sizes(labels, wanted):
    """For each number of pegs, how many positions have these parities."""
    ways = {(0, 0): 1}
    for one in labels:
        more = dict(ways)
        for (pegs, parities), number in ways.items():
            key = (pegs + 1, parities ^ one)
            more[key] = more.get(key, 0) + number
        ways = more
    return [ways.get((pegs, wanted), 0) for pegs in range(len(labels) + 1)]


def draw(labels, wanted, pegs, generator):
    while True:
        chosen = generator.sample(range(len(labels)), pegs)
        parities = 0
        for hole in chosen:
            parities ^= labels[hole]
        if parities == wanted:
            return set(chosen)


def word(holes, pegs):
    rows = {}
    for i, (x, y) in enumerate(holes):
        row = rows.setdefault(y, [])
        row += "." * (x - len(row))
        row.append("*" if i in pegs else "o")
    return "/".join("".join(rows[y]) for y in sorted(rows))


def name(hole):
    return "abcdefghijklmnopqrstuvwxyz"[hole[0]] + str(hole[1] + 1)


def reached_share(peg, board, vacancy, starts, seconds):
    """How many of these positions can be played to one peg at the vacancy, and how many are undecided."""
    lines = "".join(json.dumps({"board": board, "start": start, "finish": vacancy}) + "\n" for start in starts)
    run = subprocess.run([peg, "solve", "-", "--time", f"{seconds:g}"], input=lines, capture_output=True, text=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    if len(answers) != len(starts):
        sys.exit(f"{len(answers)} answers to {len(starts)} questions: {run.stderr}")
    solved = sum("solution" in answer for answer in answers)
    impossible = sum(answer.get("solvable") is False for answer in answers)
    return solved, len(starts) - solved - impossible


def counted(peg, board, vacancy, lowest):
    """The number of symmetries, and the positions reached for each number of pegs, with all images."""
    run = subprocess.run([peg, "levels", board, "--vacate", vacancy, "--to", str(lowest), "--format", "json"],
                         capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(run.stderr)
    answer = json.loads(run.stdout)
    return answer["symmetries"], {row["pegs"]: int(row["reachable_all"]) for row in answer["levels"]}


def lines_of_three(holes, triangular):
    there = set(holes)
    steps = [(1, 0), (0, 1)] + [(1, 1)] * triangular
    return sum((x + dx, y + dy) in there and (x + 2 * dx, y + 2 * dy) in there for x, y in holes for dx, dy in steps)


def jumps_of(holes, triangular, pegs):
    """The mean number of jumps of a position with this many pegs."""
    n = len(holes)
    possible = 2 * pegs * (pegs - 1) * (n - pegs) / (n * (n - 1) * (n - 2))
    return lines_of_three(holes, triangular) * possible


def estimate_positions(arguments):
    holes, triangular = holes_of(arguments.board)
    labels = [label(hole, triangular) for hole in holes]
    one_peg = labels[[name(hole) for hole in holes].index(arguments.vacancy)]
    sizes = class_sizes(labels, one_peg)
    generator = random.Random(1)
    first = len(holes) - 1 - arguments.first
    symmetries, known = counted(arguments.peg, arguments.board, arguments.vacancy, 1 if arguments.check else first)
    low = middle = high = variance = in_class = jumps = widest = 0
    counted_too = "           counted" if arguments.check else ""
    print("pegs            class  drawn solved  open         reached     +-" + counted_too)
    for pegs in range(len(holes) - 1, 0, -1):
        size = sizes[len(holes) - pegs]  # of complements
        if size == 0:
            continue
        in_class += size
        if pegs >= first:
            found = known.get(pegs, 0)
            low, middle, high = low + found, middle + found, high + found
            jumps += found * jumps_of(holes, triangular, pegs)
            widest = max(widest, found)
            print(f"{pegs:4} {size:16}  counted                {found:16}")
            continue
        starts = [word(holes, draw(labels, one_peg, len(holes) - pegs, generator)) for _ in range(arguments.draws)]
        solved, left = reached_share(arguments.peg, arguments.board, arguments.vacancy, starts, arguments.seconds)
        share = (solved + left / 2) / arguments.draws
        # Add one draw of either kind, so that an estimate of 0 or 1 does not look certain.
        careful = (solved + left / 2 + 1) / (arguments.draws + 2)
        error = size * math.sqrt(careful * (1 - careful) / arguments.draws)
        low += size * solved / arguments.draws
        middle += size * share
        high += size * (solved + left) / arguments.draws
        variance += error * error
        jumps += size * share * jumps_of(holes, triangular, pegs)
        widest = max(widest, size * share)
        beside = f"  {known.get(pegs, 0):16}" if arguments.check else ""
        print(f"{pegs:4} {size:16} {arguments.draws:6} {solved:6} {left:5} {size * share:15.4g} "
              f"{100 * error / size:5.1f} %{beside}", flush=True)
    print(f"class {in_class:.4g}; reached {middle:.4g}, {low:.4g} to {high:.4g} by what is open, standard error of "
          f"drawing {math.sqrt(variance):.2g}; {symmetries} symmetries: {middle / symmetries:.4g} to expand, "
          f"{high / symmetries:.4g} at most, {widest / symmetries:.4g} in the widest level, "
          f"{jumps / middle:.1f} jumps a position")
    if arguments.check:
        print(f"counted {sum(known.values())}")


def reckon(arguments):
    a_key = 8  # with its last jump
    made = 5.0 / 14.3
    gap = 2.0**arguments.key_bits / arguments.widest
    # Differences of neighbouring keys, if keys are random: one byte, and one more beyond 2^7, 2^14, ...
    packed = sum(math.exp(-(2.0 ** (7 * k)) / gap) for k in range(1, 6)) + 1
    jumps = arguments.positions * arguments.jumps
    print(f"{packed:.2f} bytes a position packed")
    print("ranks    hours  GB a rank: level  keys on their way  disk a rank: GB  sent a rank: TB   MB a second")
    for ranks in (16, 64, 256):
        seconds = jumps * arguments.nanoseconds * 1e-9 / ranks
        level = arguments.widest * packed / ranks
        keys = arguments.widest * arguments.jumps * made * a_key / ranks
        disk = arguments.positions * packed / ranks
        sent = jumps * arguments.sent * (1 - 1 / ranks) / ranks
        print(f"{ranks:5} {seconds / 3600:8.2f} {level / 1e9:17.1f} {keys / 1e9:18.1f} {disk / 1e9:16.0f} "
              f"{sent / 1e12:16.1f} {sent / seconds / 1e6:13.0f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("positions")
    one.set_defaults(run=estimate_positions)
    one.add_argument("peg")
    one.add_argument("board")
    one.add_argument("vacancy")
    one.add_argument("--draws", type=int, default=100)
    one.add_argument("--seconds", type=float, default=1)
    one.add_argument("--first", type=int, default=10)
    one.add_argument("--check", action="store_true")
    other = commands.add_parser("reckon")
    other.set_defaults(run=reckon)
    for what in ("positions", "widest", "jumps", "key_bits", "nanoseconds", "sent"):
        other.add_argument(what, type=float)
    arguments = parser.parse_args()
    arguments.run(arguments)
