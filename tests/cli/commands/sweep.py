"""solve --long-sweep: solutions are right, their last moves are as long as claimed, and no sweep can be longer where
that is claimed; errors.

A sweep stays within a coset mod 2, whose holes and jumps are a graph. It takes an edge at most once, and only edges
with a peg in the middle, so it is an Euler trail of the edges it takes. The position before it has pegs in just their
middles and in the trail's first hole. By time reversal such a solution exists if and only if the complement of that
position can be reduced to one peg. So every choice with fewer edges left out than in the stored solution must be
unsolvable. The other cosets of T_n are images of a1's, or have no more jumps than the stored sweep.

usage: sweep.py PEGWRIGHT REFEREE
"""

import collections
import itertools
import json
import pathlib
import subprocess
import sys
import tempfile

peg, referee = (str(pathlib.Path(word).resolve()) for word in sys.argv[1:3])
stored = pathlib.Path(__file__).resolve().parents[3] / "base_solutions" / "sweeps"
failures = []


def check(holds, what):
    if not holds:
        failures.append(what)


def run(*words, given=""):
    return subprocess.run(words, input=given, capture_output=True, text=True, timeout=600)


def holes(n):
    return [(x, y) for y in range(n) for x in range(y + 1)]


def graph(n, coset):
    """The jumps within a coset mod 2, as (end, middle, end)."""
    steps = [(1, 0), (0, 1), (1, 1)]
    within = {h for h in holes(n) if (h[0] % 2, h[1] % 2) == coset}
    return [((x, y), (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)) for x, y in sorted(within) for dx, dy in steps
            if (x + 2 * dx, y + 2 * dy) in within]


def trail_starts(edges):
    """Where an Euler trail of these jumps may begin; empty if there is none."""
    degree = collections.Counter(end for a, _, b in edges for end in (a, b))
    odd = [h for h in degree if degree[h] % 2]
    reached, open_ends = set(), [edges[0][0]]
    while open_ends:
        h = open_ends.pop()
        if h not in reached:
            reached.add(h)
            open_ends += [b if a == h else a for a, _, b in edges if h in (a, b)]
    if len(odd) > 2 or reached != set(degree):
        return []
    return odd or sorted(degree)


def complements(n, left_out):
    """The complement of each position of a1's coset from which one sweep takes all jumps but `left_out`."""
    edges = graph(n, (0, 0))
    for kept in itertools.combinations(edges, len(edges) - left_out):
        middles = {m for _, m, _ in kept}
        for start in trail_starts(kept):
            yield "/".join("".join("o" if (x, y) in middles or (x, y) == start else "*" for x in range(y + 1))
                           for y in range(n))


def unsolvable(n, left_out):
    lines = [json.dumps({"board": f"T{n}", "start": picture, "finish": "any"}) for picture in complements(n, left_out)]
    answers = [json.loads(line) for line in run(peg, "solve", "-", given="\n".join(lines) + "\n").stdout.splitlines()]
    check(len(answers) == len(lines) > 0, f"T{n}: {len(answers)} answers to {len(lines)} problems")
    # A start without a useful jump is refused or answered no.
    check(all(answer.get("solvable") is False for answer in answers), f"T{n} has a sweep with {left_out} left out")
    return len(lines)


tried = 0
boards = sorted(int(folder.name[1:]) for folder in stored.iterdir())
check(boards == [5, 6, 7, 8, 10, 12, 14, 16, 18, 20], f"other boards are in store: {boards}")
for n in boards:
    room = len(graph(n, (0, 0)))
    others = [len(graph(n, coset)) for coset in ((0, 1), (1, 0), (1, 1))]
    solved = run(peg, "solve", f"T{n}", "--long-sweep")
    check(solved.returncode == 0, f"solve T{n} --long-sweep: {solved.stderr}")
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write(solved.stdout)
        file.flush()
        refereed = run(referee, "--joined", file.name)
    check(refereed.returncode == 0, f"the outside referee refuses solve T{n} --long-sweep: {refereed.stdout}")
    jumps = solved.stdout.splitlines()[-1].count("-")
    least = {5: 5, 6: 9, 7: 12, 8: 18, 10: 29, 12: 43, 14: 61, 16: 82, 18: 106, 20: 133}[n]
    check(jumps == least, f"T{n}: a last sweep of {jumps} jumps")
    # If n is even, f and r (Bell 2008, Appendix A) carry a1's coset to two others.
    images = 0 if n % 2 else 2
    check(others.count(room) == images and sum(other <= jumps for other in others if other != room) == 3 - images,
          f"T{n}: another coset has more room: {others}")
    (path,) = (stored / f"T{n}").iterdir()
    said = f"# a last sweep of {jumps} jumps, of {room} between its holes;"
    check(path.read_text().startswith(said), f"{path} does not begin with: {said}")
    # Published: 42 jumps on T_12 (Bell 2008, Figure 10), and as few left out on larger boards.
    check(n % 2 == 1 or jumps >= room - 3, f"T{n}: fewer jumps than in print")
    if n <= 10:
        for left_out in range(room - jumps):
            tried += unsolvable(n, left_out)

check(tried > 3000, f"only {tried} longer sweeps were tried")

# Grown solutions leave out three more for every twelve rows.
for n in [*range(22, 64, 2), 96, 150, 400]:
    solved = run(peg, "solve", f"T{n}", "--long-sweep")
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write(solved.stdout)
        file.flush()
        refereed = run(referee, "--joined", file.name)
    check(solved.returncode == refereed.returncode == 0, f"solve T{n} --long-sweep: {solved.stderr}{refereed.stdout}")
    jumps = solved.stdout.splitlines()[-1].count("-")
    room = len(graph(n, (0, 0)))
    left_out = (1 if n % 12 == 10 else 2) + 3 * ((n - 10) // 12)
    check(jumps == room - left_out, f"T{n}: a last sweep of {jumps} jumps, of {room}")

for words, code, text in (
        (["T12", "--vacate", "c3"], 3, "no long sweep is known for T12 from c3; there is one from c10 to a3, and"),
        (["T22", "--vacate", "a1"], 3, "no long sweep is known for T22 from a1; there is one from h16 to g15, and"),
        (["T23"], 3, "for T23; there are some for T5, T6, T7, T8, T10, T12, T14, T16, T18, T20 and larger T_n of even n"),
        (["8x8"], 3, "no long sweep is known for 8x8; there are some for T5"),
        (["T12", "--short"], 2, "does not go with --short"),
        (["T12", "--seed", "3"], 2, "does not go with --seed")):
    refused = run(peg, "solve", *words, "--long-sweep")
    check(refused.returncode == code and text in refused.stderr and not refused.stdout,
          f"solve {words} --long-sweep gave {refused.returncode}: {refused.stderr}")
# By a symmetry of the board, and to any hole.
for words in (["--finish", "c3"], ["--vacate", "c10"], ["--finish", "any"]):
    image = run(peg, "solve", "T12", "--long-sweep", *words)
    check(image.returncode == 0 and image.stdout.splitlines()[-1].count("-") == 43, f"T12 {words}: {image.stderr}")

if failures:
    sys.exit("\n".join(failures))
