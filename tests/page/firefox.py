"""The page in a headless Firefox: a game by clicks, drags and keys, a solution, a link, windows of phones.

Usage: firefox.py PAGE PEGWRIGHT REFEREE CACHE [TEST...], as page.py. Skipped if Firefox is missing.
"""
import json
import os
import sys

from firefox_browser import program

if not program():
    print("not tried: Firefox is not installed")
    sys.exit(77)

from layout import SIZES, check_layout
from on_page import (browser, check, click, data, hole_at, jumps_of, key_to, open_page, page_file, press, refereed, run,
                     says, type_problem)


def clicks_and_keys():
    print(f"Firefox {browser.version}")
    open_page()
    click("a1")
    browser.wait("document.body.dataset.pegs === '14'")
    for i, (a, b) in enumerate(jumps_of("T5", "--vacate", "a1", "--finish", "a1")):
        if i % 3 == 0:
            browser.click(*hole_at(a), to=hole_at(b))
        elif i % 3 == 1:
            click(a)
            click(b)
        else:
            for name in (a, b):
                key_to(name)
                browser.key("Enter")
        check(data()["jump"] == str(i + 1), f"{a}-{b}: jump {data()['jump']} instead of {i + 1}")
    says("verdict", "done in 10 moves, the fewest")
    refereed("T5 in Firefox")
    for name, jump in (("u", "12"), ("Home", "0"), ("End", "13")):
        browser.key(name)
        check(data()["jump"] == jump, f"key {name}: jump {data()['jump']} instead of {jump}")


def solved_and_linked():
    open_page("english", "d4", "d4")
    press("solve")
    says("verdict", "solved, 31 jumps")
    press("last")
    browser.wait("document.body.dataset.pegs === '1'")
    refereed("english in Firefox")
    browser.wait("location.hash.includes('moves=')")
    end = browser.run("location.hash")
    browser.open(page_file, end=end)
    browser.wait("document.body.dataset.jump === '31'")
    check(browser.run("page.game.reached"), "the link does not end at the goal")
    open_page("T1000")
    press("solve")
    says("verdict", "solved, 500498 jumps")


def windows():
    for width, height in SIZES:
        open_page(width=width, height=height)
        check_layout(f"Firefox, {width}x{height}, T5", width, height, name=f"firefox-{width}x{height}")
        type_problem("english", "d4", "d4")
        browser.wait("document.body.dataset.board === 'english'")
        press("solve")
        says("verdict", "solved")
        browser.run("for (const e of document.querySelectorAll('details')) e.open = true")
        check_layout(f"Firefox, {width}x{height}, all open", width, height)


run(clicks_and_keys, solved_and_linked, windows)
