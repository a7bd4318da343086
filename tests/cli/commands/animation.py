"""Animations in other programs: SVG in Chromium, GIF in Pillow. Each frame must show the pegs of the program's film.

usage: animation.py PEGWRIGHT
"""

import pathlib
import re
import shutil
import subprocess
import tempfile

from PIL import Image, ImageSequence

from pictures import check, draw, end

browser = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])))


def pegs(picture, colour=(0, 0x72, 0xB2)):
    """How many pixels have exactly the pegs' colour."""
    return sum(pixel == colour for pixel in picture.convert("RGB").getdata())


def screenshot(folder, svg, seconds, *options):
    """A screenshot of the SVG at a time of its loop; with None as it begins by itself."""
    page = folder / "page.html"
    stop = f"for (const a of document.getAnimations()) {{ a.pause(); a.currentTime = {1000 * (seconds or 0)}; }}"
    text = svg.read_text().split("?>", 1)[1]
    page.write_text(f"<!DOCTYPE html><body style='margin:0'>{text}<script>{'' if seconds is None else stop}</script>")
    shot = folder / "shot.png"
    command = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
               f"--user-data-dir={folder / 'profile'}", "--hide-scrollbars", "--window-size=320,400", *options,
               "--virtual-time-budget=9000", f"--screenshot={shot}", page.as_uri()]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    return Image.open(shot)


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    svg = draw(folder / "t5.svg", "T5", "--style", "animation")
    text = svg.read_text()
    subprocess.run(["xmllint", "--noout", "--nonet", svg], check=True)
    check(svg.stat().st_size < 12_000, f"the animation of T5 is {svg.stat().st_size} bytes")
    check("<script" not in text and "prefers-reduced-motion" in text, "a script, or no regard to those who want none")
    seconds = float(re.search(r"animation:([0-9.]+)s", text)[1])
    ids = set(re.findall(r' id="([^"]+)"', text))
    moved = re.findall(r"#([a-z0-9-]+)\{animation-name:([a-z0-9-]+)\}", text)
    check(len(moved) == 14 + 11, f"{len(moved)} things move")
    check(all(what in ids and f"@keyframes {rule}{{" in text for what, rule in moved), "what moves is not there")
    whole = pegs(screenshot(folder, svg, 0))
    after_six = 1.5 + 6 * 1.2
    for when, count in (0.5, 14), (after_six - 0.1, 8), (seconds - 1, 1):
        found = 14 * pegs(screenshot(folder, svg, when)) / whole
        check(abs(found - count) < 0.1, f"after {when} seconds {found:.2f} pegs are seen instead of {count}")
    still = screenshot(folder, svg, None, "--force-prefers-reduced-motion")
    check(abs(pegs(still) - whole) < 0.1 * whole, f"it moves although less motion is asked for: {pegs(still)} of {whole}")

    gif = draw(folder / "t5.gif", "T5")
    with Image.open(gif) as picture:
        wide = 4 * float(re.search(r'width="([0-9.]+)pt"', text)[1]) / 3
        check(picture.width == wide, f"the GIF is {picture.width} pixels wide, the SVG {wide}")
        check(picture.format == "GIF" and picture.info.get("loop") == 0, f"no loop: {picture.info}")
        frames, times = [], []
        for frame in ImageSequence.Iterator(picture):
            times.append(frame.info["duration"])
            frames.append(frame.convert("RGB"))
    check(abs(sum(times) - 1000 * seconds) < 15, f"the GIF takes {sum(times)} ms, the SVG {seconds} s")
    check(min(times) >= 20, "a delay that browsers would make longer")
    check(gif.stat().st_size < 150_000, f"the GIF of T5 is {gif.stat().st_size} bytes")
    whole = pegs(frames[0])
    check(whole > 4_000, f"only {whole} pixels of the first frame have the colour of pegs")
    for index, count in (0, 14), (-1, 1):
        found = 14 * pegs(frames[index]) / whole
        check(abs(found - count) < 0.05, f"frame {index} has {found:.2f} pegs instead of {count}")
    counts = [14 * pegs(frame) / whole for frame in frames]
    check(all(a > b - 0.6 for a, b in zip(counts, counts[1:])), "pegs come back")
    check({colour for _, colour in frames[0].getcolors(1000)} >=
          {(255, 255, 255), (0, 0x72, 0xB2), (0xA8, 0x42, 0), (0, 0x70, 0x4F)}, "an ink is not as the theme has it")
    dark = Image.open(draw(folder / "dark.gif", "T5", "--theme", "dark", "--speed", "4", "--moves", "1-3"))
    check(dark.convert("RGB").getpixel((0, 0)) == (0x17, 0x19, 0x1D), "a dark page is not dark")
    check(pegs(dark, (0x28, 0x78, 0xB8)) > 4_000, "dark pegs are missing")

end()
