"""The notebook has Bell's tables and the outputs of its cells."""

import json
import pathlib

import notebook
from referee import hole_of

PATH = pathlib.Path(__file__).parents[2] / "src" / "python" / "examples" / "bell_2008.ipynb"

# Bell 2008, Table 3: n, T(n), feasible pairs, solvable pairs.
TABLE_3 = [(2, 3, 1, 0), (3, 6, 4, 0), (4, 10, 3, 1), (5, 15, 17, 12), (6, 21, 29, 29), (7, 28, 27, 27),
           (8, 36, 80, 80), (9, 45, 125, 125), (10, 55, 108, 108), (11, 66, 260, 260), (12, 78, 356, 356)]
# Bell 2008, Table 1: vacate, finish, effective slack, solvable.
TABLE_1 = """c5 c5 2 Yes  a1 c5 1 Yes  c5 a1 1 Yes  c5 a4 1 Yes  a4 c5 1 Yes  a1 a1 0 Yes  a1 a4 0 Yes  b3 c5 0 Yes
    c5 b3 0 Yes  a4 a1 0 Yes  a4 a4 0 Yes  a4 d4 0 Yes
    a1 b3 -1 No  b3 a1 -1 No  b3 a4 -1 No  a4 b3 -1 No  b3 b3 -2 No"""


def kind(vacate, finish):
    """A pair of holes of T5 up to symmetry, as sorted barycentric coordinates."""
    from itertools import permutations

    def corners(hole):
        x, y = hole
        return (x, y - x, 4 - y)

    return min(tuple(tuple(corners(hole)[i] for i in order) for hole in (vacate, finish))
               for order in permutations(range(3)))


def test_the_tables_are_bells():
    _, names = notebook.run(PATH)
    assert names["table3"] == TABLE_3
    words = TABLE_1.split()
    published = {kind(hole_of(a), hole_of(b)): (int(slack), solved == "Yes")
                 for a, b, slack, solved in zip(*[iter(words)] * 4)}
    assert len(published) == 17
    found = {kind(tuple(vacate), tuple(finish)): (slack, solutions > 0)
             for slack, vacate, finish, solutions in names["table1"]}
    assert found == published


def test_the_notebook_shows_what_its_cells_print():
    stored = json.loads(PATH.read_text())
    now, _ = notebook.run(PATH)
    assert len(stored["cells"]) == len(now["cells"]) > 8
    pictures = 0
    for before, after in zip(stored["cells"], now["cells"]):
        for output in before.get("outputs", []) + after.get("outputs", []):
            # Its bytes depend on Cairo and fonts.
            if "image/svg+xml" in output.get("data", {}):
                assert "</svg>" in "".join(output["data"].pop("image/svg+xml"))
                pictures += 1
        assert before == after
    assert pictures == 2
