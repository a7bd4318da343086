"""Pictures in one HTML file: each looks as it does alone, and the page's own words look as they do without pictures.

usage: one_page.py PEGWRIGHT
"""
import pathlib
import re
import subprocess
import sys
import tempfile

from PIL import Image, ImageChops

from browser import Browser

peg = str(pathlib.Path(sys.argv[1]).resolve())
pictures = {
    "light film": ["T5", "--style", "film"],
    "dark film": ["T5", "--style", "film", "--theme", "dark"],
    "names": ["english", "--style", "film", "--labels", "names", "--moves", "1-6"],
    "fates": ["T5", "--vacate", "b3", "--finish", "any", "--arrows", "fates", "--highlight", "b3"],
    "hatched map": ["T12", "--style", "map", "--theme", "print"],
    "dark map": ["T12", "--style", "map", "--theme", "dark"],
    "animation": ["T5", "--style", "animation"],
    "dark animation": ["T5", "--vacate", "b3", "--style", "animation", "--theme", "dark"],
    "light film again": ["T5", "--style", "film"],
}
# What a page may say of names that pictures could use, too.
style = """body { font: italic bold 20px serif; letter-spacing: 1px; background: #fff8e0 }
.peg, .hole, .paper, .frame, .text, .sans, .open, .arrow, .arrow-line, .on-peg, .six, .border-line
  { fill: lime; stroke: red; opacity: 0.4; font-family: monospace }
#peg, #hole, #cross, #hatch-head, #move-1 { fill: red; transform: rotate(9deg) }
svg { fill: orange; stroke: orange } text { font-family: fantasy }"""
words = """<p class="text sans">The page's own words</p><p class="peg paper">and <b id="peg" class="open">others</b></p>
<svg id="cross" width="60" height="40"><circle class="peg hole" r="9" cx="20" cy="20"/></svg>"""
failures = []


def check(holds, what):
    if not holds:
        failures.append(what)


def shown(browser, folder, style, body, height):
    """A screenshot of a page, two seconds after all animations began."""
    page = folder / "page.html"
    page.write_text("<!DOCTYPE html><meta charset=utf-8><style>html { overflow: hidden } body { margin: 0 } "
                    f".picture {{ position: absolute; left: 0 }} {style}</style>{body}")
    browser.open(page, width=900, height=height)
    browser.run("for (const a of document.getAnimations()) { a.pause(); a.currentTime = 2000; }")
    browser.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => 0)")
    browser.screenshot(folder / "shot.png")
    return Image.open(folder / "shot.png").convert("RGB").copy()


def unlike(one, other, box):
    """The part of a box where two screenshots differ."""
    return ImageChops.difference(one.crop(box), other.crop(box)).getbbox()


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    browser = Browser()
    try:
        placed, boxes, top = {}, {}, 200
        for what, command in pictures.items():
            text = subprocess.run([peg, "draw", *command, "--format", "svg", "-o", "-"], check=True, text=True,
                                  capture_output=True).stdout
            text = text[text.index("<svg"):]
            points = re.search(r'<svg.*? width="([\d.]+)pt" height="([\d.]+)pt', text).groups()
            width, height = (4 * float(length) / 3 for length in points)
            check(width == round(width) and height == round(height), f"{what}: {width} x {height} pixels are not whole")
            placed[what] = f'<div class="picture" style="top: {top}px">{text}</div>'
            boxes[what] = (0, top, round(width), top + round(height))
            top += round(height)
        alone = {what: shown(browser, folder, "", picture, top) for what, picture in placed.items()}
        for what, (left, above, right, below) in boxes.items():
            last, first = (alone[what].getpixel(at) for at in ((right - 1, below - 1), (left, above)))
            check(last == first, f"{what}: its last pixel is {last}, its first {first}")
        pages_own = (0, 0, 900, 200)
        page = words + "".join(placed.values())
        together = shown(browser, folder, style, page, top)
        for what, box in boxes.items():
            check(not unlike(alone[what], together, box), f"{what}: looks different in a page with others")
        check(not unlike(shown(browser, folder, style, words, top), together, pages_own),
              "pictures change the page's own words")
        # Such differences are noticed.
        for prefix in set(re.findall(r'<svg id="(\w+)"', page)):
            page = page.replace(prefix + "-", "")
        spoiled = shown(browser, folder, style, page, top)
        check(unlike(together, spoiled, pages_own), "classes without prefixes leave the page's own words alone")
        for what, box in boxes.items():
            check(unlike(alone[what], spoiled, box), f"{what}: looks well without prefixes")
        check(not browser.said, f"scripts: {browser.said}")
    finally:
        browser.close()

for failure in failures:
    print("FAILED:", failure)
sys.exit(1 if failures else 0)
