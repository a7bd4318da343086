"""The page in windows of phones and laptops: nothing overlaps or is cut off, and the board fills its place.

Usage: sizes.py PAGE PEGWRIGHT REFEREE CACHE [TEST...], as page.py. It leaves screenshots in CACHE/screenshots.
"""
import json
import os

from PIL import Image, ImageChops

from on_page import (browser, cache, check, click, data, fail, hole_at, jumps_of, open_page, press, run, says,
                     text_of, type_problem)

SIZES = ((360, 740), (740, 360), (844, 390), (1024, 500), (768, 1024), (1280, 800))
# A laptop's window of 1280 x 800 and a small one at 200 %, and that of a laptop at 400 %, in CSS pixels.
ENLARGED = ((640, 400), (512, 384), (320, 200))
shots = os.path.join(cache, "screenshots")
os.makedirs(shots, exist_ok=True)

LAYOUT = """(() => {
    const seen = [...document.querySelectorAll("h1, button, textarea, select, input, summary, label, output, canvas, "
        + "#say, #verdict, #error, #moves, #legend li")].filter(e => {
        const { width, height } = e.getBoundingClientRect();
        return width * height > 0 && e.checkVisibility(); }).filter(e => !e.closest("#moves button"));
    const name = e => e.id || e.textContent.trim();
    const rects = seen.map(e => e.getBoundingClientRect());
    // Half a pixel is rounding.
    const apart = (a, b) => a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 0.5 ||
        b.bottom <= a.top + 0.5;
    const over = [], cut = [], small = [];
    rects.forEach((a, i) => rects.forEach((b, j) => {
        if (i < j && !seen[i].contains(seen[j]) && !apart(a, b)) over.push(name(seen[i]) + "/" + name(seen[j]));
    }));
    seen.forEach((e, i) => {
        const { left, right, width, height } = rects[i];
        if (left < 0 || right > document.documentElement.clientWidth + 0.5) cut.push(name(e));
        if (e.matches("button, h1, summary") && e.scrollWidth > e.clientWidth + 1) cut.push(name(e));
        if (e.matches("button, select, summary") && (width < 44 || height < 44)) small.push(name(e));
    });
    // Nothing lies on the board.
    const stage = document.getElementById("stage").getBoundingClientRect();
    for (let i = 1; i < 10; ++i) for (let j = 1; j < 10; ++j) {
        const at = document.elementFromPoint(stage.left + stage.width * i / 10, stage.top + stage.height * j / 10);
        if (!at?.closest("#stage")) over.push("the board/" + (at ? name(at) : "the window's edge"));
    }
    const undo = document.getElementById("undo").getBoundingClientRect();
    return { over, cut, small, stage: [stage.left, stage.top, stage.right, stage.bottom],
        undo: [undo.left, undo.top, undo.right, undo.bottom],
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth };
})()"""


def screenshot(name):
    # A frame later it is drawn.
    browser.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => 0)")
    path = os.path.join(shots, name + ".png")
    browser.screenshot(path)
    return Image.open(path).convert("RGB")


def drawn_box(picture, stage, scale):
    """Where the stage's pixels differ from its corner, as shares of its width and height."""
    part = picture.crop([round(scale * v) for v in stage])
    paper = Image.new("RGB", part.size, part.getpixel((0, 0)))
    box = ImageChops.difference(part, paper).getbbox() or (0, 0, 0, 0)
    return (box[2] - box[0]) / part.width, (box[3] - box[1]) / part.height


def check_layout(words, width, height, scale=1, name=None):
    found = browser.run(LAYOUT)
    for what, wrong in (("one over the other", found["over"]), ("cut off", found["cut"]),
                        ("smaller than 44 px", found["small"])):
        check(not wrong, f"{words}: {what}: {wrong}")
    check(found["wide"] <= 0, f"{words}: {found['wide']} px too wide")
    if name is None:
        return
    # Without scrolling, the whole board and undo are in the window, side by side.
    left, top, right, bottom = found["stage"]
    check(left >= 0 and top >= 0 and right <= width and bottom <= height, f"{words}: the board is cut off")
    check(found["undo"][3] <= height and found["undo"][2] <= width, f"{words}: undo is not in the window")
    beside = found["undo"][0] >= right or found["undo"][1] >= bottom
    check(beside and found["undo"][0] - right < 60 and found["undo"][1] - bottom < 60,
          f"{words}: undo is not beside the board")
    # The board has all the height, or all the width.
    check(bottom - top >= 0.93 * height or right - left >= 0.93 * width,
          f"{words}: the board's place is {right - left:.0f} x {bottom - top:.0f}")
    across, down = drawn_box(screenshot(name), found["stage"], scale)
    # Marks around the holes at the edge need the rest.
    check(max(across, down) > 0.87, f"{words}: the board fills {across:.2f} x {down:.2f} of its place")


def every_size():
    for width, height in SIZES + ENLARGED:
        scale = 2 if (width, height) in ENLARGED else 1
        for dark in (False, True):
            size = f"{width}x{height}" + ("-dark" if dark else "")
            open_page(width=width, height=height, scale=scale, dark=dark)
            if width < 800:
                browser.command("Emulation.setScrollbarsHidden", hidden=True)  # as on a phone
            low = height < 300  # the board has its least height there
            check_layout(f"{size}, T5", width, height, scale, None if low else size + "-T5")
            type_problem("english", "d4", "d4")
            browser.wait("document.body.dataset.board === 'english'")
            browser.run("document.getElementById('names').click(); page.still = { matches: true }")
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


def swipes():
    """A swipe scrolls, from a peg that can jump it drags; taps play."""
    open_page("english", "d4", "d4", width=360, height=740)
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
    open_page("T5", "a1", width=360, height=740)
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


run(every_size, swipes, without_colours, reduced_motion, hovering, slow_phone)
