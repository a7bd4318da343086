"""`verify` and the outside referee agree on right and wrong solutions."""

import re

from hypothesis import assume, given
from hypothesis import strategies as st

from boards import from_picture, play
from made import open_problems, problems
from program import pegwright, run


@given(open_problems())
def test_solutions(problem):
    solved = pegwright("solve", *problem.words())
    assume(solved.code == 0)
    assert run("referee", "--joined", "-", text=solved.out).code == 0, solved
    assert pegwright("verify", "-", text=solved.out).code == 0, solved
    said = dict(line.split(" ", 1) for line in solved.out.split("\nmoves\n")[0].splitlines()[1:])
    for key, value in problem.ends().items():
        assert value == "any" or _cut(said[key]) == _cut(value), (problem, solved)


def _cut(picture):
    """A row may stop after its last hole."""
    return re.sub(r"\.+(/|$)", r"\1", picture)


@st.composite
def changed(draw, board, moves):
    """Damages moves: removes, repeats, moves, cuts or renames something."""
    moves = list(moves)
    for _ in range(draw(st.integers(1, 3))):
        if not moves:
            break
        at = draw(st.integers(0, len(moves) - 1))
        how = draw(st.sampled_from(["drop", "double", "exchange", "cut", "hole", "turn"]))
        chain = moves[at].split("-")
        if how == "drop":
            del moves[at]
        elif how == "double":
            moves.insert(at, moves[at])
        elif how == "exchange":
            other = draw(st.integers(0, len(moves) - 1))
            moves[at], moves[other] = moves[other], moves[at]
        elif how == "cut" and len(chain) > 2:
            moves[at] = "-".join(chain[:-1])
        elif how == "turn":
            moves[at] = "-".join(reversed(chain))
        else:
            chain[draw(st.integers(0, len(chain) - 1))] = draw(st.sampled_from(board.rows)).name()
            moves[at] = "-".join(chain)
    return moves


@given(problems(), st.data())
def test_wrong_solutions(problem, data):
    solved = pegwright("solve", *problem.words())
    assume(solved.code == 0)
    header, moves = solved.out.split("moves\n")
    lines = data.draw(changed(problem.board, moves.split()))
    text = header + "moves\n" + "".join(line + "\n" for line in lines)
    program, outside = pegwright("verify", "-", text=text), run("referee", "-", text=text)
    assert program.code == outside.code or {program.code, outside.code} == {1, 2}, (text, program, outside)
    library = run("driver", "verify", text=text)
    assert (library.code, library.out, library.err) == (program.code, program.out, library.err), (library, program)


@given(problems(), st.data())
def test_positions_on_the_way(problem, data):
    solved = pegwright("solve", *problem.words())
    assume(solved.code == 0)
    board, pegs = problem.board, problem.start
    holes = {hole.name(): hole for hole in board.rows}
    chains = [move.split("-") for move in solved.out.split("moves\n")[1].split()]
    jumps = [(holes[a], holes[b]) for chain in chains for a, b in zip(chain, chain[1:])]
    at = data.draw(st.integers(0, len(jumps)))
    for start, to in jumps[:at]:
        pegs = play(pegs, next(jump for jump in board.jumps(pegs) if (jump[0], jump[2]) == (start, to)))
    shown = pegwright("verify", "--at", str(at), "-", text=solved.out)
    drawn = from_picture(board.lattice, shown.out.strip())
    assert drawn.holes == board.holes, (shown, solved)
    assert shown.out.strip().replace("/", "").count("*") == len(pegs), (shown, solved)
    with_pegs = shown.out.strip().replace("o", ".")
    assert from_picture(board.lattice, with_pegs).holes == pegs, (shown, solved)
