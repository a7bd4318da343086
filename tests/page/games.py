"""Games of the page that last: in its address, over a reload, given with the page; positions by chance, fewest moves.

Usage: games.py PAGE PEGWRIGHT REFEREE CACHE [TEST...], as page.py.
"""
import json
import os
import re
import subprocess

from on_page import (browser, check, click, data, fail, hole_at, jumps_of, open_page, page_file, pegwright, press,
                     refereed, run, says, text_of, type_problem, work)


def open_link(end, board, file=page_file, **window):
    browser.open(file, end=end, **window)
    browser.wait(f"document.body.dataset.board === '{board}' && !page.work.busy")


def address(words):
    """The end of the address, once it has these words."""
    try:
        browser.wait(f"decodeURIComponent(location.hash).includes({json.dumps(words)})", 3)
    except AssertionError:
        fail(f"the address ends with {browser.run('location.hash')}, not with {words}")
    return browser.run("location.hash")


def links():
    open_page("T5", "a1", "a1")
    jumps = jumps_of("T5", "--vacate", "a1", "--finish", "a1")
    for a, b in jumps[:5]:
        click(a)
        click(b)
    press("undo")
    moves = browser.run("page.game.text")
    end = address(f"board=T5&start=a1&goal=a1&moves={moves}&jump=4")
    before = browser.run("page.game.full.join('')")
    browser.command("Page.reload")
    browser.wait("document.readyState === 'complete' && document.body.dataset.jump === '4'")
    check(data() | {"board": "T5", "jumps": "5"} == data(), f"a reload has left {data()}")
    check(browser.run("page.game.full.join('')") == before, "a reload has moved pegs")
    # In another window, and typed into this one.
    open_link(end, "T5")
    check(data() | {"jump": "4", "jumps": "5"} == data(), f"the link {end} opens {data()}")
    browser.run("location.hash = '#board=6x6&start=a1,b2'")
    browser.wait("document.body.dataset.board === '6x6' && document.body.dataset.pegs === '34'")
    # A board and a position as pictures.
    open_link("#board=.o./ooo/.o.&start=.*./*o*/.*.&moves=", ".o./ooo/.o.")
    check(data()["pegs"] == "4", f"a picture in a link gives {data()}")
    # A position of a picture is written as its number, and read again.
    type_problem("T5", "*/oo/*o*/oooo/ooooo")
    browser.wait("document.body.dataset.pegs === '3'")
    open_link(address("start=0x29"), "T5")
    check(browser.run("page.game.full.join('')") == "100101000000000", "0x29 is another position")
    # Wrong moves are named; those before are played.
    open_link("#board=T5&start=a1&moves=a3-a1,c4-a4,c3-c1", "T5")
    says("error", "c4-a4 is no jump here")
    check(data()["jump"] == "1", "the moves before a wrong one are not played")
    for end, words in (("#board=T5&start=z9", "z9"), ("#board=foo", "unknown board")):
        browser.open(page_file, end=end)
        says("error", words)
    # Too long for a link.
    open_page("T100")
    press("solve")
    says("verdict", "solved")
    press("share")
    says("error", "too long for a link")
    open_link(address("board=T100"), "T100")
    # Settings outlive a reload.
    open_page("T5", "a1")
    for box in ("names", "marks"):
        press(box)
    browser.command("Page.reload")
    browser.wait("document.readyState === 'complete' && document.body.dataset.board === 'T5'")
    check(browser.run("['names', 'marks', 'watch'].map(id => document.getElementById(id).checked)") ==
          [True, True, False], "the settings have changed over a reload")


def given():
    """A page that holds a solution shows it, and lets one go on from any position of it."""
    jumps = jumps_of("T6", "--vacate", "a1", "--finish", "a1")
    text = subprocess.run([pegwright, "solve", "T6", "--vacate", "a1", "--finish", "a1"], check=True,
                          capture_output=True, text=True).stdout
    moves = text.split("moves\n")[1].split()
    with open(page_file, encoding="utf-8") as file:
        page = file.read()
    game = {"title": "Six rows", "board": "T6", "start": "a1", "goal": "a1", "moves": moves}
    hole = '<script type="application/json" id="given">null</script>'
    check(page.count(hole) == 1, "the page has no place for a given game")
    path = os.path.join(work, "given.html")
    with open(path, "w", encoding="utf-8") as file:
        file.write(page.replace(hole, hole.replace("null", json.dumps(game))))
    open_link("", "T6", path)
    check(data() | {"jump": "0", "jumps": str(len(jumps)), "pegs": "20"} == data(), f"the given game opens as {data()}")
    check(browser.run("document.title") == "Six rows" and text_of("title") == "Six rows", "the title is not shown")
    press("redo")
    check(data()["jump"] == "1", "redo does not step")
    address("#jump=1")
    browser.run("document.getElementById('speed').value = 10; document.getElementById('play').click()")
    browser.wait("document.body.dataset.pegs === '1'")
    says("verdict", "done in")
    open_link("#jump=12", "T6", path)
    check(data() | {"jump": "12", "jumps": str(len(jumps))} == data(), f"#jump=12 opens {data()}")
    browser.run("location.hash = '#jump=3'")
    browser.wait("document.body.dataset.jump === '3'")
    # Another jump by hand.
    a, b = browser.run("""(({ board, game }) => { for (let i = 0; i < board.count; ++i)
        for (const { from, to } of board.jumps_from(game.full, i))
            if (from !== game.from(3) || to !== game.to(3)) return [board.hole_name(from), board.hole_name(to)];
        })(page)""")
    click(a)
    click(b)
    check(data() | {"jump": "4", "jumps": "4"} == data(), f"after {a}-{b} instead of the given jump: {data()}")
    refereed_end = address(f"board=T6&start=a1&goal=a1&moves=")
    open_link(refereed_end, "T6", path)
    check(data()["jump"] == "4", "the link of the player's own game does not open it")


