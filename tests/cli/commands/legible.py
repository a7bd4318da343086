"""Films, sweeps, boards and maps as readers see them: text of five points or more, balanced rows, marks in the first
and the last panel, captions whose numbers stay with a move, equal gaps between holes, a dot for each hole of a map and
labels clear of dots and marks.

usage: legible.py PEGWRIGHT
"""

import collections
import decimal
import itertools
import pathlib
import re
import tempfile
import xml.etree.ElementTree

from pictures import check, draw, end

svg = "{http://www.w3.org/2000/svg}"
link = "{http://www.w3.org/1999/xlink}href"
stored = pathlib.Path(__file__).parents[3] / "base_solutions" / "short"
number = decimal.Decimal


def read(path):
    """The picture, its ids and classes without the word before them that keeps pictures of one page apart."""
    text = path.read_text(encoding="utf-8")
    return xml.etree.ElementTree.fromstring(text.replace(xml.etree.ElementTree.fromstring(text).get("id") + "-", ""))


def has_class(element, name):
    return name in (element.get("class") or "").split()


def check_sizes(root, what):
    for text in root.iter(svg + "text"):
        check(float(text.get("font-size")) >= 5, f"{what}: '{text.text}' has {text.get('font-size')} points")


def places(element):
    """The middles of the pegs and vacancies drawn in an element."""
    found = [(number(use.get("x")), number(use.get("y"))) for use in element.iter(svg + "use")
             if re.match("#(hole|peg)", use.get(link))]
    for path in element.iter(svg + "path"):
        if has_class(path, "peg-line") or has_class(path, "frame-line") or has_class(path, "vacancy-line"):
            found += [(number(x), number(y)) for x, y in re.findall(r"M(-?[\d.]+)[ ]?(-?[\d.]+)h0", path.get("d"))]
    return sorted(set(found), key=lambda at: (at[1], at[0]))


def check_gaps(element, what):
    """In a row neighbours are equally far apart, and so are the rows."""
    rows = [[x for x, _ in row] for _, row in itertools.groupby(places(element), key=lambda at: at[1])]
    heights = sorted({y for _, y in places(element)})
    across = {b - a for row in rows for a, b in itertools.pairwise(row)}
    least = min(across)
    check(all(gap % least == 0 for gap in across), f"{what}: gaps across of {sorted(map(str, across))[:4]}")
    down = {b - a for a, b in itertools.pairwise(heights)}
    check(len(down) < 2, f"{what}: gaps down of {sorted(map(str, down))[:4]}")


def check_film(path, what):
    root = read(path)
    check_sizes(root, what)
    panels = [group for group in root.iter(svg + "g") if re.match("move-[0-9-]+$|end$", group.get("id") or "")]
    captions = [[text for text in panel.iter(svg + "text") if has_class(text, "text")] for panel in panels]
    rows = collections.Counter(lines[0].get("y") for lines in captions)
    check(max(rows.values()) - min(rows.values()) < 2, f"{what}: rows of {list(rows.values())}")
    for lines in captions:
        check(not re.fullmatch(r"[0-9-]+:", lines[0].text), f"{what}: '{lines[0].text}' stands alone")
    marked = {name: [i for i, panel in enumerate(panels) if any(has_class(line, name) for line in panel.iter())]
              for name in ("start-line", "finish-line")}
    check(marked == {"start-line": [0], "finish-line": [len(panels) - 1]}, f"{what}: marks in the panels {marked}")
    for panel in panels[:3]:
        check_gaps(panel, what)


def boxes_of(root):
    """Left, top, right and bottom of each label; capitals and digits are 0.73 high, and at least 0.5 wide."""
    for text in root.iter(svg + "text"):
        if has_class(text, "middle") or text.get("text-anchor") == "middle":
            size = float(text.get("font-size"))
            x, y = float(text.get("x")), float(text.get("y"))
            wide = 0.25 * size * len(text.text)
            yield text.text, (x - wide, y - 0.73 * size, x + wide, y)


def check_map(path, holes, what):
    root = read(path)
    check_sizes(root, what)
    dots = [(float(use.get("x")), float(use.get("y"))) for use in root.iter(svg + "use") if "border" in use.get(link)]
    for line in root.iter(svg + "path"):
        if has_class(line, "border-line"):
            dots += [(float(x), float(y)) for x, y in re.findall(r"M(-?[\d.]+)[ ]?(-?[\d.]+)h0", line.get("d"))]
    check(len(set(dots)) == holes, f"{what}: {len(set(dots))} dots for {holes} holes")
    regions, swatches = set(), set()
    ends = []
    for group in root.iter(svg + "g"):
        in_region = (group.get("id") or "").startswith(("region-", "inset-"))
        for line in group.findall(svg + "path"):
            name = line.get("class")
            if name.endswith("-area"):
                (regions if in_region else swatches).add(name)
            if name in ("start-line", "finish-line"):
                x, y, *steps = map(float, re.findall(r"-?(?:\d+\.?\d*|\.\d+)", line.get("d")))
                along = [x, *itertools.accumulate(steps[0::2], initial=x)]
                down = [y, *itertools.accumulate(steps[1::2], initial=y)]
                ends.append((min(along), min(down), max(along), max(down)))
    check(regions and regions == swatches, f"{what}: swatches {swatches} for the shades {regions}")
    check(bool(ends), f"{what}: no marks")
    for label, (left, top, right, bottom) in boxes_of(root):
        covered = [dot for dot in dots if left < dot[0] < right and top < dot[1] < bottom]
        check(not covered, f"{what}: '{label}' covers {covered[:3]}")
        check(not any(left < e[2] and e[0] < right and top < e[3] and e[1] < bottom for e in ends),
              f"{what}: '{label}' meets a mark")


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    for board in "T4 T5 T6 T7 T8 T9 T10 english french 6x6 8x8 hexagon4 hexagon5 star3 wiegleb 8x5".split():
        check_film(draw(folder / "x.svg", board, "--style", "film"), board)
    for board in [f"T{n}" for n in range(8, 19)] + "6x6 8x8 9x9 10x10 10x12 12x12".split():
        for solution in sorted((stored / board).glob("*.txt"))[:2]:
            check_film(draw(folder / "x.svg", str(solution), "--style", "film"), f"{board}/{solution.name}")
            sweep = read(draw(folder / "x.svg", str(solution), "--style", "sweep"))
            check_sizes(sweep, f"the sweep of {solution.name}")
    for words in (["T5", "--style", "film", "--labels", "names"], ["T12", "--style", "board"],
                  ["T24", "--labels", "names"]):
        check_sizes(read(draw(folder / "x.svg", *words)), " ".join(words))
    # 2,016 to 10,100 holes.
    for board in "T63", "T100", "50x50", "hexagon27", "100x101":
        check_gaps(read(draw(folder / "x.svg", board)), board)
    cross = ["6x.o./ooo/.o.", "--vacate", "i2", "--finish", "c8"]
    bands = ["4x...oo.../...oo.../...oo.../oooooooo/oooooooo", "--vacate", "o1", "--finish", "c14",
             "--show", "catalysts"]
    for holes, words in [(672, ["32x21", "--vacate", "p11"]), (180, cross), (352, bands),
                         (210, ["T20", "--show", "both"]),
                         (300, ["T24", "--vacate", "a1", "--finish", "a22"]), (820, ["T40"]), (5050, ["T100"])]:
        check_map(draw(folder / "x.svg", *words, "--style", "map"), holes, "the map of " + words[0])

end()
