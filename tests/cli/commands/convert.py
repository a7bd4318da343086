"""Moves as others write them: a table of formats, each written here from a solution's jumps, must be read as the same
jumps by convert, verify and draw, on square, triangular and diagonal boards. convert's own output must be read back,
and its PDDL is executed by the domain's rules, which are written here again.

usage: convert.py PEGWRIGHT OUTSIDE_REFEREE
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

peg, referee = (str(pathlib.Path(word).resolve()) for word in sys.argv[1:3])
data = pathlib.Path(__file__).resolve().parents[2] / "data" / "others" / "moves"
failures = []
steps = {"square": [(1, 0), (0, 1)], "triangular": [(1, 0), (0, 1), (1, 1)],
         "diagonal": [(1, 0), (0, 1), (1, 1), (1, -1)]}
plus = ["..ooo..", "..ooo..", "ooooooo", "ooooooo", "ooooooo", "..ooo..", "..ooo.."]
barrel = ["..ooo..", ".ooooo.", "ooooooo", "ooooooo", "ooooooo", ".ooooo.", "..ooo.."]


def check(holds, what):
    if not holds:
        failures.append(what)


def run(*words, given=""):
    return subprocess.run([peg, *words], input=given, capture_output=True, text=True, timeout=300)


def hole(name):
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def name_of(at):
    return chr(ord("a") + at[0]) + str(at[1] + 1)


class Board:
    def __init__(self, word, lattice, rows):
        self.word, self.lattice = word, lattice
        self.holes = [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "o"]
        self.number = {at: i for i, at in enumerate(self.holes)}
        self.steps = [(s * x, s * y) for x, y in steps[lattice] for s in (1, -1)]


boards = [(Board("english", "square", plus), "d4", "d4"), (Board("french", "square", barrel), "c1", "e1"),
          (Board("T5", "triangular", ["o" * (n + 1) for n in range(5)]), "c5", "c5"),
          (Board("6x4", "square", ["oooooo"] * 4), "a1", "a1"),
          (Board("diagonal:4x4", "diagonal", ["oooo"] * 4), "b1", "b1")]


def over(jump):
    (a, b), (c, d) = jump
    return (a + c) // 2, (b + d) // 2


def own_form(board, vacate, finish, jumps):
    moves = []
    for start, end in jumps:
        if moves and moves[-1][-1] == start:
            moves[-1].append(end)
        else:
            moves.append([start, end])
    lines = ["-".join(map(name_of, move)) for move in moves]
    return "\n".join([f"board {board.word}", f"vacate {vacate}", f"finish {finish}", "moves", *lines, ""])


# How each notation writes a hole.
names = {
    "letters": lambda board, at: name_of(at),
    "numbers": lambda board, at: str(board.number[at] + 1),
    "from0": lambda board, at: str(board.number[at]),
    "row,col": lambda board, at: f"{at[1] + 1},{at[0] + 1}",
    "row0,col0": lambda board, at: f"{at[1]},{at[0]}",
    "col,row": lambda board, at: f"{at[0] + 1},{at[1] + 1}",
    "col0,row0": lambda board, at: f"{at[0]},{at[1]}",
}
pages = {"square": {(1, 0): "right", (-1, 0): "L", (0, 1): "down", (0, -1): "N"},
         "triangular": {(1, 0): "E", (-1, 0): "left", (0, 1): "downleft", (0, -1): "up-right", (1, 1): "SE",
                        (-1, -1): "ul"},
         "diagonal": {(1, 0): "r", (-1, 0): "west", (0, 1): "south", (0, -1): "u", (1, 1): "dr", (-1, -1): "northwest",
                      (1, -1): "upright", (-1, 1): "SW"}}


def direction(board, jump):
    (a, b), (c, d) = jump
    return pages[board.lattice][((c - a) // 2, (d - b) // 2)]


def lines(each, between="\n"):
    return lambda board, jumps, name: between.join(each(board, jump, name, i) for i, jump in enumerate(jumps))


def of_two(form):
    return lines(lambda board, jump, name, i: form.format(*(name(board, at) for at in jump), i=i + 1))


def of_three(form):
    return lines(lambda board, jump, name, i: form.format(
        *(name(board, at) for at in (jump[0], over(jump), jump[1])), i=i + 1))


def value(name, board, at):
    word = name(board, at)
    return json.loads(f"[{word}]") if "," in word else int(word) if word.isdigit() else word


def of_json(*keys):
    def write(board, jumps, name):
        return json.dumps([dict(zip(keys, (value(name, board, at) for at in
                                           ((a, over((a, b)), b) if len(keys) == 3 else (a, b))))) for a, b in jumps])
    return write


# The format, how it writes jumps, and the notations it suits; * for all.
single, pairs = ["letters", "numbers", "from0"], ["row,col", "row0,col0", "col,row", "col0,row0"]
formats = [
    ("hyphen", of_two("{0}-{1}"), "*"), ("arrow", of_two("{0} -> {1}"), "*"), ("sign", of_two("{0}→{1}"), "*"),
    ("angles", of_two("{0} >> {1}"), "*"), ("x", of_two("{0}x{1}"), "*"), ("to", of_two("{0} to {1}"), "*"),
    ("from", of_two("from {0} to {1}"), "*"), ("over", of_three("{0} over {1} to {2}"), "*"),
    ("over alone", of_three("jump {0} over {1}"), "*"), ("triple", of_three("{0} {1} {2}"), "*"),
    ("triple in brackets", of_three("({0}, {1}, {2})"), "*"), ("bare", of_two("{0} {1}"), "*"),
    ("numbered", of_two("{i}. {0}-{1}"), "*"), ("numbered )", of_two("{i}) {0} - {1}"), "*"),
    ("in one line", lines(lambda board, jump, name, i: "-".join(name(board, at) for at in jump), ", "), single),
    ("in brackets", lambda board, jumps, name: "(" + ", ".join(
        f"{name(board, a)}-{name(board, b)}" for a, b in jumps) + ")", single),
    ("pairs in brackets", of_two("({0}) to ({1})"), "*"), ("list of pairs", of_two("[({0}), ({1})]"), "*"),
    ("direction", lines(lambda board, jump, name, i: f"{name(board, jump[0])} {direction(board, jump)}"), "*"),
    ("pair and direction", lines(lambda board, jump, name, i:
                                 f"{name(board, jump[0]).replace(',', ' ')} {direction(board, jump)}"), "*"),
    ("capitals", lines(lambda board, jump, name, i: " TO ".join(name(board, at).upper() for at in jump)), "*"),
    ("json", of_json("from", "over", "to"), "*"), ("json start", of_json("Start", "End"), "*"),
    ("json moves", lambda board, jumps, name: json.dumps({"name": "mine", "moves": [
        {"source": value(name, board, a), "target": value(name, board, b), "score": None} for a, b in jumps]}), "*"),
    ("json lists", lambda board, jumps, name: json.dumps(
        [[value(name, board, at) for at in (a, over((a, b)), b)] for a, b in jumps]), "*"),
    ("json strings", lambda board, jumps, name: json.dumps(
        [f"{name(board, a)} to {name(board, b)}" for a, b in jumps]), "*"),
    ("json rows", lambda board, jumps, name: json.dumps([
        {"from": {"row": a[1], "col": a[0]}, "to": {"row": b[1], "col": b[0]}} for a, b in jumps]), ["row0,col0"]),
]


def read_in_all_formats(board, jumps, expected):
    for what, write, suits in formats:
        for notation in names if suits == "*" else suits:
            text = write(board, jumps, names[notation])
            got = run("convert", "--board", board.word, "--from", notation, "-", given=text)
            check(got.stdout == expected, f"{board.word}: {what} in {notation}: {got.stderr or got.stdout}: {text[:60]}")
    # Letters and numbers need no --from, a game in pairs does if it can be reflected.
    text = "\n".join(f"{name_of(a)} over {name_of(over((a, b)))} to {name_of(b)}" for a, b in jumps)
    for notation in ("letters", "numbers", "from0"):
        text = formats[7][1](board, jumps, names[notation])
        got = run("convert", "--board", board.word, "-", given=text)
        check(got.stdout == expected, f"{board.word}: unsaid {notation}: {got.stderr}")
    for notation in pairs:
        got = run("verify", "--board", board.word, "-", given=formats[16][1](board, jumps, names[notation]))
        right = got.returncode == 0 or (got.returncode == 2 and "may be " in got.stderr and "--notation" in got.stderr)
        check(right, f"{board.word}: unsaid {notation}: {got.stdout}{got.stderr}")
        check(board.word != "english" or got.returncode == 2, f"english can be reflected, {notation} is asked about")


def round_trips(board, expected, folder):
    own = folder / "own.txt"
    own.write_text(expected)
    said = run("verify", str(own)).stdout.split(": ", 2)[2]
    for notation in names:
        for form in ("text", "json"):
            got = run("convert", str(own), "--notation", notation, "--format", form)
            check(got.returncode == 0, f"{board.word}: convert to {notation}, {form}: {got.stderr}")
            (folder / "other").write_text(got.stdout)
            check(run("verify", str(folder / "other")).stdout.endswith(": " + said), f"{notation}, {form}: verify")
            back = run("convert", str(folder / "other"))
            check(back.stdout == expected, f"{board.word}: {notation}, {form} and back: {back.stderr}")
            if form == "text" and notation in ("letters", "numbers"):
                judged = subprocess.run([referee, str(folder / "other")], capture_output=True, timeout=60)
                check(judged.returncode == 0, f"{board.word}: the outside referee refuses {notation}")


def parsed(text):
    """A text of brackets as nested lists."""
    stack = [[]]
    for word in re.findall(r"[()]|[^\s()]+", re.sub(";.*", "", text)):
        if word == "(":
            stack.append([])
        elif word == ")":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(word)
    return stack[0]


def executed(problem, plan):
    """The cost of a plan by the rules of pegsolitaire-sequential, or None if it is no solution."""
    parts = {part[0]: part[1:] for part in problem if part[0] != "define"}
    facts = {tuple(map(str, fact)) for fact in parts[":init"]}
    moves = 0
    for action, *holes in plan:
        if action == "end-move":
            needs, drops, adds = {("last-visited", *holes)}, {("last-visited", *holes)}, {("move-ended",)}
        else:
            start, middle, end = holes
            first = ("move-ended",) if action == "jump-new-move" else ("last-visited", start)
            needs = {first, ("IN-LINE", start, middle, end), ("occupied", start), ("occupied", middle), ("free", end)}
            drops = {first, ("occupied", start), ("occupied", middle), ("free", end)}
            adds = {("free", start), ("free", middle), ("occupied", end), ("last-visited", end)}
            moves += action == "jump-new-move"
        if not needs <= facts:
            return None
        facts = (facts - drops) | adds
    goal = parts[":goal"][0]
    return moves if {tuple(fact) for fact in goal[1:]} <= facts else None


def check_pddl(board, vacate, finish, expected):
    problem = parsed(run("convert", "-", "--format", "pddl", given=expected).stdout)[0][1:]
    text = run("convert", "-", "--format", "plan", given=expected).stdout
    plan = parsed(text)
    moves = expected.count("-") and len(expected.splitlines()) - 4
    check(executed(problem, plan) == moves, f"{board.word}: the plan is executed in {moves} moves")
    check(f"cost = {moves} " in text, f"{board.word}: the plan says its cost")
    check(executed(problem, plan[:-2]) is None and executed(problem, plan[1:]) is None,
          f"{board.word}: a plan with an action missing is none")
    place = {at: f"pos-{at[1]}-{at[0]}" for at in board.holes}
    parts = {part[0]: part[1:] for part in problem}
    check(parts[":domain"] == ["pegsolitaire-sequential"], "the domain is named")
    check(parts[":objects"] == [word for at in board.holes for word in (place[at], "-", "location")], "the locations")
    in_line = {tuple(fact[1:]) for fact in parts[":init"] if fact[0] == "IN-LINE"}
    check(in_line == {(place[(x, y)], place[(x + a, y + b)], place[(x + 2 * a, y + 2 * b)]) for x, y in board.holes
                      for a, b in board.steps if (x + a, y + b) in place and (x + 2 * a, y + 2 * b) in place},
          f"{board.word}: the lines of three holes")
    for at, facts, word in ((vacate, parts[":init"], "free"), (finish, parts[":goal"][0], "occupied")):
        check([fact[1] for fact in facts if fact[0] == word] == [place[hole(at)]], f"{board.word}: {word} {at}")


def check_stored():
    """Files made for this test, each a solution of a board in data/others/moves/BOARD.txt."""
    for path in sorted(data.glob("*_*")):
        board = path.name.split("_")[0]
        words = ["convert", "--board", {"t5": "T5"}.get(board, board), str(path)]
        notation = {"rows": "row,col", "rows0": "row0,col0"}.get(path.stem.split("_")[1])
        got = run(*words, *(["--from", notation] if notation else []))
        check(got.stdout == (data / f"{board}.txt").read_text(), f"{path.name}: {got.stderr or got.stdout}")
        picture = run("draw", "--board", words[2], str(path), "--format", "svg", "--output", "-",
                      *(["--notation", notation] if notation else []))
        check(picture.returncode == 0 and "<svg" in picture.stdout, f"{path.name} is drawn: {picture.stderr}")
    check(len(list(data.glob("*_*"))) > 12, "files are stored")


def check_bad():
    """One line on standard error, exit code 2, and these words."""
    head = "board T5\nvacate a1\nfinish a1\nmoves\n"
    for given, words, what in [
            ("99 over 2 to 1", ["--board", "T5"], "-:1: there is no hole 99 on T5; its holes are 1 to 15"),
            ("4-1\n(9,9) to (1,1)", ["--board", "T5", "--notation", "row,col"], "-:1: "),
            ("(3,1) to (1,1)\n(9,9) to (1,1)", ["--board", "T5", "--notation", "row,col"],
             "-:2: there is no hole 9,9 (row,col) on T5; its rows are 1 to 5, its columns 1 to 5"),
            ("0-3", ["--board", "T5", "--notation", "numbers"], "there is no hole 0 on T5; its holes are 1 to 15"),
            ("d2 goes to d4", ["--board", "english"], "-:1: 'goes' is no hole and no word of a move; write d2-d4"),
            ("a3 up", ["--board", "T5"], "this is no direction on T5; directions are left, right, upleft"),
            ("a1 left", ["--board", "T5"], "a jump from a1 in this direction leaves T5"),
            ("4 over 3 to 1", ["--board", "T5", "--notation", "numbers"], "3 is not between 4 and 1"),
            ("(4,2) to (4,4)", ["--board", "english"], "4,2 may be row,col or row0,col0, and both make a game; say which"),
            ("d2", ["--board", "english"], "a move needs two holes"),
            ("", ["--board", "english"], "no first jump"), ("# nothing", ["--board", "english"], "no first jump"),
            ("29-17", [], "expected 'board', found '29-17'"), ("29-17", [], "--board says the board"),
            ("29-17", ["--vacate", "d4"], "--vacate needs --board"),
            ("[[4, 2, 1.5]]", ["--board", "T5"], "move 1: a hole is 4, \"d2\", [5, 3]"),
            ('[{"over": 4}]', ["--board", "T5"], 'move 1: a move is an array or has a "from" and a "to"'),
            ('{"moves": [[4, 2, 1]]}', [], 'no string "board"; for moves alone, --board says the board'),
            (head + "4 over 99 to 1", [], "-:5: there is no hole 99 on T5"),
            (head + "notes", [], "-:5:1: expected a hole such as c5, found 'notes'")]:
        got = run("verify", *words, "-", given=given)
        check(got.returncode == 2 and what in got.stderr and got.stderr.count("\n") == 1 and not got.stdout,
              f"{given!r}: {what}: {got.returncode} {got.stdout}{got.stderr}")
    for given, words in [("4-1\n1-4", ["--board", "T5"]), (head + "a3 to a1\na1 to a3", []),
                         ("4-1\n6-4", ["--board", "T5"])]:
        got = run("verify", *words, "-", given=given)
        check(got.returncode == 1 and "-: wrong at" in got.stdout, f"{given!r}: {got.stdout}{got.stderr}")
        got = run("convert", *words, "-", given=given)
        check(got.returncode == 1 and not got.stdout, f"{given!r} is not converted: {got.stdout}{got.stderr}")


def check_other_commands(folder):
    game = folder / "game.txt"
    game.write_text("4 over 2 to 1\n6 over 5 to 4\n")
    got = run("hint", "--board", "T5", "--finish", "1", "--notation", "numbers", str(game))
    check(got.returncode == 0 and "1-6  won" in got.stdout, f"hint: {got.stdout}{got.stderr}")
    got = run("shorten", "--board", "T5", "--rounds", "0", "-", given=(data / "t5_over.txt").read_text())
    check(got.returncode == 0 and got.stdout.startswith("board T5\nnotation numbers\n"), f"shorten: {got.stderr}")
    for command in ("hint", "draw", "play"):
        got = run(command, "T5", "--board", "T5", *(["--output", str(folder / "x.svg")] if command == "draw" else []))
        check(got.returncode == 2 and "--board goes with a file of moves" in got.stderr, f"{command}: {got.stderr}")
    for words in (["--format", "pddl", "--notation", "numbers"], ["--format", "xml"], ["--from", "roman"]):
        got = run("convert", str(game), *words)
        check(got.returncode == 2 and got.stderr.count("\n") == 1, f"convert {words}: {got.stderr}")


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    for board, vacate, finish in boards:
        solved = json.loads(run("solve", board.word, "--vacate", vacate, "--finish", finish, "--format", "json").stdout)
        chains = [[hole(word) for word in move.split("-")] for move in solved["solution"]]
        jumps = [(a, b) for chain in chains for a, b in zip(chain, chain[1:])]
        expected = own_form(board, vacate, finish, jumps)
        read_in_all_formats(board, jumps, expected)
        round_trips(board, expected, folder)
        check_pddl(board, vacate, finish, expected)
    check_stored()
    check_bad()
    check_other_commands(folder)

for failure in failures[:20]:
    print("FAILED", failure)
print(f"{len(failures)} failed" if failures else "ok")
sys.exit(1 if failures else 0)
