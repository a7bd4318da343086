"""Figures in a paper: TikZ pictures and a PDF in an article of two columns, without overfull boxes; lines drawn by
the names of holes; pictures beside each other; sizes that the document sets; the density of a PNG, as Pillow reads it
and by its bytes.

usage: papers.py PEGWRIGHT
"""

import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import zlib

from PIL import Image

peg = str(pathlib.Path(sys.argv[1]).resolve())
failures = []
red = (255, 0, 0)


def check(holds, what):
    if not holds:
        failures.append(what)


def draw(path, *words):
    subprocess.run([peg, "draw", *words, "--output", path], check=True, stdout=subprocess.DEVNULL)


def compiled(folder, name, text):
    """Compiles a document, and returns its log and its pages at 72 dots an inch."""
    (folder / f"{name}.tex").write_text(text)
    made = subprocess.run(["pdflatex", "-interaction=nonstopmode", "-halt-on-error", name], cwd=folder,
                          capture_output=True)
    log = made.stdout.decode(errors="replace")
    check(made.returncode == 0, f"{name}.tex does not compile: {log[-800:]}")
    check("Overfull" not in log and "Warning" not in log, f"pdflatex warns of {name}.tex: {log[-1500:]}")
    subprocess.run(["pdftoppm", "-r", "72", f"{name}.pdf", name], cwd=folder, check=True)
    return log, [Image.open(page).convert("RGB") for page in sorted(folder.glob(f"{name}-*.ppm"))]


