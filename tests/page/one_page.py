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
style = """body { margin: 0; font: italic bold 20px serif; letter-spacing: 1px; background: #fff8e0 }
.peg, .hole, .paper, .frame, .text, .sans, .open, .arrow, .arrow-line, .on-peg, .six, .border-line
  { fill: lime; stroke: red; opacity: 0.4; font-family: monospace }
#peg, #hole, #cross, #hatch-head, #move-1 { fill: red; transform: rotate(9deg) }
svg { fill: orange; stroke: orange } text { font-family: fantasy } .picture { position: absolute; left: 0 }"""
words = """<p class="text sans">The page's own words</p><p class="peg paper">and <b id="peg" class="open">others</b></p>
<svg id="cross" width="60" height="40"><circle class="peg hole" r="9" cx="20" cy="20"/></svg>"""
failures = []


def check(holds, what):
    if not holds:
        failures.append(what)


def shown(browser, folder, body, height):
    """A screenshot of a page, two seconds after all animations began."""
    page = folder / "page.html"
    page.write_text(f"<!DOCTYPE html><meta charset=utf-8><style>{style}</style>{body}")
    browser.open(page, width=900, height=height)
    browser.run("for (const a of document.getAnimations()) { a.pause(); a.currentTime = 2000; }")
    browser.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => 0)")
    browser.screenshot(folder / "shot.png")
    return Image.open(folder / "shot.png").convert("RGB").copy()


def unlike(one, other):
    """The box of pixels that differ."""
    return ImageChops.difference(one, other).getbbox() if one.size == other.size else one.size


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    browser = Browser()
    try:
        drawn, alone, page, top = {}, {}, words, 200
        for what, command in pictures.items():
            text = subprocess.run([peg, "draw", *command, "--format", "svg", "-o", "-"], check=True, text=True,
                                  capture_output=True).stdout
            drawn[what] = text[text.index("<svg"):]
            points = re.search(r'<svg.*? width="([\d.]+)pt" height="([\d.]+)pt', text).groups()
            width, height = (4 * float(length) / 3 for length in points)
            check(width == round(width) and height == round(height), f"{what}: {width} x {height} pixels are not whole")
            size = round(width), round(height)
            # Without the style above.
            bare = folder / "alone.svg"
            bare.write_text(text[text.index("<?xml"):])
            browser.open(bare, width=900, height=size[1])
            browser.run("for (const a of document.getAnimations()) { a.pause(); a.currentTime = 2000; }")
            browser.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => 0)")
            browser.screenshot(folder / "shot.png")
            alone[what] = Image.open(folder / "shot.png").convert("RGB").crop((0, 0, *size)), top
            page += f'<div class="picture" style="top: {top}px">{drawn[what]}</div>'
            top += size[1]
        together = shown(browser, folder, page, top)
        for what, (picture, y) in alone.items():
            seen = together.crop((0, y, picture.width, y + picture.height))
            check(not unlike(picture, seen), f"{what}: differs in a page with others at {unlike(picture, seen)}")
            corner = picture.getpixel((picture.width - 1, picture.height - 1))
            check(corner == picture.getpixel((0, 0)), f"{what}: its last pixel is {corner}")
        own = shown(browser, folder, words, top).crop((0, 0, 900, 200))
        check(not unlike(own, together.crop((0, 0, 900, 200))), "pictures change the page's own words")
        # Such differences are noticed.
        for prefix in set(re.findall(r'<svg id="(\w+)"', page)):
            page = page.replace(prefix + "-", "")
        spoiled = shown(browser, folder, page, top)
        check(sum(bool(unlike(picture, spoiled.crop((0, y, picture.width, y + picture.height))))
                  for picture, y in alone.values()) >= 7, "pictures without names of their own look well")
        check(not browser.said, f"scripts: {browser.said}")
    finally:
        browser.close()

for failure in failures:
    print("FAILED:", failure)
sys.exit(1 if failures else 0)
