"""Shared by tests of pictures: the program (first argument), a function that draws, and a list of failures."""

import pathlib
import subprocess
import sys

peg = str(pathlib.Path(sys.argv[1]).resolve())
failures = []


def check(holds, what):
    if not holds:
        failures.append(what)


def draw(path, *words):
    subprocess.run([peg, "draw", *words, "--output", str(path)], check=True, stdout=subprocess.DEVNULL)
    return path


def end():
    for failure in failures:
        print("FAILED:", failure)
    sys.exit(1 if failures else 0)
