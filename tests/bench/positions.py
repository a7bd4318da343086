"""Times a whole process that solves a position or proves that it has no solution; also hints and winning positions.
Prints a table, the unsolvable problems of named boards, and each promise with the verdict "kept" or "MISSED". Nothing
here fails, as times depend on the machine.

usage: positions.py PEGWRIGHT [named] [rectangles] [necks] [random] [winning]    (all unless some are named)

Problems have fixed seeds. The slowest processes of a row are run twice more, and the least time counts, since other
work on the machine only adds to it.
"""

import json
import os
import pathlib
import random
import re
import statistics
import sys
import tempfile
import time

peg = str(pathlib.Path(sys.argv[1]).resolve())
groups = sys.argv[2:] or ["named", "rectangles", "necks", "random", "winning"]
here = pathlib.Path(__file__).parent
work = tempfile.TemporaryDirectory()
limit = 10  # seconds a problem
repeated = 10  # of each row
verdicts = []
shapes = {}  # names of boards by their pictures


class Run:
    """Runs a process: exit code, output, seconds of the clock and of processors."""

    def __init__(self, *arguments):
        out, err = f"{work.name}/out", f"{work.name}/err"
        writable = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        files = [(os.POSIX_SPAWN_OPEN, fd, name, writable, 0o600) for fd, name in ((1, out), (2, err))]
        begin = time.perf_counter()
        process = os.posix_spawn(peg, [peg, *arguments], os.environ, file_actions=files)
        _, status, usage = os.wait4(process, 0)
        self.wall = time.perf_counter() - begin
        self.processor = usage.ru_utime + usage.ru_stime
        self.code = os.waitstatus_to_exitcode(status)
        self.text = pathlib.Path(out).read_text()
        self.complaint = pathlib.Path(err).read_text()
        if self.code not in (0, 1, 3):
            sys.exit(f"{' '.join(arguments)}: exit code {self.code}: {self.complaint}")


def fastest(runs):
    return min(runs, key=lambda run: run.wall)


def verdict(promise, kept, measured):
    verdicts.append(f"{'kept' if kept else 'MISSED'}: {promise}: {measured}")


def milliseconds(seconds):
    return f"{1000 * seconds:.1f}" if seconds < 1 else f"{1000 * seconds:.0f}"


def row(name, problems, most, *options):
    """Solves problems, each (board, option, value, …), and prints a row of the table."""
    options = ["--format", "json", "--stats", "--time", str(limit), *options]
    commands = [["solve", *problem, *options] for problem in problems]
    runs = [Run(*command) for command in commands]
    answered = sorted((i for i in range(len(runs)) if runs[i].code != 3), key=lambda i: -runs[i].wall)
    for i in answered[:repeated]:
        runs[i] = fastest([runs[i], Run(*commands[i]), Run(*commands[i])])
    times = [runs[i] for i in answered]
    worst = max(answered, key=lambda i: runs[i].wall)
    expanded = [int(re.search(r"(\d+) positions expanded", run.complaint)[1]) for run in times]
    left = [problem for problem, run in zip(problems, runs) if run.code == 3]
    cells = [name, len(runs), *(sum(run.code == code for run in runs) for code in (0, 1, 3)),
             milliseconds(statistics.median(run.wall for run in times)),
             milliseconds(statistics.median(run.processor for run in times)), milliseconds(runs[worst].wall),
             milliseconds(max(run.processor for run in times)), f"{statistics.median(expanded):,.0f}",
             f"{max(expanded):,}"]
    print("|", " | ".join(map(str, cells)), "|", flush=True)
    if most:
        late = sum(run.wall > most for run in times)
        verdict(f"{name} within {most} s each", late == 0,
                f"worst {runs[worst].wall:.3f} s, {label(problems[worst])}" + (f"; {late} are late" if late else ""))
    verdicts.extend(f"open after {limit} s: {label(problem)}" for problem in left)
    return runs


def label(problem):
    """The board, by its name in necks.txt if it has one."""
    return " ".join([shapes.get(problem[0], problem[0]), *problem[1:]])


def head(what):
    print(f"\n| {what} | problems | solved | impossible | open | median ms | of processors | worst ms | of processors "
          "| median expanded | most |\n|---|---|---|---|---|---|---|---|---|---|---|")


def holes_of(rows):
    return {(x, y) for y, line in enumerate(rows) for x, c in enumerate(line) if c == "o"}


def rectangle(width, height):
    return ["o" * width] * height


def name_of(hole):
    letters, x = "", hole[0] + 1
    while x:
        x, letter = divmod(x - 1, 26)
        letters = chr(ord("a") + letter) + letters
    return f"{letters}{hole[1] + 1}"


def position_class(pegs):
    """On the square lattice: the parities of the differences of peg counts on three diagonals, in both directions."""
    counts = [sum((x + sign * y) % 3 == r for x, y in pegs) for sign in (1, -1) for r in range(3)]
    return [(counts[i] - counts[i + 1]) % 2 for i in (0, 1, 3, 4)]


def draw_pairs(source, label, holes, count):
    """Pairs of a vacancy and a last peg that the position classes allow."""
    problems = []
    for vacancy in source.sample(sorted(holes), len(holes)):
        allowed = [h for h in sorted(holes) if position_class(holes - {vacancy}) == position_class({h})]
        if allowed and len(problems) < count:
            problems.append((label, "--vacate", name_of(vacancy), "--finish", name_of(source.choice(allowed))))
    return problems


