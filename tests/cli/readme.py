"""README's examples: what each line that begins with `$` prints is what stands below it.

usage: readme.py PEGWRIGHT

They run one after the other in a folder of their own, with PEGWRIGHT found as pegwright. Where something goes to
standard error as well as to standard output, lines are compared in any order. The one that compiles a program is left
to the tests of the installation; with SMALL=yes in the environment those that take tens of seconds are left out.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile


def examples(text):
    """Commands, each with the lines below it."""
    for block in re.findall(r"(?:^    .*\n)+", text, re.MULTILINE):
        lines = [line[4:] for line in re.sub(r" \\\n +", " ", block).splitlines()]
        starts = [i for i, line in enumerate(lines) if line.startswith("$ ")]
        for i, end in zip(starts, starts[1:] + [len(lines)]):
            yield lines[i][2:], lines[i + 1 : end]


# On two cores half a minute.
LONG = ("count english --pairs",)


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    readme = pathlib.Path(__file__).parents[2] / "README.md"
    run, failed, left_out = 0, 0, 0
    with tempfile.TemporaryDirectory() as work:
        pathlib.Path(work, "pegwright").symlink_to(program)
        environment = {**os.environ, "PATH": f"{work}:{os.environ['PATH']}"}
        for command, expected in examples(readme.read_text(encoding="utf-8")):
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
                print(f"README says of\n  {command}\n" + "\n".join(expected) + "\nIt prints\n" + "\n".join(printed))
    print(f"{run} examples, {failed} differ, {left_out} left out")
    return 1 if failed or run + left_out < 39 else 0


sys.exit(main())
