"""Runs pegwright, the driver of the library, and the outside referee."""

import functools
import json
import os
import shlex
import subprocess
from dataclasses import dataclass
from typing import Any, Dict

from boards import Board, from_picture

PROGRAMS: Dict[str, str] = {}  # name -> path, filled in by conftest.py
SECONDS = 120


@dataclass
class Run:
    """A program's output; its repr can be pasted into a shell."""

    line: str
    code: int
    out: str
    err: str

    def __repr__(self) -> str:
        return f"{self.line}\n-> exit code {self.code}\n{self.out}{self.err}"

    def json(self) -> Any:
        return json.loads(self.out)


def run(program: str, *arguments: str, text: str = "") -> Run:
    words = [PROGRAMS[program], *arguments]
    done = subprocess.run(words, input=text.encode(), capture_output=True, timeout=SECONDS, check=False)
    line = shlex.join([os.path.basename(words[0]), *arguments])
    return Run(line, done.returncode, done.stdout.decode(), done.stderr.decode())


def pegwright(*arguments: str, text: str = "") -> Run:
    """Runs pegwright and checks its exit code; a failure has one line and no output."""
    done = run("pegwright", *arguments, text=text)
    assert done.code in (0, 1, 2, 3), done
    assert done.code in (0, 1) or done.out or len(done.err.splitlines()) == 1, done
    assert done.code != 2 or not done.out, done
    assert done.code != 0 or not done.err, done
    return done


def without_comments(text: str) -> str:
    """A solution as the library writes it."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))


def answer(*arguments: str, text: str = "") -> Any:
    """The JSON answer: yes, no, or not known."""
    done = pegwright(*arguments, "--format", "json", text=text)
    assert done.code in (0, 1) or done.code == 3 and done.json()["solvable"] is None, done
    return done.json()


def numbers(*arguments: str) -> Any:
    """The answer without the problem that it begins with."""
    head = ("board", "vacate", "start", "finish", "goal")
    return {key: value for key, value in answer(*arguments).items() if key not in head}


@functools.lru_cache(maxsize=None)
def named(text: str) -> Board:
    """A named board, with its holes from the library."""
    lattice, picture = run("driver", "board", text).out.split()
    return from_picture(lattice, picture, text)
