"""The page in windows of phones and laptops, by touch, without colours and motion, on a slow phone.

Usage: sizes.py PAGE PEGWRIGHT REFEREE CACHE [TEST...], as page.py. It leaves screenshots in CACHE/screenshots.
"""
import os
import subprocess

from PIL import ImageChops

from layout import SIZES, check_layout, screenshot
from on_page import (browser, check, click, data, hole_at, open_page, pegwright, press, run, says, type_problem,
                     work)

# A laptop's window of 1280 x 800 and a small one at 200 %, and that of a laptop at 400 %, in CSS pixels.
ENLARGED = ((640, 400), (512, 384), (320, 200))


def every_size():
    for width, height in SIZES + ENLARGED:
        scale = 2 if (width, height) in ENLARGED else 1
        for dark in (False, True):
            size = f"{width}x{height}" + ("-dark" if dark else "")
            open_page(width=width, height=height, scale=scale, dark=dark, phone=width < 800)
            low = height < 300  # the board has its least height there
            check_layout(f"{size}, T5", width, height, scale, None if low else size + "-T5")
            type_problem("english", "d4", "d4")
            browser.wait("document.body.dataset.board === 'english'")
            browser.run("document.getElementById('names').checked = true; page.still = { matches: true }")
            press("solve")
            says("verdict", "solved")
            browser.run("page.go_by_hand(12)")
            press("hint")
            browser.wait("page.hinted")
            check_layout(f"{size}, english", width, height, scale, None if low else size + "-english")
            # All drawers open, an error, a long message.
            browser.run("for (const e of document.querySelectorAll('details')) e.open = true; "
                        "document.getElementById('board').value = 'foo'")
            press("set")
            browser.wait("document.getElementById('error').textContent !== ''")
            check_layout(f"{size}, all open", width, height)
            screenshot(size + "-open")


def player():
    path = os.path.join(work, "player.html")
    subprocess.run([pegwright, "draw", "english", "--style", "replay", "--output", path], check=True)
    for width, height in SIZES:
        for dark in (False, True):
            size = f"{width}x{height}" + ("-dark" if dark else "")
            browser.open(path, width=width, height=height, dark=dark, end="#jump=12", phone=width < 800)
            check_layout(f"player, {size}", width, height, name="player-" + size, back="back")


def swipes():
    """A swipe scrolls, from a peg that can jump it drags; taps play."""
    open_page("english", "d4", "d4", width=360, height=740, phone=True)
    press("solve")
    says("verdict", "solved")
    press("restart")
    x, y = hole_at("a3")
    browser.touch((x, y), (x, y - 20), (x, y - 80), (x, y - 150))
    browser.wait("scrollY > 50")
    check(data()["jump"] == "0", "a swipe has played a jump")
    # The swipe goes on for a while.
    browser.run("window.still_since = performance.now()")
    browser.wait("""(() => { if (scrollY !== 0) { scrollTo(0, 0); still_since = performance.now(); }
        return performance.now() - still_since > 500; })()""")
    (x, y), (to_x, to_y) = hole_at("d2"), hole_at("d4")
    browser.touch((x, y), (x, y + 20), (to_x, to_y - 10), (to_x, to_y))
    browser.wait("document.body.dataset.jump === '1'")
    check(browser.run("scrollY") == 0, "dragging a peg has scrolled the page")
    for name in ("f3", "d3"):
        browser.touch(hole_at(name))
    browser.wait("document.body.dataset.jump === '2'")
    # A larger board is moved about.
    press("larger")
    before = hole_at("c3")
    browser.touch((20, 40), (20, 60), (40, 80), (60, 110))
    browser.wait(f"page.view.zoom > 1 && !page.frame")
    after = hole_at("c3")
    check(abs(after[0] - before[0]) + abs(after[1] - before[1]) > 30, f"a larger board does not move: {before} {after}")
    check(browser.run("scrollY") == 0, "moving a larger board has scrolled the page")
    # Two fingers make a board larger, until its holes can be touched.
    type_problem("T60", "a1")
    browser.wait("document.body.dataset.board === 'T60'")
    browser.touch((180, 200))
    says("verdict", "too small to be clicked")
    for _ in range(3):
        browser.touch((190, 200), (220, 220), (330, 300), other=(150, 180))
    check(browser.run("page.view.touchable"), "two fingers do not make a board larger")
    check(data()["jump"] == "0" and browser.run("scrollY") == 0, "two fingers play or scroll")
    browser.command("Emulation.setTouchEmulationEnabled", enabled=False)


