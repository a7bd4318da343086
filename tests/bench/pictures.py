"""How many random pairs on large boards of any shape `solve` solves, and how fast. Prints a table with one row a board;
seconds are processor time. Another process verifies each solution, and an error ends the run.

usage: pictures.py PEGWRIGHT [--pairs N] [--time SECONDS] [NAME ...]

Defaults: 20 pairs, 60 s each, all boards. Pairs have agreeing position classes and a fixed seed. NAME may be the
beginning of a name: disk stands for all disks.
"""

import argparse
import collections
import math
import pathlib
import random
import resource
import subprocess
import tempfile


def rows(width, height, is_hole):
    return {(x, y) for x in range(width) for y in range(height) if is_hole(x, y)}


def disk(r):
    return rows(2 * r + 1, 2 * r + 1, lambda x, y: (x - r) ** 2 + (y - r) ** 2 <= r * r)


def octagon(size, corner):
    far = size - 1 - corner
    return rows(size, size, lambda x, y: corner <= x + y <= 2 * (size - 1) - corner and abs(x - y) <= far)


def diamond(r):
    return rows(2 * r + 1, 2 * r + 1, lambda x, y: abs(x - r) + abs(y - r) <= r)


def block(x, y, width, height):
    return {(x + i, y + j) for i in range(width) for j in range(height)}


def plus(arm, width):
    size = 2 * arm + width
    return block(arm, 0, width, size) | block(0, arm, size, width)


def letter_l(size, width):
    return block(0, 0, width, size) | block(0, size - width, size, width)


