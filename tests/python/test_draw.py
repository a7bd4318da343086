import pathlib
import re

import pytest

import pegwright
from pegwright import Board, Position, Problem

ANSWER = pegwright.solve(Problem("T5", vacate="a1", finish="a1"))


def test_formats(tmp_path: pathlib.Path):
    for ending, beginning in [("svg", b"<?xml"), ("pdf", b"%PDF"), ("png", b"\x89PNG"), ("html", b"<!")]:
        path = tmp_path / f"picture.{ending}"
        picture = pegwright.draw(ANSWER, path)
        assert picture.lower().startswith(beginning.lower()) and path.read_bytes() == picture
        assert pegwright.draw(ANSWER, format=ending)[:4] == picture[:4]
    with pytest.raises(FileNotFoundError):
        pegwright.draw(ANSWER, tmp_path / "none" / "picture.svg")


def test_subjects():
    for subject in ["T5", Board("T5"), Position("T5"), ANSWER.problem, ANSWER, ANSWER.solution]:
        assert b"</svg>" in pegwright.draw(subject)
    # Cairo counts its surfaces.
    pictures = {re.sub(rb"surface[0-9]+", b"", pegwright.draw(subject)) for subject in [ANSWER, ANSWER.solution]}
    assert len(pictures) == 1
    assert pegwright.draw(ANSWER, style="board", at=3) != pegwright.draw(ANSWER, style="board", at=4)
    with pytest.raises(pegwright.InputError):
        pegwright.draw(Problem("T5", vacate="b3", finish="b3"), style="film")


def test_notebooks():
    for subject in [Board("T5"), Position("T5"), ANSWER.problem, ANSWER, ANSWER.solution]:
        assert "</svg>" in subject._repr_svg_()
    assert Board("T1000")._repr_svg_() is None and pegwright.solve("T1000")._repr_svg_() is None
