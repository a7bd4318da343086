"""SVG as an editor sees it: text stays text, panels, holes, pegs and regions have ids, shapes are defined once. SVG as
a viewer sees it: librsvg's raster must look like that of Cairo's PDF.

usage: svg.py PEGWRIGHT
"""

import pathlib
import re
import subprocess
import tempfile
import xml.etree.ElementTree

from pictures import check, draw, end

svg = "{http://www.w3.org/2000/svg}"
link = "{http://www.w3.org/1999/xlink}href"


def raster(pdf):
    """A page's width and height at 60 dots an inch, and its samples, three a pixel."""
    made = subprocess.run(["pdftoppm", "-r", "60", "-singlefile", pdf], check=True, capture_output=True).stdout
    width, height, samples = re.fullmatch(rb"P6\s(\d+) (\d+)\s255\s(.*)", made, re.S).groups()
    return int(width), int(height), samples


def raster_of_svg(path):
    subprocess.run(["rsvg-convert", "-f", "pdf", "-o", path.with_suffix(".svg.pdf"), path], check=True)
    return raster(path.with_suffix(".svg.pdf"))


def far_apart(one, other):
    """The share of samples that differ from all around them by more than a quarter of white."""
    (width, height, a), (other_width, other_height, b) = one, other
    if abs(width - other_width) > 1 or abs(height - other_height) > 1:
        return 1
    wide = min(width, other_width)
    different = 0
    for y in range(1, min(height, other_height) - 1):
        row = a[3 * width * y : 3 * (width * y + wide)]
        at = 3 * other_width * y
        if row == b[at : at + 3 * wide]:
            continue
        rows = [b[at + d : at + d + 3 * wide] for d in (0, -3, 3, -3 * other_width, 3 * other_width)]
        different += sum(min(abs(v - n) for n in near) > 64 for v, *near in zip(row, *rows))
    return different / (3 * wide * height)


def ids_of(root):
    return [element.get("id") for element in root.iter() if element.get("id")]


def names_of(root):
    """Ids without the picture's own, with which all begin."""
    begin = root.get("id") + "-"
    return [name.removeprefix(begin) for name in ids_of(root) if name.startswith(begin)]


def check_structure(path, what):
    root = xml.etree.ElementTree.parse(path).getroot()
    ids = ids_of(root)
    check(len(ids) == len(set(ids)), f"{what}: an id occurs twice")
    check(len(names_of(root)) == len(ids) - 1, f"{what}: an id without the picture's name")
    for element in root.iter(svg + "use"):
        check(element.get(link)[1:] in ids, f"{what}: {element.get(link)} is not defined")
    styles = set(re.findall(r"^\.([a-z0-9-]+)\{", root.find(svg + "style").text, re.M))
    check(all(style.startswith(root.get("id") + "-") for style in styles), f"{what}: a class of any picture")
    for element in root.iter():
        for name in (element.get("class") or "").split():
            check(name in styles, f"{what}: the class {name} has no style")
    return root, names_of(root)


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    subjects = {"film": ["T6", "--style", "film"], "film with names": ["english", "--style", "film", "--labels", "names"],
                "board": ["english", "--vacate", "d4"], "large board": ["120x90"], "map": ["T20", "--style", "map"],
                "bound": ["8x5", "--style", "bound"], "sweep": ["T7", "--style", "sweep"],
                "arrows": ["T5", "--vacate", "b3", "--arrows", "fates", "--highlight", "a1"],
                "catalysts": ["T16", "--style", "map", "--show", "both"], "inset": ["T300", "--style", "map"],
                "film of a sheet": ["T4", "4x4", "--style", "sheet"], "purge": ["relocate-4-a2"], "classes": ["T7", "--labels", "classes"]}
    for what, words in subjects.items():
        for theme in "screen", "print", "dark":
            case = f"{what}, {theme}"
            path = draw(folder / "x.svg", *words, "--theme", theme)
            check_structure(path, case)
            # A film's PDF has pages, and so have purges.
            if what.startswith("film") or (theme != "screen" and what != "map"):
                continue
            apart = far_apart(raster_of_svg(path), raster(draw(folder / "x.pdf", *words, "--theme", theme)))
            check(apart < 0.0005, f"{case}: {apart:.2%} of the SVG looks unlike the PDF")
    # Different pictures are told apart.
    sweep = raster_of_svg(draw(folder / "one.svg", "T7", "--style", "sweep"))
    for words in ["--theme", "dark"], ["--labels", "names"], ["--legend", "none", "--title", "none"]:
        apart = far_apart(sweep, raster(draw(folder / "other.pdf", "T7", "--style", "sweep", *words)))
        check(apart > 0.0005, f"{words}: {apart:.2%} is not seen")

    path = draw(folder / "t5.svg", "T5", "--style", "film")
    check(path.stat().st_size < 25_000, f"the film of T5 is {path.stat().st_size} bytes")
    root, ids = check_structure(path, "the film of T5")
    texts = ["".join(element.itertext()) for element in root.iter(svg + "text")]
    check("10: e5-c3-a3-a1" in texts and "T5 from a1 to a1" in texts, f"text is not text: {texts}")
    check("sans-serif" in root.find(svg + "style").text, "no face to fall back on")
    for move in range(1, 11):
        holes = [word for word in ids if word.startswith(f"move-{move}-")]
        check(f"move-{move}" in ids and len(holes) == 15, f"move {move} has the ids {holes}")
        check(sum("-peg-" in word for word in holes) >= 2, f"move {move} has no pegs")
    check("end-peg-a1" in ids and "end-hole-e5" in ids, "the end has no ids")
    for ring in root.iter(svg + "circle"):
        check(ring in list(root.find(f"{svg}g/{svg}defs")), "a circle is not drawn by reference")

    root, ids = check_structure(draw(folder / "map.svg", "T20", "--style", "map"), "the map of T20")
    regions = [element for element in root.iter(svg + "g") if "-region-" in (element.get("id") or "")]
    check(len(regions) > 10 and all(region.find(svg + "path") is not None for region in regions), "no regions")
    check("peg-d4" in check_structure(draw(folder / "e.svg", "english"), "english")[1], "no id for a peg")
    escaped = draw(folder / "t.svg", "T5", "--title", "a < b & \"c\" > 'd'")
    check("a < b & \"c\" > 'd'" in [element.text for element in check_structure(escaped, "title")[0].iter(svg + "text")],
          "a title is not escaped")
    large = draw(folder / "large.svg", "100x100")
    check(large.stat().st_size < 100_000, f"100x100 is {large.stat().st_size} bytes")

end()
