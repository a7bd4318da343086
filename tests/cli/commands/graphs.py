"""Graphs of positions against an enumeration by other means: all positions that games reach as sets of holes, their
images by reflecting places in the plane, and winning positions by playing on. Then graphviz draws one.

usage: graphs.py PEGWRIGHT
"""

import collections
import json
import pathlib
import re
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree

from pictures import check, end, peg


def run(*arguments):
    return subprocess.run([peg, *arguments], check=True, capture_output=True, text=True).stdout


class Play:
    """Positions of T_n or n x n as sets of (x, y), with the maps of the plane that keep the board."""

    def __init__(self, board):
        self.n = int(re.sub("[^0-9].*", "", board.lstrip("T")))
        self.triangle = board.startswith("T")
        n = self.n
        self.holes = [(x, y) for y in range(n) for x in range(y + 1 if self.triangle else n)]
        if self.triangle:
            # A hole is known by its distances from the three sides, which symmetries permute.
            sides = {(x, y): (x, y - x, n - 1 - y) for x, y in self.holes}
            where = {distances: hole for hole, distances in sides.items()}
            orders = [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 2, 1), (2, 1, 0), (1, 0, 2)]
            self.maps = [{h: where[tuple(d[i] for i in order)] for h, d in sides.items()} for order in orders]
            steps = [(1, 0), (0, 1), (1, 1)]
        else:
            m = n - 1
            self.maps = [
                {(x, y): (m - x if turn & 1 else x, m - y if turn & 2 else y) for x, y in self.holes} for turn in range(4)
            ]
            self.maps += [{(x, y): f[y, x] for x, y in self.holes} for f in self.maps]
            steps = [(1, 0), (0, 1)]
        self.jumps = []
        for x, y in self.holes:
            for dx, dy in steps + [(-dx, -dy) for dx, dy in steps]:
                over, to = (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)
                if to in self.holes:
                    self.jumps.append(((x, y), over, to))

    def hole(self, name):
        return (ord(name[0]) - ord("a"), int(name[1:]) - 1)

    def position(self, word):
        return frozenset((x, y) for y, row in enumerate(word.split("/")) for x, sign in enumerate(row) if sign == "*")

    def after(self, position):
        for origin, over, to in self.jumps:
            if origin in position and over in position and to not in position:
                yield position - {origin, over} | {to}


def expected(play, vacate, finish):
    """The classes of positions, those that win, and the pairs of classes that a jump joins."""
    full = frozenset(play.holes)
    starts = [full - {play.hole(vacate)}] if vacate else [full - {hole} for hole in play.holes]
    goals = {frozenset([play.hole(finish)])} if finish else {frozenset([hole]) for hole in play.holes}

    def keep(f, positions):
        return {frozenset(f[h] for h in p) for p in positions} == set(positions)

    maps = [f for f in play.maps if keep(f, starts) and keep(f, goals)]
    known = {}

    def class_of(position):
        if position not in known:
            images = [frozenset(f[h] for h in position) for f in maps]
            least = min(images, key=sorted)
            known.update((image, least) for image in images)
        return known[position]

    reached = set(starts)
    todo = collections.deque(starts)
    while todo:
        for after in play.after(todo.popleft()):
            if after not in reached:
                reached.add(after)
                todo.append(after)
    winning = set()
    for position in sorted(reached, key=len):
        if position in goals or any(after in winning for after in play.after(position)):
            winning.add(position)
    edges = {(class_of(p), class_of(after)) for p in reached for after in play.after(p)}
    return class_of, {class_of(p) for p in reached}, {class_of(p) for p in winning}, edges, starts, goals


def read(dot):
    """Nodes with their attributes, edges, and ranks, from the text of a graph."""
    nodes, edges, ranks = {}, [], []
    for line in dot.splitlines():
        if line.startswith("{ rank=same"):
            ranks.append([])
        elif match := re.fullmatch(r'"([*o./]+)" -> "([*o./]+)" \[(.*)\];', line):
            edges.append(match.groups())
        elif match := re.fullmatch(r'"([*o./]+)" \[(.*)\];', line):
            nodes[match[1]] = match[2]
            ranks[-1].append(match[1])
    return nodes, edges, ranks


