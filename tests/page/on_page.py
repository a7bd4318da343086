"""What the tests of the page share: a browser with the page, what it says, clicks on holes.

Programs that import this are called with PAGE PEGWRIGHT REFEREE CACHE [TEST...]. The browser of firefox.py is Firefox.
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

from browser import Browser
from firefox_browser import Firefox

page_file, pegwright, referee, cache = map(os.path.abspath, sys.argv[1:5])
failures = 0
browser = (Firefox if os.path.basename(sys.argv[0]) == "firefox.py" else Browser)()
work = tempfile.mkdtemp()


def fail(words):
    global failures
    failures += 1
    print("FAILED:", words)


def check(right, words):
    if not right:
        fail(words)


def text_of(element):
    return browser.run(f"document.getElementById('{element}')?.textContent")


def data():
    return browser.run("({...document.body.dataset})")


def press(button):
    browser.run(f"document.getElementById('{button}').click()")


def says(element, words, seconds=20):
    """Waits until an element says something like that."""
    try:
        browser.wait(f"document.getElementById('{element}').textContent.includes({json.dumps(words)})", seconds)
    except AssertionError:
        fail(f"{element} says '{text_of(element)}' instead of '{words}'")


def open_page(board="T5", start="", goal="", watch=False, **window):
    """The page, with a problem typed into it. watch: it tells when the goal is lost."""
    browser.open(page_file, **window)
    browser.run(f"localStorage.clear(); document.getElementById('watch').checked = {json.dumps(watch)}; page.changed()")
    browser.wait("document.body.dataset.board === 'T5'")
    if (board, start, goal) != ("T5", "", ""):
        type_problem(board, start, goal)
        browser.wait("page.typed() === page.begun_with")


def type_problem(board, start="", goal=""):
    for field, text in (("board", board), ("start", start), ("goal", goal)):
        browser.run(f"document.getElementById('{field}').value = {json.dumps(text)}")
    browser.run("document.getElementById('ask').requestSubmit()")


def hole_at(name):
    """A hole's place in the window."""
    return browser.run(f"""(() => {{
        const view = page.view, box = view.canvas.getBoundingClientRect();
        for (let i = 0; i < page.board.count; ++i)
            if (page.board.hole_name(i) === '{name}') {{
                const [x, y] = view.at(i);
                return [box.left + x / view.ratio, box.top + y / view.ratio];
            }}
    }})()""")


def click(name):
    browser.click(*hole_at(name))


def key_to(name):
    """Arrow keys take the cursor to a hole."""
    for _ in range(200):
        at, want = browser.run(f"""[page.board.hole_name(page.cursor), '{name}'].map(name => {{
            for (let i = 0; i < page.board.count; ++i)
                if (page.board.hole_name(i) === name) return [...page.board.place(i), page.board.y[i]]; }})""")
        if at == want:
            return
        if at[2] != want[2]:
            browser.key("ArrowDown" if at[2] < want[2] else "ArrowUp")
        else:
            browser.key("ArrowRight" if at[0] < want[0] else "ArrowLeft")
    fail(f"keys do not come to {name}")


def jumps_of(*problem):
    """The program's solution."""
    text = subprocess.run([pegwright, "solve", *problem], check=True, capture_output=True, text=True).stdout
    moves = text.split("moves\n")[1].split()
    return [pair for move in moves for pair in zip(move.split("-"), move.split("-")[1:])]


def refereed(words):
    """The game on the page as text, which the outside referee accepts."""
    press("write")
    browser.wait("document.getElementById('text').value.startsWith('board')")
    path = os.path.join(work, "solution.txt")
    with open(path, "w", encoding="utf-8") as file:
        file.write(browser.run("document.getElementById('text').value"))
    found = subprocess.run([referee, path], capture_output=True, text=True)
    check(found.returncode == 0, f"{words}: the outside referee refuses it: {found.stdout}{found.stderr}")


def run(*tests):
    """Runs the tests that are named by the arguments, or all, and exits."""
    try:
        for test in [test for test in tests if len(sys.argv) == 5 or test.__name__ in sys.argv[5:]]:
            begin = time.monotonic()
            try:
                test()
            except (AssertionError, RuntimeError) as error:
                fail(f"{test.__name__}: {error}; the page says '{text_of('verdict')}' '{text_of('error')}'")
            print(f"{test.__name__}: {time.monotonic() - begin:.1f} s")
        for words in browser.said:
            fail(f"a script of the page failed: {words}")
    finally:
        browser.close()
        shutil.rmtree(work)
    sys.exit(1 if failures else 0)