def by_chance():
    for board, goal in (("english", "d4"), ("T5", ""), ("6x6", "a1"), ("T40", ""), ("hexagon4", "")):
        open_page(board, "", goal)
        press("random")
        says("verdict", "a random position")
        start = browser.run("document.getElementById('start').value")
        check(re.fullmatch("0x[0-9a-f]+", start), f"the random position of {board} has the name {start}")
        pegs = int(data()["pegs"])
        check(pegs == bin(int(start, 16)).count("1"), f"{board}: {pegs} pegs are not those of {start}")
        press("solve")
        says("verdict", f"solved, {pegs - 1} jumps")
        press("last")
        browser.wait("document.body.dataset.pegs === '1'")
        if goal:
            says("verdict", "done in")
        refereed(f"random position {start} of {board}")
        names = {browser.run("page.set_random().then(() => document.getElementById('start').value)") for _ in range(4)}
        check(len(names) > 1, f"{board}: the same position again and again: {names}")
        # Its link gives the same position.
        pegs = browser.run("page.game.full.join('')")
        open_link(address("start=" + browser.run("document.getElementById('start').value")), board)
        check(browser.run("page.game.full.join('')") == pegs, f"{board}: the link of a random position gives another")


def fewest():
    """Published fewest moves (OEIS A127500): T5 from c5 to a1 and T6 from a2 to b4 take 9."""
    for board, start, goal in (("T5", "c5", "a1"), ("T6", "a2", "b4")):
        path = os.path.join(os.path.dirname(__file__), f"../../base_solutions/short/{board}/{start}-{goal}.txt")
        with open(path, encoding="utf-8") as file:
            moves = ",".join(file.read().split("moves\n")[1].split())
        open_link(f"#board={board}&start={start}&goal={goal}&moves={moves}", board)
        says("verdict", "done in 9 moves, the fewest")
        # Any other solution hears of them.
        open_page(board, start, goal)
        press("solve")
        says("verdict", "solved")
        press("last")
        says("verdict", "; 9 is the fewest" if browser.run("page.game.move") > 9 else "done in 9 moves, the fewest")
    # A stored solution for a board too large to search.
    open_page("T12", "k12", "c8")
    press("solve")
    says("verdict", "solved")
    press("last")
    says("verdict", "; 25 is the fewest known")
    # Neither: a bound, as the program proves it.
    bound = subprocess.run([pegwright, "bound", "9x7", "--vacate", "a1", "--format", "json"], check=True,
                           capture_output=True, text=True).stdout
    open_page("9x7", "a1")
    press("solve")
    says("verdict", "solved")
    press("last")
    says("verdict", "; no solution has fewer than")
    least = int(re.search(r"fewer than (\d+)", text_of("verdict"))[1])
    # The page has no linear programs, so it may prove less.
    check(0 < least <= json.loads(bound)["bound"], f"the page's bound is {least}, the program's {bound}")
    # Going back ends a search of many seconds.
    open_page("english", "d4", "d4")
    press("solve")
    says("verdict", "solved")
    press("last")
    says("verdict", "done in")
    browser.wait("page.watch.busy")
    press("undo")
    check(not browser.run("page.watch.busy"), "the search for the fewest moves goes on")


def reasons():
    """An illegal choice says why."""
    open_page("T5", "a1", "a1")
    for name, words in (("a1", "a1 is empty: click a peg first"), ("a2", "a2 cannot jump: no empty hole behind"),
                        ("a3", ""), ("a1", "")):
        click(name)
        says("verdict", words)
    check(data()["jump"] == "1", "a3-a1 is not played")
    click("a5")
    click("a2")
    says("verdict", "a5-a2 is no jump: a peg jumps two holes, in a line")
    press("undo")
    click("a3")
    browser.click(*hole_at("a3"), to=hole_at("c3"))
    says("verdict", "c3 has a peg already")
    type_problem("ooo/ooo", "*oo/oo*")
    browser.wait("document.body.dataset.pegs === '2'")
    click("a1")
    says("verdict", "a1 has no peg beside it to jump over")
    for element in ("say", "aloud"):
        check("0 of 0" not in text_of(element), f"{element}: {text_of(element)}")


run(links, given, by_chance, fewest, reasons)
