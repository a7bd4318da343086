"""The examples in all pages: what each line that begins with `$` prints is what stands below it.

usage: readme.py PEGWRIGHT

Those of a page run in order, in a folder of its own, with PEGWRIGHT found as pegwright. If a command writes to standard
error as well as to standard output, lines may come in any order. The tests of the installation compile the program in
C++. With SMALL=yes in the environment, examples that take tens of seconds are left out.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

TOP = pathlib.Path(__file__).parents[2]
# Half a minute on two cores.
LONG = ("count english --pairs",)


def pages():
    for page in sorted(TOP.rglob("*.md")):
        if not any(part.startswith((".", "build")) for part in page.relative_to(TOP).parts):
            yield page


def examples(text):
    """Commands, each with the lines below it."""
    for block in re.findall(r"(?:^    .*\n)+", text, re.MULTILINE):
        lines = [line[4:] for line in re.sub(r" \\\n +", " ", block).splitlines()]
        starts = [i for i, line in enumerate(lines) if line.startswith("$ ")]
        for i, end in zip(starts, starts[1:] + [len(lines)]):
            yield lines[i][2:], lines[i + 1 : end]


def check(page, program):
    """How many examples of a page ran, failed and were left out."""
    run, failed, left_out = 0, 0, 0
    with tempfile.TemporaryDirectory() as work:
        pathlib.Path(work, "pegwright").symlink_to(program)
        environment = {**os.environ, "PATH": f"{work}:{os.environ['PATH']}"}
        for command, expected in examples(page.read_text(encoding="utf-8")):
            if not expected or "pkg-config" in command:
                continue
            if os.environ.get("SMALL") == "yes" and any(words in command for words in LONG):
                left_out += 1
                continue
            result = subprocess.run(
                command,
                shell=True,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                cwd=work,
                env=environment,
                timeout=300,
            )
            printed = (result.stdout + result.stderr).splitlines()
            run += 1
            order = sorted if result.stdout and result.stderr else list
            if order(line.rstrip() for line in printed) != order(line.rstrip() for line in expected):
                failed += 1
                print(f"{page.relative_to(TOP)} says of\n  {command}")
                print("\n".join([*expected, "It prints", *printed]))
    return run, failed, left_out


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    run, failed, left_out = map(sum, zip(*(check(page, program) for page in pages())))
    print(f"{run} examples, {failed} differ, {left_out} left out")
    return 1 if failed or run + left_out < 15 else 0


sys.exit(main())
