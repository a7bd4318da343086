#!/usr/bin/env python3
"""The table of records: which short solutions are in store, beside what can be proven and what is in print.

usage: records.py PEGWRIGHT REFEREE            is all that is made from short/ as it would be made now?
       records.py PEGWRIGHT REFEREE --write    make it

From the solutions in short/, each replayed by the outside referee (tests/outside), which also sees that a line is a
move, it makes records.txt, the table in README.md beside it, and gallery/records/README.md with the commands that draw
the films. Of a board the solution with the fewest moves counts. `cmake --build build --target records` writes all of it
and draws the films.
"""

import json
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
TOP = HERE.parent
FILMS = TOP / "gallery" / "records"

# Sources, as records.txt explains them.
SOURCES = {
    "A127500": "G. I. Bell, \"Solving Triangular Peg Solitaire\", J. Integer Sequences 11 (2008), 08.4.8, Table 4:\n"
               "S(n), the minimum over all problems of T_n, n = 4 to 10, by exhaustive search; OEIS A127500",
    "[Bell 2008]": "the same, Table 4: the shortest known for n = 11 and 12; T24: its formula (1), n^2/8 + 7n/6 - 3",
    "Bell's pages": "G. I. Bell's peg solitaire pages (2009), table of boards: the minimum over all problems of 6x6",
}
# The fewest moves in print on a board, from any vacancy to any last peg, and where.
IN_PRINT = {
    "T4": (5, "A127500"), "T5": (9, "A127500"), "T6": (9, "A127500"), "T7": (12, "A127500"), "T8": (13, "A127500"),
    "T9": (16, "A127500"), "T10": (18, "A127500"), "T11": (28, "[Bell 2008]"), "T12": (29, "[Bell 2008]"),
    "T24": (97, "[Bell 2008]"), "6x6": (15, "Bell's pages"),
}
# Films of smaller boards show nothing that the gallery's other films do not; those of larger ones are crowded.
LEAST_HOLES, MOST_HOLES = 36, 171


def fail(text):
    sys.exit(f"records.py: {text}")


def run(*words):
    ran = subprocess.run(words, capture_output=True, text=True)
    if ran.returncode != 0:
        fail(f"{' '.join(map(str, words))} says: {ran.stdout}{ran.stderr}")
    return ran.stdout


class Record:
    """A solution in store, and what is known of its board."""

    def __init__(self, path, peg, referee):
        self.path = path
        self.board = path.parent.name
        self.start, self.finish = path.stem.split("-")
        text = path.read_text()
        # The referee takes no two moves of the same peg in a row, so a line is a move.
        run(referee, "--joined", path)
        keys = dict(re.findall(r"^(board|vacate|finish) (\S+)$", text, re.M))
        if keys != {"board": self.board, "vacate": self.start, "finish": self.finish}:
            fail(f"{path} has another problem than its name says")
        self.moves = len(text.split("moves\n", 1)[1].split("\n")) - 1
        comment = " ".join(line[1:].strip() for line in text.splitlines() if line.startswith("#"))
        said = re.match(r"(\d+) moves, (?:the fewest that were found, )?(.*)", comment)
        if not said or int(said[1]) != self.moves:
            fail(f"{path} has {self.moves} moves, which its first line should say, and how they were found")
        self.how = said[2]
        sides = re.fullmatch(r"T(\d+)|(\d+)x(\d+)", self.board)
        if not sides:
            fail(f"{self.board} is neither a triangle nor a rectangle")
        triangle, width, height = (int(side or 0) for side in sides.groups())
        self.holes = triangle * (triangle + 1) // 2 or width * height
        self.order = (width > 0, self.holes, width)
        self.before, self.source = IN_PRINT.get(self.board, (None, ""))
        self.bound = json.loads(run(peg, "bound", self.board, "--format", "json"))["bound"]
        if self.bound > self.moves:
            fail(f"{path} has fewer moves than the bound of {self.board}, {self.bound}: one of them is wrong")

    @property
    def film(self):
        # With all that can change, so that no film of an older solution stays unnoticed.
        return f"{self.board.lower()}-{self.moves}-{self.start}-{self.finish}.svg"

    @property
    def in_print(self):
        return f"{self.before}, {self.source}" if self.before else ""

    @property
    def ours(self):
        return f"{self.moves}, the printed one" if self.how.startswith("printed") else self.moves


