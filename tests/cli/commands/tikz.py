"""Pictures for LaTeX: pdflatex compiles each style into what Cairo's PDF shows, but for fonts, and a paper that inputs
pictures can change their colours.

usage: tikz.py PEGWRIGHT
"""

import pathlib
import subprocess
import tempfile

from PIL import Image, ImageChops, ImageFilter

from pictures import check, draw, end



def compiled(path):
    made = subprocess.run(["pdflatex", "-interaction=nonstopmode", "-halt-on-error", path.name], cwd=path.parent,
                          capture_output=True)
    log = made.stdout.decode(errors="replace")
    check(made.returncode == 0, f"{path.name} does not compile: {log[-800:]}")
    check("Warning" not in log and "Overfull" not in log, f"pdflatex warns of {path.name}: {log[-1500:]}")
    return path.with_suffix(".pdf")


def raster(pdf, page=1):
    root = pdf.with_suffix("")
    subprocess.run(["pdftoppm", "-r", "60", "-f", str(page), "-l", str(page), "-singlefile", pdf, root], check=True)
    return Image.open(root.with_suffix(".ppm")).convert("RGB")


def apart(one, other):
    """The share of pixels that differ once both are blurred by a pixel."""
    if one.size != other.size:
        return 1
    blurred = [picture.filter(ImageFilter.BoxBlur(1)) for picture in (one, other)]
    difference = ImageChops.difference(*blurred).convert("L").point(lambda v: 255 * (v > 48))
    return difference.histogram()[255] / (one.width * one.height)


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    bare = ["--title", "none", "--legend", "none"]
    subjects = {"film": ["T6", "--style", "film"], "board": ["english", "--vacate", "d4", "--labels", "none"],
                "dark": ["8x5", "--theme", "dark", "--labels", "none"], "map": ["T20", "--style", "map"],
                "print": ["T20", "--style", "map", "--theme", "print"], "bound": ["8x5", "--style", "bound"],
                "sweep": ["T7", "--style", "sweep"], "purge": ["triangular:relocate-4-a2"],
                "large": ["40x30", "--labels", "none"]}
    pictures = {}
    for what, words in subjects.items():
        pictures[what] = raster(compiled(draw(folder / f"{what}.tex", *words, *bare)))
        unlike = apart(pictures[what], raster(draw(folder / "cairo.pdf", *words, *bare)))
        # Captions and labels of regions are in other fonts.
        check(unlike < (0.02 if what in ("film", "purge", "map", "print") else 0.002), f"{what}: {unlike:.2%} is unlike")
    # Different pictures are told apart.
    for words in ["T7", "--style", "sweep", "--theme", "dark"], ["T7", "--vacate", "a2"]:
        check(apart(pictures["sweep"], raster(draw(folder / "other.pdf", *words, *bare))) > 0.01, "nothing is unlike")

    # A title with TeX's special characters; several pages.
    title = r"\a {b} $c$ & #d ^e_f ~g %h <i> |j| \"k\" x"
    compiled(draw(folder / "title.tex", "T5", "--title", title, "--vacate", "a1", "--width", "600"))
    text = subprocess.run(["pdftotext", folder / "title.pdf", "-"], check=True, capture_output=True).stdout.decode()
    check(all(part in text for part in [r"\a {b} $c$ & #d", "%h <i>"]), f"the title became {text}")
    compiled(draw(folder / "pages.tex", "T10", "--style", "film", "--labels", "names"))
    info = subprocess.run(["pdfinfo", folder / "pages.pdf"], check=True, capture_output=True).stdout.decode()
    check("Pages:           5" in info and "595 x 842" in info, f"pages: {info}")

    # Two themes, and a colour of its own.
    draw(folder / "one.tikz", "T5", "--vacate", "a1")
    draw(folder / "two.tikz", "T5", "--style", "sweep", "--theme", "print", "--width", "250")
    (folder / "paper.tex").write_text(r"""\documentclass{article}
\usepackage{fix-cm}
\usepackage{tikz}
\pagestyle{empty}
\begin{document}
\noindent\input{one.tikz}

\noindent\input{two.tikz}

\newpage
\noindent\definecolor{pegwright-peg}{HTML}{FF0000}\input{one.tikz}
\end{document}
""")
    paper = compiled(folder / "paper.tex")
    for page, colour in (1, (0, 0x72, 0xB2)), (1, (0x90, 0x90, 0x90)), (2, (255, 0, 0)):
        colours = {colour: count for count, colour in raster(paper, page).getcolors(100_000)}
        check(colours.get(colour, 0) > 300, f"the pegs' colour {colour} is not on page {page} of the paper")

end()