def grey(colour):
    """Relative luminance, as for contrast."""
    r, g, b = (v / 3294.6 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a, b):
    a, b = sorted((grey(a), grey(b)))
    return (b + 0.05) / (a + 0.05)


def without_colours():
    """Pegs, holes and marks differ in brightness or shape; in a system's high contrast, too."""
    for dark in (False, True):
        open_page("english", "d4", "d4", dark=dark)
        browser.command("Emulation.setEmulatedVisionDeficiency", type="achromatopsia")
        plain = screenshot("grey")
        peg, empty = (plain.getpixel(tuple(round(v) for v in hole_at(name))) for name in ("c3", "d4"))
        check(contrast(peg, empty) >= 3, f"dark {dark}: pegs and holes have a contrast of {contrast(peg, empty):.1f}")
        for what, act in (("pegs that can jump", lambda: press("marks")), ("a peg in hand", lambda: click("d2")),
                          ("the last jump", lambda: click("d4"))):
            act()
            browser.wait("!page.frame && !page.sliding")
            marked = screenshot("grey-marked")
            changed = ImageChops.difference(plain, marked).convert("L").point(lambda v: 255 if v > 90 else 0)
            count = changed.crop(changed.getbbox() or (0, 0, 1, 1)).histogram()[255]
            check(count > 200, f"dark {dark}: {what} changes {count} pixels of a grey picture")
            plain = marked
        browser.command("Emulation.setEmulatedVisionDeficiency", type="none")
    for dark in (False, True):
        open_page("english", "d4", "d4", dark=dark, forced_colors="active")
        forced = screenshot("forced-colours" + ("-dark" if dark else ""))
        peg, empty = (forced.getpixel(tuple(round(v) for v in hole_at(name))) for name in ("c3", "d4"))
        check(contrast(peg, empty) >= 3, f"forced colours: contrast {contrast(peg, empty):.1f}")


def reduced_motion():
    open_page("T5", "a1", prefers_reduced_motion="reduce")
    click("a3")
    click("a1")
    check(not browser.run("page.sliding"), "a peg slides although motion is unwanted")
    open_page("T5", "a1")
    click("a3")
    click("a1")
    check(browser.run("Boolean(page.sliding) || page.frame >= 0"), "no peg slides")


def hovering():
    """The mouse over a peg that can jump marks it and where it may go."""
    open_page("T5", "a1")
    x, y = hole_at("a3")
    browser.command("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
    browser.wait("page.choices().movable.length === 1 && page.choices().targets.length === 1")
    x, y = hole_at("b3")
    browser.command("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
    browser.wait("page.choices().movable.length === 0")
    press("marks")
    names = browser.run("page.choices().movable.map(i => page.board.hole_name(i))")
    check(names == ["a3", "c3"], f"marked as pegs that can jump: {names}")


def slow_phone():
    """Six times slower than here, the board comes and jumps are played."""
    open_page("T5", "a1", width=360, height=740, phone=True)
    browser.command("Emulation.setCPUThrottlingRate", rate=6)
    browser.wait("location.hash.includes('start=a1')")
    browser.command("Page.reload")
    browser.wait("document.readyState === 'complete' && document.body.dataset.pegs === '14'", 40)
    shown = browser.run("performance.now()")
    click("a3")
    browser.run("window.clicked = performance.now()")
    click("a1")
    browser.wait("document.body.dataset.jump === '1'")
    played = browser.run("performance.now() - clicked")
    browser.command("Emulation.setCPUThrottlingRate", rate=1)
    print(f"a phone six times slower: the board after {shown / 1000:.1f} s, a jump within {played:.0f} ms")
    check(shown < 15000, f"the board comes after {shown:.0f} ms")


run(every_size, player, swipes, without_colours, reduced_motion, hovering, slow_phone)