def records(peg, referee):
    best = {}
    for path in sorted(HERE.glob("short/*/*.txt")):
        record = Record(path, peg, referee)
        if record.board not in best or record.moves < best[record.board].moves:
            best[record.board] = record
    return sorted(best.values(), key=lambda record: record.order)


def text_of(rows):
    lines = ["# Fewest moves known from any vacancy to any last peg: made by records.py from the solutions in short/.",
             "# bound: what `pegwright bound` proves without a search; before: the fewest moves in print.", "#"]
    for name, what in SOURCES.items():
        first, *others = what.split("\n")
        lines += [f"# {name}: {first}", *(f"#   {line}" for line in others)]
    form = "{:<6} {:>5} {:>6} {:>7} {:<13} {:>5}  {}".format
    lines += ["", form("board", "holes", "bound", "before", "in", "ours", "solution, and how it was found")]
    for row in rows:
        lines += [form(row.board, row.holes, row.bound, row.before or "-", row.source or "-", row.moves,
                       row.path.relative_to(HERE)), f"      {row.how}"]
    return "\n".join(lines) + "\n"


def table_here(rows):
    lines = ["| board | proven bound | in print | ours | from, to |", "|---|---|---|---|---|"]
    for row in rows:
        link = f"[{row.start} to {row.finish}]({row.path.relative_to(HERE)})"
        lines.append(f"| {row.board} | {row.bound} | {row.in_print} | {row.ours} | {link} |")
    return lines


def page_with(page, lines):
    """The page with its one table that begins like these lines replaced by them."""
    old = page.read_text().split("\n")
    if old.count(lines[0]) != 1:
        fail(f"{page} has no table that begins with {lines[0]}")
    first = old.index(lines[0])
    last = next(i for i in range(first, len(old)) if not old[i].startswith("|"))
    return "\n".join(old[:first] + lines + old[last:])


def filmed(rows):
    return [row for row in rows if LEAST_HOLES <= row.holes <= MOST_HOLES]


def films_page(rows):
    lines = ["# Records", "",
             "The shortest solutions in store (base_solutions/records.txt), a film each: a picture shows the position",
             "and the moves made from it, several if they do not meet. Made by base_solutions/records.py.",
             ""]
    for row in filmed(rows):
        known = f"; in print: {row.before} ({row.source})" if row.before else ""
        optimal = ", so none is shorter" if row.bound == row.moves else ""
        lines += [f"## {row.board} in {row.moves} moves", "",
                  f"From {row.start} to {row.finish}; it takes {row.bound} at least, by `bound`{optimal}{known}.", "",
                  f"    pegwright draw ../../{row.path.relative_to(TOP)} --style film --output {row.film}", "",
                  f"![{row.board} in {row.moves} moves]({row.film})", ""]
    return "\n".join(lines[:-1]) + "\n"


def main():
    if len(sys.argv) < 3 or sys.argv[3:] not in ([], ["--write"]):
        sys.exit(__doc__)
    rows = records(*(str(pathlib.Path(word).resolve()) for word in sys.argv[1:3]))
    made = {HERE / "records.txt": text_of(rows), FILMS / "README.md": films_page(rows)}
    page = HERE / "README.md"
    made[page] = page_with(page, table_here(rows))
    films = {row.film for row in filmed(rows)}
    drawn = {path.name for path in FILMS.glob("*.svg")}
    if sys.argv[3:]:
        FILMS.mkdir(exist_ok=True)
        for page, text in made.items():
            page.write_text(text)
        for name in films ^ drawn:
            if name in drawn:
                (FILMS / name).unlink()
        for row in filmed(rows):
            run(sys.argv[1], "draw", row.path, "--style", "film", "--output", FILMS / row.film)
        return
    stale = [str(page.relative_to(TOP)) for page, text in made.items() if not page.exists() or page.read_text() != text]
    if films != drawn:
        stale.append(f"the films ({', '.join(sorted(films ^ drawn))})")
    if stale:
        fail(f"not as base_solutions/short makes it: {', '.join(stale)}; cmake --build build --target records")


main()