def compare(board, vacate="", finish="", show=""):
    options = [f"--{name}={value}" for name, value in (("vacate", vacate), ("finish", finish)) if value]
    asked = options + (["--show", show] if show else [])
    name = " ".join([board, *asked])
    dot = run("draw", board, "--style", "graph", *asked, "--format", "dot", "--output", "-")
    nodes, edges, ranks = read(dot)
    play = Play(board)
    class_of, classes, winning, joined, starts, goals = expected(play, vacate, finish)
    if show:
        classes = winning
        joined = {(a, b) for a, b in joined if a in winning and b in winning}
    places = {word: class_of(play.position(word)) for word in nodes}
    check(len(nodes) == len(set(places.values())), f"{name}: a position is there twice")
    check(set(places.values()) == classes, f"{name}: {len(nodes)} positions, not {len(classes)}")
    check({(places[a], places[b]) for a, b, _ in edges} == joined, f"{name}: {len(edges)} jumps, not {len(joined)}")
    check(len(edges) == len(joined), f"{name}: a jump is there twice")
    won = {places[word] for word, attributes in nodes.items() if "penwidth=2" in attributes}
    check(won == winning & classes, f"{name}: {len(won)} winning positions, not {len(winning)}")
    for word, attributes in nodes.items():
        position = play.position(word)
        framed = position in starts or position in goals
        check(("peripheries=2" in attributes) == framed, f"{name}: the frame of {word}")
        stuck = not any(True for _ in play.after(position)) and position not in goals
        check(("dashed" in attributes) == stuck, f"{name}: {word} is {'stuck' if stuck else 'not stuck'}")
        check(f'tooltip="{word}"' in attributes, f"{name}: {word} has no tooltip")
        signs = attributes.split('"')[1]
        check(signs.count("\u25cf") == len(position), f"{name}: the label of {word}")
    for rank in ranks:
        check(len({word.count("*") for word in rank}) == 1, f"{name}: a rank of several numbers of pegs")
    # Each jump of a tooltip leads to the other end.
    for a, b, attributes in edges:
        for jump in re.search(r'tooltip="([^"]*)"', attributes)[1].split(", "):
            origin, to = (play.hole(hole) for hole in jump.split("-"))
            over = tuple((p + q) // 2 for p, q in zip(origin, to))
            after = play.position(a) - {origin, over} | {to}
            check(class_of(after) == places[b], f"{name}: {jump} from {a}")
    levels = json.loads(run("levels", board, *options, "--format", "json"))["levels"]
    for level in levels:
        here = [word for word in nodes if word.count("*") == level["pegs"]]
        key = "winning" if show else "reachable"
        counts = f"{len(here)} positions of {level['pegs']} pegs"
        check(len(here) == int(level[key]), f"{name}: {counts}; levels says {level[key]}")
    return dot, nodes


compare("T4")
compare("T4", vacate="b4")
compare("T4", vacate="a1")
compare("4x4", vacate="b1")
compare("T5")
compare("T5", vacate="a1", finish="a1", show="winning")
compare("T5", vacate="a1")
compare("4x4", vacate="b1", finish="c4", show="winning")

if shutil.which("dot"):
    dot, nodes = compare("T4", vacate="a2")
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder, "t4.gv")
        run("draw", "T4", "--vacate", "a2", "--output", str(source))
        check(source.read_text() == dot, "t4.gv is not what --format dot writes")
        made = subprocess.run(["dot", "-Tsvg", source], check=True, capture_output=True, text=True)
        check(made.stderr == "", f"dot says {made.stderr}")
        drawn = xml.etree.ElementTree.fromstring(made.stdout)
        titles = [t.text for t in drawn.iter("{http://www.w3.org/2000/svg}title")]
        check(all(word in titles for word in nodes), "dot leaves positions out")
end()
