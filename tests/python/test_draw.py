import pathlib
import re

import pytest

import pegwright
from pegwright import Board, Position, Problem

ANSWER = pegwright.solve(Problem("T5", vacate="a1", finish="a1"))


def test_formats(tmp_path: pathlib.Path):
    for ending, beginning in [("svg", b"<?xml"), ("pdf", b"%PDF"), ("png", b"\x89PNG"), ("html", b"<!"),
                              ("gif", b"GIF89a"), ("tex", b"% "), ("tikz", b"% ")]:
        path = tmp_path / f"picture.{ending}"
        picture = pegwright.draw(ANSWER, path)
        assert picture.lower().startswith(beginning.lower()) and path.read_bytes() == picture
        assert pegwright.draw(ANSWER, format=ending)[:4] == picture[:4]
    with pytest.raises(FileNotFoundError):
        pegwright.draw(ANSWER, tmp_path / "none" / "picture.svg")


def test_subjects():
    for subject in ["T5", Board("T5"), Position("T5"), ANSWER.problem, ANSWER, ANSWER.solution]:
        assert b"</svg>" in pegwright.draw(subject)
    # Cairo numbers its surfaces.
    pictures = {re.sub(rb"surface[0-9]+", b"", pegwright.draw(subject)) for subject in [ANSWER, ANSWER.solution]}
    assert len(pictures) == 1
    assert pegwright.draw(ANSWER, style="board", at=3) != pegwright.draw(ANSWER, style="board", at=4)
    with pytest.raises(pegwright.InputError):
        pegwright.draw(Problem("T5", vacate="b3", finish="b3"), style="film")


def text_of(svg: bytes):
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg.decode())


def test_options():
    film = {"style": "film", "format": "svg"}
    assert text_of(pegwright.draw(ANSWER, **film))[0] == "T5 from a1 to a1"
    assert text_of(pegwright.draw(ANSWER, **film, title="Fifteen"))[0] == "Fifteen"
    bare = text_of(pegwright.draw(ANSWER, **film, title="", legend=False, moves="3-4", columns=2))
    assert len(bare) == 3 and bare[0].startswith("3: ") and bare[2] == "after 4"
    assert any(text.startswith("1-3: ") for text in text_of(pegwright.draw(ANSWER, **film, moves_per_panel=3)))
    assert "c5" in text_of(pegwright.draw(ANSWER, **film, labels="names"))
    assert "1: 4-1" in text_of(pegwright.draw(ANSWER, **film, notation="numbers"))
    assert b'width="300pt"' in pegwright.draw("T5", width=300)
    small = pegwright.draw("T5", scale=10, margin=0, title="", labels="none")
    assert b'width="52.5pt"' in small
    assert b"/MediaBox [ 0 0 612 792 ]" in pegwright.draw("T5", format="pdf", paper="letter")
    board = pegwright.draw(Problem("T5", vacate="a1"))
    for option in ({"arrows": "fates"}, {"arrows": "a3-a1"}, {"highlight": "c3,d4"}):
        assert pegwright.draw(Problem("T5", vacate="a1"), **option) != board
    assert pegwright.draw("T16", style="map", show="both") != pegwright.draw("T16", style="map")
    fast, slow = (pegwright.draw(ANSWER, style="animation", speed=speed) for speed in (2, 0.5))
    seconds = [float(re.search(rb"animation:([0-9.]+)s", moving)[1]) for moving in (fast, slow)]
    assert abs(seconds[1] - 4 * seconds[0]) < 0.1


@pytest.mark.parametrize("options, words", [
    ({"columns": 2}, "columns goes with style film"),
    ({"style": "animation", "labels": "names"}, "labels goes with"),
    ({"style": "film", "arrows": "jumps"}, "arrows goes with style board"),
    ({"show": "both"}, "show goes with style map"),
    ({"highlight": "z9"}, "z9"),
    ({"style": "film", "columns": 0}, "columns is 1 to 100"),
    ({"width": 1e9}, "width is 36 to 14400"),
    ({"margin": float("nan")}, "margin is"),
    ({"paper": "a4"}, "paper goes with .pdf and .tex"),
    ({"format": "pdf", "paper": "b5"}, "papers are a4 and letter"),
    ({"title": "two\nlines"}, "a title is one line"),
    ({"style": "film", "moves": "9-99"}, "moves 1 to"),
    ({"style": "animation", "format": "png"}, "style animation goes with .svg or .gif"),
    ({"style": "animation", "speed": 99}, "speed is 0.1 to 10"),
    ({"notation": "roman"}, "notation"),
    ({"format": "bmp"}, "pictures are svg, pdf, png, gif, tikz, tex, html, dot or gv"),
])
def test_options_that_do_not_fit(options, words):
    with pytest.raises(pegwright.InputError, match=words):
        pegwright.draw("T5", **options)


def test_notebooks():
    for subject in [Board("T5"), Position("T5"), ANSWER.problem, ANSWER, ANSWER.solution]:
        assert "</svg>" in subject._repr_svg_()
    assert Board("T1000")._repr_svg_() is None and pegwright.solve("T1000")._repr_svg_() is None
