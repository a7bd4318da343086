"""Windows of phones and laptops, and what is wrong with the page's layout in them."""
import os

from PIL import Image, ImageChops

from on_page import browser, cache, check

SIZES = ((360, 740), (740, 360), (844, 390), (1024, 500), (768, 1024), (1280, 800))
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
        if (at && !at.closest("#stage")) over.push("the board/" + name(at));
    }
    const back = document.getElementById("BACK").getBoundingClientRect();
    return { over: [...new Set(over)], cut, small, stage: [stage.left, stage.top, stage.right, stage.bottom],
        back: [back.left, back.top, back.right, back.bottom],
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


def check_layout(words, width, height, scale=1, name=None, back="undo"):
    """name: of a screenshot, with which the whole board is checked, too. back: the button that takes a jump back."""
    found = browser.run(LAYOUT.replace("BACK", back))
    for what, wrong in (("one over the other", found["over"]), ("cut off", found["cut"]),
                        ("smaller than 44 px", found["small"])):
        check(not wrong, f"{words}: {what}: {wrong}")
    check(found["wide"] <= 0, f"{words}: {found['wide']} px too wide")
    if name is None:
        return
    # Without scrolling, the whole board and that button are in the window, side by side.
    left, top, right, bottom = found["stage"]
    check(left >= 0 and top >= 0 and right <= width and bottom <= height, f"{words}: the board is cut off")
    button_left, button_top, button_right, button_bottom = found["back"]
    check(button_bottom <= height and button_right <= width, f"{words}: {back} is not in the window")
    beside = button_left >= right or button_top >= bottom
    check(beside and button_left - right < 70 and button_top - bottom < 60, f"{words}: {back} is not beside the board")
    # The board has all the height, or all the width.
    check(bottom - top >= 0.93 * height or right - left >= 0.93 * width,
          f"{words}: the board's place is {right - left:.0f} x {bottom - top:.0f}")
    across, down = drawn_box(screenshot(name), found["stage"], scale)
    # Marks around the holes at the edge need the rest.
    check(max(across, down) > 0.87, f"{words}: the board fills {across:.2f} x {down:.2f} of its place")
