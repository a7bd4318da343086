"""Every command behaves alike: yes, no, not known and a limit; text and JSON; letters and numbers; alone and in a
batch. A command without a row in the table fails. tests/python/test_manners.py asks Python the same.

usage: manners.py PEGWRIGHT
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

# Questions for each command, by answer; T5 where holes need numbers. unknown: the time ends first (an answer, too).
# limit: work is left undone.
SOLVABLE, UNSOLVABLE = "T5 --vacate a1 --finish a1", "T5 --vacate b3 --finish b3"
OPEN, LONG = "wiegleb --vacate e1 --finish e1", "english --vacate d4 --finish d4"
COMMANDS = {
    "solve": {"yes": SOLVABLE, "no": UNSOLVABLE, "unknown": OPEN + " --time 0.2"},
    "shortest": {"yes": SOLVABLE, "no": UNSOLVABLE, "unknown": "wiegleb --time 0.2"},
    "solutions": {"yes": SOLVABLE + " --limit 1", "no": UNSOLVABLE, "unknown": LONG + " --time 0.01"},
    "feasible": {"yes": SOLVABLE, "no": UNSOLVABLE, "unknown": OPEN},
    "bound": {"yes": SOLVABLE, "no": UNSOLVABLE, "unknown": "triangular:3000x3000"},
    "hint": {"yes": SOLVABLE, "no": UNSOLVABLE, "limit": "french --vacate d3 --time 0"},
    "count": {"yes": SOLVABLE, "limit": LONG + " --time 0.01"},
    "levels": {"yes": SOLVABLE, "limit": LONG + " --time 0.01"},
    "odds": {"yes": SOLVABLE, "limit": LONG + " --time 0.01"},
    "deadend": {"yes": SOLVABLE, "no": "1x4 --vacate a2 --finish a3", "limit": LONG + " --time 0.01"},
    "winning": {"yes": SOLVABLE, "limit": LONG + " --time 0.01"},
    "pairs": {"yes": "T5", "limit": "english --time 0.01"},
    "survey": {"yes": "T5", "limit": "english --time 0.01"},
    # Asked further down.
    "verify": {}, "convert": {}, "shorten": {}, "draw": {}, "play": {}, "find": {},
}
# They tell a missing solution alike, on one stream.
SAME_WORDS = ("solve", "shortest", "solutions", "feasible", "bound")
NO_BATCH = ("solutions", "hint")
NUMBER_OF = {name: str(i + 1) for i, name in enumerate(f"{'abcde'[x]}{y + 1}" for y in range(5) for x in range(y + 1))}
# Counts of any size are strings.
STRINGS = {"solutions", "positions", "expanded", "games", "reachable", "reachable_all", "winning", "winning_all", "stored"}
LONGEST = 120  # characters of a refusal, about


def words_of(text):
    return text.split()


def in_numbers(text):
    return " ".join(NUMBER_OF.get(word, word) for word in words_of(text))


def line_of(text):
    """The problem as a line of a batch, and the options that are not part of it."""
    words = words_of(text)
    line, options = [words[0]], []
    for key, value in zip(words[1::2], words[2::2]):
        (line if key in ("--vacate", "--finish") else options).extend((key.removeprefix("--"), value))
    return " ".join(line), [("--" + word) if i % 2 == 0 else word for i, word in enumerate(options)]


class Program:
    def __init__(self, path):
        self.path = path

    def __call__(self, *words, given="", where=None):
        return subprocess.run([self.path, *words], input=given, capture_output=True, text=True, timeout=100, cwd=where)


def main():
    peg = Program(str(pathlib.Path(sys.argv[1]).resolve()))
    failures = []

    def check(holds, what):
        if not holds:
            failures.append(what)

    def names_a_hole(text):
        return re.search(r"(?<![A-Za-z0-9])[a-z][1-9](?![A-Za-z0-9])", text)

    def strings(value, where):
        for key, inner in value.items() if isinstance(value, dict) else ():
            check(key not in STRINGS or inner is None or isinstance(inner, (str, list)), f"{where}: {key} is a number")
            strings(inner, where)
        for inner in value if isinstance(value, list) else ():
            strings(inner, where)

    def head(answer, asked, where):
        """It begins with board, start and goal, whether given or chosen."""
        keys = list(answer)
        check(keys[0] == "board" and answer["board"] == asked.split()[0], f"{where}: does not begin with the board")
        ends = [key for key in keys if key in ("vacate", "start", "finish", "goal")]
        check(ends == keys[1:1 + len(ends)], f"{where}: {keys}")
        for key, value in zip(words_of(asked)[1::2], words_of(asked)[2::2]):
            if key in ("--vacate", "--finish") and "start" not in answer:
                check(answer.get(key.removeprefix("--")) == value, f"{where}: {key} {value}")

    listed = re.findall(r"^  ([a-z]+) +[a-z]", peg("--help").stdout.split("\nexit codes:")[0].split("usage:")[1], re.M)
    check(sorted(listed) == sorted(COMMANDS), f"the table has other commands than --help: {sorted(listed)}")

    for command, cases in COMMANDS.items():
        for case, asked in cases.items():
            where = f"{command} {asked}"
            code = {"yes": 0, "no": 1}.get(case, 3)
            text = peg(command, *words_of(asked))
            done = peg(command, *words_of(asked), "--format", "json")
            check((text.returncode, done.returncode) == (code, code), f"{where}: {text.returncode} {done.returncode}")
            told = text.stderr.splitlines()
            check(len(told) <= 1 and (case in ("no", "unknown", "limit") or not told), f"{where}: says {told}")
            if case == "limit":
                check(command == "hint" or (told and "time is up" in told[0]), f"{where}: no limit is named: {told}")
            if command in SAME_WORDS and case in ("no", "unknown"):
                problem = query_words(asked)
                answer = json.loads(done.stdout)
                head(answer, asked, where)
                check(answer["solvable"] is ({"no": False, "unknown": None}[case]), f"{where}: solvable")
                check(not text.stdout, f"{where}: standard output is not empty")
                unknown = {"shortest": f"in how few moves {problem} can be solved",
                           "bound": f"how many moves {problem} needs"}
                words = (f"{problem} cannot be solved: " if case == "no" else
                         f"it is not known {unknown.get(command, f'whether {problem} can be solved')}: ")
                check(told and told[0].startswith("pegwright: " + words), f"{where}: {told}")
                if case == "no":
                    check(told == [f"pegwright: {words}{answer['reason']}"], f"{where}: another reason as JSON")
            if case not in ("yes", "no"):
                # In a batch unknown is an answer, undone work an error of its problem.
                line, options = line_of(asked)
                if command not in NO_BATCH:
                    many = peg(command, "-", *options, given=f"{line}\n")
                    answer = json.loads(many.stdout)
                    known = answer.get("solvable", 0) is None if case == "unknown" else (
                        list(answer) == ["line", "error"] and answer["error"].startswith("problem 1: "))
                    partly = command in ("levels", "survey")  # what is known of it stands
                    check(many.returncode == 3 and not many.stderr and (known or partly), f"{where} in a batch: {many}")
                continue
            answer = json.loads(done.stdout.splitlines()[0])
            if command != "hint":
                head(answer, asked, where)
            strings(answer, where)
            if words_of(asked)[0] == "T5":
                alike = peg(command, *words_of(in_numbers(asked)))
                check(alike.stdout == text.stdout, f"{where}: numbers alone are other holes")
                for form in ("text", "json"):
                    numbers = peg(command, *words_of(in_numbers(asked)), "--format", form,
                                  "--notation", "numbers")
                    found = names_a_hole(numbers.stdout + numbers.stderr)
                    check(numbers.returncode == code and not found, f"{where} as {form}: names {found}")
            # In a batch the answer is the same; a comment may follow it.
            if command in NO_BATCH:
                continue
            line, options = line_of(asked)
            many = peg(command, "-", *options, given=f"# nothing\n{line} # of a kind\n\nnonsense\n{line} vacate\n")
            lines = [json.loads(one) for one in many.stdout.splitlines()]
            check(many.returncode == 2 and len(lines) == 3, f"{command} -: {many.returncode}, {len(lines)} answers")
            check(lines[0] == answer, f"{where}: another answer in a batch")
            check(lines[1]["line"] == 4 and lines[1]["error"].startswith("problem 2: unknown board 'nonsense'"),
                  f"{command} -: {lines[1]}")
            check(lines[2]["line"] == 5 and lines[2]["error"].startswith("problem 3: "), f"{command} -: {lines[2]}")
            key = {"pairs": "problem 1: this command takes no vacate", "survey": "problem 1: this command takes no vacate"}
            [wrong] = peg(command, "-", given="T5 vacate z9\n").stdout.splitlines()
            check(json.loads(wrong)["error"].startswith(key.get(command, "problem 1: key vacate: hole z9 is not on T5")),
                  f"{command} -: {wrong}")
        # The help says in one sentence what an open end means.
        text = peg("help", command).stdout
        check(("--vacate" in text) == (" left open" in " ".join(text.split())),
              f"help {command} does not say what is left open")

    with tempfile.TemporaryDirectory() as work:
        def file(name, text):
            (pathlib.Path(work) / name).write_text(text)
            return name

        # Files in numbers say so; all readers answer in numbers and report a wrong jump alike.
        solution = peg("solve", "T5", "--notation", "numbers").stdout
        check("\nnotation numbers\n" in solution, "solve does not say that it writes numbers")
        letters = peg("solve", "T5").stdout
        good = file("good.txt", solution)
        moves = solution.index("moves\n") + 6
        wrong = file("wrong.txt", solution[:moves] + "4-1 4-1\n" + solution[moves:])
        begun = file("begun.txt", solution[:moves] + "4-1\n")
        picture = ("--output", "picture.svg")
        for command, options in (("verify", ()), ("shorten", ("--rounds", "0")), ("convert", ("--notation", "numbers")), ("hint", ()), ("draw", picture)):
            done = peg(command, good, *options, where=work)
            check(done.returncode == 0 and not names_a_hole(done.stdout + done.stderr), f"{command} {good}: {done}")
            done = peg(command, file("letters.txt", letters), *options, *(() if "--notation" in options else ("--notation", "numbers")),
                       where=work)
            check(done.returncode == 0 and not names_a_hole(done.stdout + done.stderr), f"{command} letters.txt: {done}")
            done = peg(command, wrong, *options, where=work)
            told = (done.stdout + done.stderr).removeprefix("pegwright: ")
            check(done.returncode == 1 and
                  told == "wrong.txt: wrong at line 7, jump 2: 4-1: hole 4 has no peg to jump with\n",
                  f"{command} {wrong}: {done}")
        done = peg("draw", begun, *picture, where=work)
        check(done.returncode == 0 and "stops before its goal, after 1 jumps" in done.stderr, f"draw {begun}: {done}")
        check(peg("hint", begun, where=work).returncode == 0, f"hint {begun}")
        check(peg("play", wrong, where=work).returncode == 2, "play of a wrong game")

        for words, names, remedy in refusals(file):
            done = peg(*words, where=work)
            told = done.stderr.splitlines()
            check(done.returncode == 2 and not done.stdout and len(told) == 1, f"{words}: {done}")
            if len(told) != 1:
                continue
            message = told[0].removeprefix("pegwright: ")
            check(len(message) <= LONGEST, f"{words}: {len(message)} characters: {message}")
            check(names in message and remedy in message, f"{words}: no '{names}' or '{remedy}': {message}")

    print("\n".join(f"FAILED: {failure}" for failure in failures), end="\n" if failures else "")
    return bool(failures)


def query_words(asked):
    """T5 from b3 to b3."""
    board, *rest = words_of(asked)
    options = dict(zip(rest[::2], rest[1::2]))
    return (board + (f" from {options['--vacate']}" if "--vacate" in options else "") +
            (f" to {options['--finish']}" if "--finish" in options else ""))


def refusals(file):
    """Calls, what their error names, and the remedy it offers."""
    boards = {"5X5": "5x5", "5×5": "5x5", "hex3": "hexagon3", "15": "T5", "crackerbarrel": "T5", "englisch": "english",
              "t5": "T5", file("b2.txt", "ooo\n"): "@b2.txt", "nowhere": "help boards", "": "help boards"}
    for command in ("solve", "count", "feasible", "pairs"):
        for board, remedy in boards.items():
            yield (command, board), board, remedy
    for command in ("solve", "shortest", "feasible", "bound", "count", "odds", "levels", "solutions", "deadend", "winning"):
        yield (command, "T5", "--vacate", "z9"), "z9", "a1 to e5"
        yield (command, "T5", "--vacate", "16"), "16", "1 to 15"
        yield (command, "T5", "--vacate", "?"), "?", "c5"
        yield (command, "T5", "--vacate", "a1,a1"), "a1", "twice"
        yield (command, "T5", "--vacate", "a1", "--finish", "nowhere"), "nowhere", "c5"
        yield (command, "T5", "--vacate", "a1", "--start", "o/**/***/****/*****"), "--start", "leave out one"
        yield (command, "T5", "--start", "**/*"), "**/*", "T5"
        yield (command, "T5", "--start", "nowhere"), "nowhere", ""
        yield (command, "T5", "--vacate", "a1", "--goal", "***/***"), "***/***", "T5"
        yield (command, "*o/**", "--vacate", "a1"), "--vacate", "leave out one"
        yield (command, "T5", "--vacat", "a1"), "--vacat", "did you mean --vacate"
        yield (command, "T5", "--vacate"), "vacate", ""
        yield (command, "T5", "--vacate", "a1", "--notation", "roman"), "roman", "letters"
        yield (command, "T5", "--vacate", "a1", "--threads", "0"), "'0'", "1 to 256"
        yield (command,), command, f"pegwright help {command}"
    for command in ("solve", "shortest", "feasible", "count", "odds", "levels", "solutions", "deadend", "winning"):
        yield (command, "T5", "--vacate", "a1", "--memory", "8"), "'8'", "8G"
        yield (command, "T5", "--vacate", "a1", "--time", "soon"), "'soon'", "10s"
    for command in ("solve", "count"):
        yield (command, "T5", "--vacate", "a1", "--survivor", "z9"), "z9", "a1 to e5"
        yield (command, "T5", "--vacate", "a1", "--survivor", "a1"), "no peg stands in a1", ""
        yield (command, "T5", "--vacate", "a1", "--trace", "a2"), "'a2'", "c3:d4"
        yield (command, "T5", "--survivor", "a2"), "--vacate", "--start"
    yield ("count", "T5"), "--vacate", "--pairs"
    yield ("odds", "T5"), "--vacate", "other odds"
    yield ("hint", "T5"), "--vacate", "--start"
    for command in ("hint", "play"):
        yield (command, "nowhere"), "nowhere", "help boards"
    for board, remedy in (("englisch", "english"), ("5X5", "5x5"), ("nowhere", "T12")):
        yield ("draw", board, "--output", "x.svg"), board, remedy
    yield ("help", "schema", "nonsense"), "nonsense", "problem"
    yield ("solve", "x" * 200), "xxx", "help boards"
    yield ("nonsense",), "nonsense", "--help"
    yield ("sovle", "T5"), "sovle", "solve"
    yield ("draw", "T5"), "--output", "svg"
    yield ("draw", "T5", "--output", "picture.bmp"), "picture.bmp", "svg"
    yield ("draw", "T5", "--style", "fim", "--output", "x.svg"), "fim", "film"
    yield ("solve", "T5", "--output", "picture.jpg"), "picture.jpg", "svg"
    yield ("solve", "T5", "--format", "xml"), "xml", "json"
    yield ("solve", "T5", "--engine", "beam"), "beam", "beams"
    yield ("shortest", "T5", "--at-most", "few"), "few", "17"
    yield ("odds", "T5", "--vacate", "a1", "--player", "saxx"), "saxx", "sax"
    yield ("find", "nothing"), "nothing", "purges"
    yield ("verify", "missing.txt"), "missing.txt", ""
    yield ("shorten", "missing.txt"), "missing.txt", ""
    yield ("convert", "missing.txt"), "missing.txt", ""
    yield ("convert", "missing.txt", "--notation", "roman"), "roman", "row0,col0"
    yield ("verify", file("words.txt", "hello\n")), "words.txt:1:1", "board"


if __name__ == "__main__":
    sys.exit(main())
