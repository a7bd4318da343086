"""Runs the programs under test: pegwright, the driver of the library, the outside referee."""

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
    """What a program said; its repr can be pasted into a shell."""

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
    """With what must hold of every run: an exit code of the contract, one line for a failure and nothing beside it."""
    done = run("pegwright", *arguments, text=text)
    assert done.code in (0, 1, 2, 3), done
    assert done.code in (0, 1) or done.out or len(done.err.splitlines()) == 1, done
    assert done.code != 2 or not done.out, done
    assert done.code != 0 or not done.err, done
    return done


def answer(*arguments: str, text: str = "") -> Any:
    """The JSON of a question that has an answer: yes or no, or that nobody knows."""
    done = pegwright(*arguments, "--format", "json", text=text)
    assert done.code in (0, 1) or done.code == 3 and done.json()["solvable"] is None, done
    return done.json()


def numbers(*arguments: str) -> Any:
    """The same without the problem that the answer begins with."""
    head = ("board", "vacate", "start", "finish", "goal")
    return {key: value for key, value in answer(*arguments).items() if key not in head}


@functools.lru_cache(maxsize=None)
def named(text: str) -> Board:
    """A board that has a name, with the holes the library says it has."""
    lattice, picture = run("driver", "board", text).out.split()
    return from_picture(lattice, picture, text)