def box_of(image, wanted):
    """The box around the pixels near a colour: left, top, right, bottom; none without any."""
    near = [(i % image.width, i // image.width) for i, pixel in enumerate(image.getdata())
            if max(abs(a - b) for a, b in zip(pixel, wanted)) <= 40]
    if not near:
        return None
    columns, rows = zip(*near)
    return min(columns), min(rows), max(columns), max(rows)


def size_of_type(folder, name):
    """The sizes of the letters on a PDF's pages, by their words."""
    text = subprocess.run(["pdftotext", "-bbox-layout", f"{name}.pdf", "-"], cwd=folder, check=True,
                          capture_output=True).stdout.decode()
    return {word: float(bottom) - float(top) for top, bottom, word in
            re.findall(r'<word xMin="[^"]*" yMin="([^"]*)" xMax="[^"]*" yMax="([^"]*)">([^<]*)</word>', text)}


def chunks(data):
    at = 8
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        (crc,) = struct.unpack(">I", data[at + 8 + length:at + 12 + length])
        check(crc == zlib.crc32(kind + body), f"the sum of {kind} is wrong")
        yield kind, body
        at += 12 + length


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    draw(folder / "board.tikz", "english", "--vacate", "d4", "--for", "column")
    draw(folder / "film.tikz", "T5", "--style", "film", "--for", "column")
    draw(folder / "text.tikz", "T5", "--style", "film")
    draw(folder / "figure.pdf", "T5", "--style", "film", "--for", "column")
    draw(folder / "both.tikz", "T5", "english", "--style", "board")

    # Columns of 245 points, then those of the class, which are narrower: there TikZ pictures give way.
    _, pages = compiled(folder, "wide", r"""\documentclass[twocolumn]{article}
\usepackage{tikz}
\setlength\textwidth{500pt}\setlength\columnsep{10pt}\setlength\oddsidemargin{-10pt}
\begin{document}
\noindent\input{board.tikz}

\noindent\input{film.tikz}

\noindent\includegraphics{figure.pdf}
\end{document}
""")
    peg_blue = (0, 0x72, 0xB2)
    left, top, right, bottom = box_of(pages[0], peg_blue)
    check(bottom - top > 300 and right - left > 150, "the figures are not on the page")
    compiled(folder, "narrow", r"""\documentclass[twocolumn]{article}
\usepackage{tikz}
\begin{document}
\noindent\input{board.tikz}

\noindent\input{film.tikz}

\noindent\input{text.tikz}
\end{document}
""")

    # Lines by names of holes: on a board, from panel to panel, and from picture to picture.
    for picture, line in ("board", "(d4) -- (d6)"), ("film", "(move-1-a5) -- (end-a1)"), ("both", "(a-a5) -- (b-d4)"):
        text = rf"""\documentclass{{article}}
\usepackage{{tikz}}
\pagestyle{{empty}}
\begin{{document}}
\noindent\begin{{tikzpicture}}
\input{{{picture}.tikz}}
%s
\end{{tikzpicture}}
\end{{document}}
"""
        _, bare = compiled(folder, f"bare-{picture}", text % "")
        _, lined = compiled(folder, f"lined-{picture}", text % rf"\draw[red,line width=2pt] {line};")
        check(box_of(bare[0], red) is None, f"red in {picture}")
        # The line ends in the middle of pegs and holes: the same picture, with two marks there.
        ends = re.findall(r"\(([^)]*)\)", line)
        marks = "".join(rf"\fill[red] ({end}) circle[radius=1pt];" for end in ends)
        _, marked = compiled(folder, f"marked-{picture}", text % marks)
        drawn, wanted = box_of(lined[0], red), box_of(marked[0], red)
        check(drawn and max(abs(a - b) for a, b in zip(drawn, wanted)) <= 1,
              f"{picture}: the line is in {drawn}, its ends in {wanted}")
    board = box_of(Image.open(folder / "bare-board-1.ppm").convert("RGB"), peg_blue)
    line = box_of(Image.open(folder / "lined-board-1.ppm").convert("RGB"), red)
    middle = (board[0] + board[2]) / 2
    check(abs((line[0] + line[2]) / 2 - middle) <= 1, "column d is not in the middle")
    check(abs((line[1] + 1) - (board[1] + board[3]) / 2) <= 1.5, "the line does not begin in the middle")
    # Two of seven rows: six steps and a peg's diameter, 0.76 of a step, from the first to the last.
    check(abs((line[3] - line[1] - 1) - 2 * (board[3] - board[1]) / 6.76) <= 2, f"{line} is not two rows of {board}")

    # Words have the document's small size; the unit scales the rest.
    text = r"""\documentclass[%s]{article}
\usepackage{fix-cm}
\usepackage{tikz}
\pagestyle{empty}
\begin{document}
\noindent{\footnotesize small} %s\input{board.tikz}
\end{document}
"""
    for option in "10pt", "12pt":
        compiled(folder, option, text % (option, ""))
        sizes = size_of_type(folder, option)
        check(abs(sizes["vacated"] - sizes["small"]) < 0.1, f"{option}: words are {sizes['vacated']} high, "
                                                            f"small ones of the document {sizes['small']}")
    _, usual = compiled(folder, "usual", text % ("10pt", ""))
    _, half = compiled(folder, "half", text % ("10pt", r"\newlength\pegwrightunit\setlength\pegwrightunit{0.5bp}"))
    boxes = [box_of(image, peg_blue) for image in (usual[0], half[0])]
    ratio = (boxes[1][2] - boxes[1][0]) / (boxes[0][2] - boxes[0][0])
    check(abs(ratio - 0.5) < 0.01, f"a half unit makes it {ratio:.3f} times as wide")

    # The places, in TeX's points; beamer's page of 16:9 is 160 mm wide.
    for place, width in ("column", 245 * 72 / 72.27), ("text", 345 * 72 / 72.27), ("slide", 160 / 25.4 * 72):
        draw(folder / "place.pdf", "T5", "--vacate", "a1", "--for", place)
        info = subprocess.run(["pdfinfo", folder / "place.pdf"], check=True, capture_output=True).stdout.decode()
        size = [float(n) for n in re.search(r"Page size: *([\d.]+) x ([\d.]+)", info).groups()]
        check(abs(size[0] - width) < 0.01, f"--for {place} is {size[0]} points wide, not {width}")
        check(place != "slide" or abs(size[1] / size[0] - 9 / 16) < 1e-4, f"a slide of {size}")

    for words, density in ([], 144), (["--dpi", "300"], 300), (["--dpi", "72"], 72), (["--dpi", "1200"], 1200):
        draw(folder / "figure.png", "T5", "--for", "column", *words)
        with Image.open(folder / "figure.png") as image:
            image.load()
            check(abs(image.info["dpi"][0] - density) < 0.02, f"{words}: {image.info['dpi']}")
            inches = image.width / density
        check(abs(inches - 245 / 72.27) < 1 / density, f"{words}: the PNG is {inches} inches wide")
        kinds = dict(chunks((folder / "figure.png").read_bytes()))
        check(kinds.get(b"pHYs") == struct.pack(">IIB", *[round(density / 0.0254)] * 2, 1), f"{words}: no density")
        check(list(kinds).index(b"pHYs") < list(kinds).index(b"IDAT"), "the density comes too late")

for failure in failures:
    print("FAILED:", failure)
sys.exit(1 if failures else 0)