def letter_t(size, width):
    return block(0, 0, size, width) | block((size - width) // 2, 0, width, size)


def letter_u(size, width):
    return letter_l(size, width) | block(size - width, 0, width, size)


def letter_h(size, width):
    return block(0, 0, width, size) | block(size - width, 0, width, size) | block(0, (size - width) // 2, size, width)


def letter_e(size, width):
    return block(0, 0, width, size) | {h for i in range(3) for h in block(0, i * (size - width) // 2, size, width)}


def ring(size, width):
    return block(0, 0, size, size) - block(width, width, size - 2 * width, size - 2 * width)


def round_ring(r, inner):
    return disk(r) - {(x + r - inner, y + r - inner) for x, y in disk(inner)}


def comb(teeth, width, length):
    return block(0, 0, (2 * teeth - 1) * width, 5) | {
        h for i in range(teeth) for h in block(2 * i * width, 0, width, 5 + length)
    }


def rooms(size, corridor):
    """Two holes by two, 6 apart."""
    step = size + 6
    door = (size - corridor) // 2
    return (
        {h for x in (0, step) for y in (0, step) for h in block(x, y, size, size)}
        | {h for y in (0, step) for h in block(size, y + door, 6, corridor)}
        | {h for x in (0, step) for h in block(x + door, size, corridor, 6)}
    )


def blob(holes, seed):
    """A disk with a wavy edge, of which three in ten holes are missing."""
    chance = random.Random(seed)
    waves = [(k, chance.uniform(0, 0.12), chance.uniform(0, 2 * math.pi)) for k in range(2, 8)]
    r = math.sqrt(holes / math.pi)
    c = int(1.8 * r)

    def radius(x, y):
        angle = math.atan2(y - c, x - c)
        return r * (1 + sum(height * math.cos(k * angle + phase) for k, height, phase in waves))

    whole = rows(2 * c + 1, 2 * c + 1, lambda x, y: math.hypot(x - c, y - c) <= radius(x, y))
    edge = sorted(h for h in whole if not all(n in whole for n in neighbours(*h)))
    ragged = whole - {h for h in edge if chance.random() < 0.3}
    reached = {(c, c)}
    front = [(c, c)]
    while front:
        for n in neighbours(*front.pop()):
            if n in ragged and n not in reached:
                reached.add(n)
                front.append(n)
    return reached


def neighbours(x, y):
    return (x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)


BOARDS = {
    **{f"disk {r}": (disk, r) for r in (4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30, 40, 60, 100, 200, 300, 564)},
    **{f"triangular disk {r}": (disk, r) for r in (6, 9, 15, 60, 200)},
    **{f"diagonal disk {r}": (disk, r) for r in (6, 9, 15, 60)},
    "octagon 16": (octagon, 16, 5),
    "octagon 30": (octagon, 30, 9),
    "octagon 100": (octagon, 100, 30),
    "diamond 10": (diamond, 10),
    "diamond 20": (diamond, 20),
    "diamond 50": (diamond, 50),
    "plus 12": (plus, 4, 4),
    "plus 24": (plus, 9, 6),
    "plus 100": (plus, 40, 20),
    "plus 1350": (plus, 450, 450),
    "L 20": (letter_l, 20, 4),
    "L 40": (letter_l, 40, 10),
    "T 20": (letter_t, 20, 4),
    "T 41": (letter_t, 41, 9),
    "U 20": (letter_u, 20, 4),
    "U 40": (letter_u, 40, 8),
    "U 1200": (letter_u, 1200, 400),
    "H 20": (letter_h, 20, 4),
    "H 41": (letter_h, 41, 7),
    "H 1000": (letter_h, 1000, 200),
    "E 21": (letter_e, 21, 5),
    "ring 15": (ring, 15, 4),
    "ring 30": (ring, 30, 5),
    "ring 100": (ring, 100, 12),
    "ring 1000": (ring, 1000, 100),
    "round ring 20": (round_ring, 20, 12),
    "comb 3": (comb, 5, 3, 10),
    "comb 4": (comb, 5, 4, 10),
    "comb 5": (comb, 5, 5, 12),
    "comb 25": (comb, 8, 25, 200),
    "rooms 2": (rooms, 10, 2),
    "rooms 3": (rooms, 11, 3),
    "rooms 4": (rooms, 12, 4),
    "blob 200": (blob, 200, 1),
    "blob 400": (blob, 400, 2),
    "blob 800": (blob, 800, 3),
    "blob 1500": (blob, 1500, 4),
    "blob 6000": (blob, 6000, 5),
    "blob 100000": (blob, 100000, 6),
}


def lattice_of(name):
    return name.split()[0] if name.split()[0] in ("triangular", "diagonal") else "square"


def class_of(lattice, hole):
    """The position class of a single peg: the sum of all pegs' classes never changes. With diagonal jumps all are
    alike."""
    x, y = hole
    third = ({0}, {1}, {0, 1})  # the three together are none
    if lattice == "triangular":
        return frozenset(third[(x + y) % 3])
    if lattice == "diagonal":
        return frozenset()
    return frozenset(("+", i) for i in third[(x + y) % 3]) | frozenset(("-", i) for i in third[(x - y) % 3])


def hole_name(hole):
    letters = ""
    column = hole[0] + 1
    while column:
        column, last = divmod(column - 1, 26)
        letters = chr(ord("a") + last) + letters
    return f"{letters}{hole[1] + 1}"


def random_pairs(lattice, holes, count):
    chance = random.Random(1)
    full = frozenset()
    finishes = collections.defaultdict(list)
    for h in sorted(holes):
        full ^= class_of(lattice, h)
        finishes[class_of(lattice, h)].append(h)
    starts = [h for h in sorted(holes) if full ^ class_of(lattice, h) in finishes]
    pairs = []
    while starts and len(pairs) < count:
        vacate = chance.choice(starts)
        pairs.append((vacate, chance.choice(finishes[full ^ class_of(lattice, vacate)])))
    return pairs


def processor_seconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("pegwright", type=pathlib.Path)
    arguments.add_argument("--pairs", type=int, default=20)
    arguments.add_argument("--time", type=int, default=60)
    arguments.add_argument("--verbose", action="store_true", help="say which pairs were not solved")
    arguments.add_argument("names", nargs="*")
    asked = arguments.parse_intermixed_args()
    peg = str(asked.pegwright.resolve())
    print("| board | holes | solved | mean | most |\n|---|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as work:
        picture, solution = f"{work}/board.txt", f"{work}/solution.txt"
        for name, (shape, *sizes) in BOARDS.items():
            if asked.names and not any(name == n or name.startswith(n + " ") for n in asked.names):
                continue
            holes = shape(*sizes)
            left, top = min(x for x, _ in holes), min(y for _, y in holes)
            holes = {(x - left, y - top) for x, y in holes}
            width, height = max(x for x, _ in holes) + 1, max(y for _, y in holes) + 1
            lattice = lattice_of(name)
            with open(picture, "w", encoding="ascii") as file:
                if lattice != "square":
                    file.write(f"lattice {lattice}\n")
                for y in range(height):
                    file.write("".join(".o"[(x, y) in holes] for x in range(width)) + "\n")
            seconds, solved, unsolved = [], 0, []
            pairs = random_pairs(lattice, holes, asked.pairs)
            for vacate, finish in pairs:
                problem = ["--vacate", hole_name(vacate), "--finish", hole_name(finish)]
                begin = processor_seconds()
                result = subprocess.run(
                    [peg, "solve", f"@{picture}", *problem, "--time", str(asked.time), "--output", solution],
                    capture_output=True,
                    text=True,
                )
                seconds.append(processor_seconds() - begin)
                if result.returncode == 0:
                    subprocess.run([peg, "verify", solution], check=True, capture_output=True)
                    solved += 1
                else:
                    unsolved.append((*problem, result.returncode, result.stderr.strip()[-160:]))
            mean = sum(seconds) / len(seconds) if seconds else 0
            most = max(seconds, default=0)
            print(f"| {name} | {len(holes):,} | {solved} of {len(pairs)} | {mean:.2f} s | {most:.1f} s |", flush=True)
            if asked.verbose:
                for problem in unsolved:
                    print("   ", *problem, flush=True)
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"\nAt most {memory:.0f} MiB a process.")


if __name__ == "__main__":
    main()