def named():
    head("every pair that the position classes allow, up to symmetry")
    without = []
    for board in ("english", "french", "wiegleb", "diamond", "asymmetric", "6x6"):
        pairs = json.loads(Run("survey", board, "--format", "json").text)["pairs"]
        problems = [(board, "--vacate", pair["vacate"], "--finish", pair["finish"]) for pair in pairs]
        for problem, run in zip(problems, row(board, problems, 0.2)):
            if run.code != 0:
                reason = json.loads(run.text)["reason"] if run.code == 1 else f"OPEN after {limit} s"
                without.append(f"{board} {problem[2]} to {problem[4]}: {reason}")
    print("\nWithout a solution:", *without, sep="\n- ")


def rectangles():
    source = random.Random("rectangles")
    sizes = [(w, h) for w in range(4, 13) for h in range(w, 14)] + [(4, 40), (5, 32), (6, 26), (8, 20), (10, 16)]
    problems = [p for w, h in sizes for p in draw_pairs(source, f"{w}x{h}", holes_of(rectangle(w, h)), 4)]
    head("rectangles of 16 to 160 holes")
    constructed = row("rectangles", problems, 0.5)
    searched = row("rectangles, searched (--seed 1)", problems, 0.5, "--seed", "1")
    given_up = [label(p) for p, a, b in zip(problems, constructed, searched) if a.text == b.text]
    verdict("rectangles solved by search", not given_up, f"{len(given_up)} left to the constructor" +
            "".join(f"; {problem}" for problem in given_up))


def necks():
    source = random.Random("necks")
    blocks = (here / "necks.txt").read_text().split("\n\n")[1:]
    boards = [block.split()[1:] for block in blocks]
    shapes.update(("/".join(rows), block.split()[0]) for rows, block in zip(boards, blocks))
    head("squares linked by necks")
    for least, most, seconds in ((60, 80, 2), (81, 106, 2), (107, 124, None), (125, 160, None)):
        chosen = [rows for rows in boards if least <= len(holes_of(rows)) <= most]
        problems = [p for rows in chosen for p in draw_pairs(source, "/".join(rows), holes_of(rows), 10)]
        row(f"{len(chosen)} boards of {least} to {most} holes", problems, seconds)


def random_positions():
    source = random.Random("english")
    holes = holes_of(["..ooo", "..ooo", "ooooooo", "ooooooo", "ooooooo", "..ooo", "..ooo"])
    to_any, to_one = [], []
    while len(to_any) < 100 or len(to_one) < 100:
        pegs = set(source.sample(sorted(holes), source.randint(2, len(holes) - 1)))
        allowed = [h for h in sorted(holes) if position_class(pegs) == position_class({h})]
        start = "/".join("".join("*" if (x, y) in pegs else "o" if (x, y) in holes else "." for x in range(7))
                         for y in range(7))
        to_any.append(("english", "--start", start, "--finish", "any"))
        if allowed:
            to_one.append(("english", "--start", start, "--finish", name_of(source.choice(allowed))))
    head("random positions of the English board")
    for name, problems in (("to any last peg", to_any[:100]), ("to a last peg of its class", to_one[:100])):
        runs = row(name, problems, 3)
        median = statistics.median(run.wall for run in runs)
        verdict(f"{name}, 0.2 s in the middle", median <= 0.2, f"{median:.4f} s")


def winning():
    print("\nWinning positions and hints:")
    boards = ("T4", "truncated12", "T5", "truncated18", "T6")
    sets = [(board, *kind) for board in boards for kind in ((), ("--complement",))]
    runs = [Run("winning", *words, "--into", f"{work.name}/{'-'.join(words)}") for words in sets]
    wall = sum(run.wall for run in runs)
    verdict("winning sets of five triangles, both kinds, within 20 s together", wall <= 20,
            f"{wall:.2f} s, {sum(run.processor for run in runs):.2f} of processors")
    central = ["--vacate", "d4", "--finish", "d4"]
    file = f"{work.name}/central"
    run = fastest([Run("winning", "english", *central, "--into", file) for _ in range(3)])
    verdict("winning set of the central game within 3 s", run.wall <= 3,
            f"{run.wall:.2f} s, {run.processor:.2f} of processors")

    source = random.Random("T6")
    holes = sorted((x, y) for y in range(6) for x in range(y + 1))
    commands = [["hint", "T6", "--vacate", name_of(hole)] for hole in holes]
    for _ in range(100):
        pegs = set(source.sample(holes, source.randint(2, 20)))
        start = "/".join("".join("*" if (x, y) in pegs else "o" for x in range(y + 1)) for y in range(6))
        commands.append(["hint", "T6", "--start", start])
    hints("hint on T6", commands, 0.02)

    solution = json.loads(Run("solve", "english", *central, "--format", "json").text)["solution"]
    commands = []
    for played in range(len(solution)):
        begun = f"{work.name}/begun-{played}"
        moves = "\n".join(solution[:played])
        pathlib.Path(begun).write_text(f"board english\nvacate d4\nfinish d4\nmoves\n{moves}\n")
        commands.append(["hint", begun, "--winning", file])
    hints("hint on english from its file", commands, 0.05)


def hints(name, commands, most):
    runs = [fastest([Run(*command) for _ in range(3)]) for command in commands]
    worst = max(runs, key=lambda run: run.wall)
    verdict(f"{name} within {1000 * most:.0f} ms each", worst.wall <= most and all(run.code != 3 for run in runs),
            f"{len(runs)} positions, median {milliseconds(statistics.median(run.wall for run in runs))} ms, worst "
            f"{milliseconds(worst.wall)}, {milliseconds(worst.processor)} of processors")


model = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())
busy = os.getloadavg()[0]
print(f"machine: {model[1] if model else 'unknown'}, {os.cpu_count()} cores, {busy:.1f} processes busy before")
for group, measure in {"named": named, "rectangles": rectangles, "necks": necks, "random": random_positions,
                       "winning": winning}.items():
    if group in groups:
        measure()
print("\n" + "\n".join(verdicts))
