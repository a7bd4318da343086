"""What `draw BOARD --output NAME.html` writes: the page to play on, with the solution to step through.

Usage: drawn.py PAGE PEGWRIGHT REFEREE CACHE [TEST...], as page.py. PEGWRIGHT was built with the page in it.
"""
import html.parser
import json
import os
import subprocess

from on_page import browser, check, click, data, page_file, pegwright, press, referee, run, says, text_of, work

english = """board english
vacate d4
finish d4
moves
d2-d4 f3-d3 e1-e3 e4-e2 e6-e4 g5-e5 d5-f5 g3-g5-e5 c3-e3 a3-c3 b5-d5-f5-f3-d3-b3 c7-c5 c4-c6 e7-c7-c5 a5-a3-c3
c1-e1-e3-e5 c2-c4-c6-e6-e4-c4 b4-d4
"""


class Given(html.parser.HTMLParser):
    """The scripts that a browser finds, by their ids."""

    def __init__(self, text):
        super().__init__()
        self.scripts, self.id = {}, None
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.id = dict(attrs).get("id", "") if tag == "script" else None
        if self.id is not None:
            self.scripts[self.id] = ""

    def handle_endtag(self, tag):
        self.id = None

    def handle_data(self, data):
        if self.id is not None:
            self.scripts[self.id] += data


def drawn(name, *arguments):
    path = os.path.join(work, name + ".html")
    subprocess.run([pegwright, "draw", *arguments, "--output", path], check=True, cwd=work)
    with open(path, encoding="utf-8") as file:
        return path, file.read()


def opened(path, board, end=""):
    browser.open(path, end=end)
    browser.wait(f"document.body.dataset.board === {json.dumps(board)} && !page.work.busy")
    check(text_of("error") == "", f"{path} says '{text_of('error')}'")


def is_refereed(game, words):
    """The page's game, as the outside referee sees it."""
    path = os.path.join(work, "given.txt")
    keys = [("start" if set(game["start"]) & set("*/") else "vacate", "start"),
            ("goal" if set(game["goal"]) & set("*/") else "finish", "goal")]
    with open(path, "w", encoding="utf-8") as file:
        file.write("".join([f"board {game['board']}\n", *(f"{key} {game[part]}\n" for key, part in keys),
                            "moves\n", *(move + "\n" for move in game["moves"])]))
    found = subprocess.run([referee, path], capture_output=True, text=True)
    check(found.returncode == 0, f"{words}: the outside referee refuses the game: {found.stdout}{found.stderr}")


def pages():
    """Pages of boards and of files play to the end, open at a jump, and let one play on from it."""
    with open(os.path.join(work, "english.txt"), "w", encoding="utf-8") as file:
        file.write(english)
    for name, arguments, board, pegs in (("t5", ["T5"], "T5", 14), ("file", ["english.txt"], "english", 32),
                                         ("solved", ["english"], "english", 32),
                                         ("hexagon", ["hexagon4"], "hexagon4", 36)):
        path, text = drawn(name, *arguments)
        game = json.loads(Given(text).scripts["given"])
        if name == "file":
            check(game["moves"] == english.split("moves\n")[1].split(), "the moves are not the file's")
        is_refereed(game, name)
        jumps = sum(move.count("-") for move in game["moves"])
        opened(path, board)
        check(data() | {"jump": "0", "jumps": str(jumps), "pegs": str(pegs)} == data(), f"{name} opens as {data()}")
        check(browser.run("document.title") == game["title"] and game["title"].startswith(board), f"{name}: the title")
        press("last")
        check(data()["pegs"] == str(pegs - jumps), f"{name} does not play to its end: {data()}")
        opened(path, board, "#jump=12")
        check(data()["jump"] == "12", f"{name}#jump=12 opens as {data()}")
        if board == "english":
            press("solve")
            says("verdict", "solved")


def by_hand():
    """Undoes a jump of the solution of T5 and plays it by clicks."""
    path, text = drawn("t5", "T5", "--vacate", "a1", "--finish", "a1")
    first = json.loads(Given(text).scripts["given"])["moves"][0].split("-")
    opened(path, "T5")
    for name in first:
        click(name)
    check(data()["jump"] == "1", f"{'-'.join(first)} is not played by clicks: {data()}")


def names():
    """Ends that are positions, and a title with HTML in it: the name of a file with the picture of a board."""
    cross, start, goal = ".oo./oooo/oooo/.oo.", ".**./**oo/*o**/.**.", ".oo./oo*o/**oo/.oo."
    with open(os.path.join(work, "<!--<script>.txt"), "w", encoding="utf-8") as file:
        file.write(cross.replace("/", "\n"))
    path, text = drawn("names", "@<!--<script>.txt", "--start", start, "--goal", goal)
    with open(page_file, encoding="utf-8") as file:
        page = Given(file.read()).scripts
    given = Given(text).scripts
    check({**given, "given": "null"} == page, "the name of a file changes the page's scripts")
    game = json.loads(given["given"])
    check("<!--<script>.txt" in game["title"], f"the title is {game['title']}")
    is_refereed(game, "a cross")
    opened(path, cross)
    press("last")
    says("verdict", "done in")


def smaller():
    """The player without the page stays small, and serves other names of holes."""
    for arguments in (["T5", "--style", "replay"], ["T5", "--notation", "numbers"]):
        path, text = drawn("small", *arguments)
        check(len(text) < 40_000 and "const data = {" in text, f"{arguments} make {len(text)} characters")


run(pages, by_hand, names, smaller)
