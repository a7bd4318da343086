"""The gallery's picture of the page. Usage: picture.py PAGE OUTPUT.png"""
import sys

from browser import Browser

page, output = sys.argv[1:]
browser = Browser()
try:
    browser.open(page, width=1280, height=800)
    browser.wait("document.body.dataset.board === 'T5'")
    browser.run("""for (const [field, text] of [["board", "english"], ["start", "d4"], ["goal", "d4"]])
        document.getElementById(field).value = text;
        for (const button of ["names", "solve"]) document.getElementById(button).click()""")
    browser.wait("document.getElementById('verdict').textContent.startsWith('solved')")
    # In the middle of a game, with a hint.
    browser.run("page.still = { matches: true }; page.go_by_hand(12); page.hint()")
    browser.wait("page.held >= 0 && !page.frame")
    # Drawing shows a frame later.
    browser.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => 0)")
    browser.screenshot(output)
finally:
    browser.close()
