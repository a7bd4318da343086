"""Real JSON answers of every command fit its schema, and the schemas are valid.

usage: schemas.py PEGWRIGHT
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import warnings

import jsonschema

# Debian 12 has only the old interface, of which newer modules warn.
warnings.simplefilter("ignore", DeprecationWarning)
try:
    from referencing import Registry
    from referencing.jsonschema import DRAFT202012
except ImportError:
    Registry = None

peg = str(pathlib.Path(sys.argv[1]).resolve())
folder = pathlib.Path(peg).parent / "share" / "pegwright" / "schemas"
source = pathlib.Path(__file__).resolve().parents[2] / "src" / "cli" / "answers" / "schemas"
failures = []


def check(holds, what):
    if not holds:
        failures.append(what)


def run(*words, given=""):
    return subprocess.run([peg, *words], input=given, capture_output=True, text=True, timeout=100)


names = sorted(path.stem for path in source.glob("*.json"))
check(len(names) == 19, f"schemas: {names}")
check(sorted(path.stem for path in folder.glob("*.json")) == names, "other schemas lie beside the program")
schemas = {}
for name in names:
    text = run("help", "schema", name).stdout
    check(text == (source / f"{name}.json").read_text(), f"help schema {name} is not the file")
    check(text == (folder / f"{name}.json").read_text(), f"{folder}/{name}.json is not the file")
    schemas[name] = json.loads(text)
    jsonschema.Draft202012Validator.check_schema(schemas[name])


def validator(name):
    if not Registry:
        resolver = jsonschema.RefResolver(f"{folder.as_uri()}/{name}.json", schemas[name])
        return jsonschema.Draft202012Validator(schemas[name], resolver=resolver)
    resources = [(f"{other}.json", DRAFT202012.create_resource(schema)) for other, schema in schemas.items()]
    registry = Registry().with_resources(resources)
    return jsonschema.Draft202012Validator({"$ref": f"{name}.json"}, registry=registry)


validators = {name: validator(name) for name in names}


def valid(name, answer):
    return validators[name].is_valid(answer)


def check_answers(name, code, *words, given="", of=None, lines=1):
    """Each answer fits one of the schemas; added and missing keys are noticed. Returns the answers."""
    done = run(*words, "--format", "json", given=given)
    check(done.returncode == code, f"{words}: exit code {done.returncode}: {done.stderr}")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    check(len(answers) == lines, f"{words}: {len(answers)} answers")
    for answer in answers:
        fits = [schema for schema in (of or [name]) if valid(schema, answer)]
        check(len(fits) == 1, f"{words}: {answer} is valid as {fits}")
        for schema in fits:
            check(not valid(schema, {**answer, "more": 1}), f"{schema}: a key of nobody's is valid")
            head = schemas["head"]["required"] if "board" in answer else []
            for key in [*head, *schemas[schema].get("required", [])]:
                less = {other: value for other, value in answer.items() if other != key}
                check(not valid(schema, less), f"{schema}: valid without {key}")
            for key, value in answer.items():
                check(not valid(schema, {**answer, key: {"of": "nobody"}}), f"{schema}: {key} may be anything")
    return answers


with tempfile.TemporaryDirectory() as work:

    def file(name, text):
        path = pathlib.Path(work) / name
        path.write_text(text)
        return str(path)

    check_answers("solve", 0, "solve", "T5")
    check_answers("solve", 0, "solve", "T5", "--vacate", "1", "--notation", "numbers")
    check_answers("solve", 0, "solve", "english", "--vacate", "d4", "--finish", "any")
    check_answers("solve", 0, "solve", ".o./ooo/.o.", "--start", ".o./***/.*.", "--goal", ".*./*o*/.o.")
    check_answers("solve", 0, "solve", "T5", "--vacate", "a1", "--finish", "b5|c5")
    check_answers("solve", 1, "solve", "T5", "--vacate", "a1", "--finish", "b5|b4")
    [fewest] = check_answers("solve", 0, "solve", "3x3", "--vacate", "a1", "--finish", "fewest")
    check(fewest["pegs"] == 4 and fewest["proven"] is True, "solve: fewest pegs")
    check_answers("solve", 0, "solve", "3x3", "--vacate", "a1", "--finish", "most")
    check_answers("solve", 1, "solve", "T4", "--vacate", "b3", "--goal", "o/oo/ooo/oo?o")
    check_answers("solve", 3, "solve", "9x9", "--vacate", "a1", "--finish", "most")
    check_answers("count", 0, "count", "T5", "--vacate", "a1", "--finish", "fewest")
    check_answers("hint", 0, "hint", "T5", "--vacate", "a1", "--finish", "most")
    [no] = check_answers("solve", 1, "solve", "T5", "--vacate", "b3", "--finish", "b3")
    check(no["solvable"] is False and no["reason"], "solve: a no")
    [open] = check_answers("solve", 3, "solve", "wiegleb", "--vacate", "e1", "--finish", "e1", "--time", "0.2")
    check(open["solvable"] is None and open["reason"], "solve: what is not known")
    check_answers("solve", 1, "solve", "T7", "--vacate", "a1")
    check_answers("solve", 1, "solve", "T2")
    check_answers("solve", 1, "solve", ".o./ooo/.o.", "--start", ".o./***/.*.", "--goal", ".*./ooo/.o.")
    check(run("solve", "T2").stdout == "", "a no as text leaves standard output empty")

    text = run("solve", "T5").stdout
    good = file("good.txt", text)
    bad = file("bad.txt", text.replace("\nmoves\n", "\nmoves\na5-a4\n"))
    cut = file("cut.txt", "".join(text.splitlines(True)[:9]))
    broken = file("broken.txt", "no solution\n")
    answers = file("answers.json", run("solve", "-", given="T5\nT2\nwhat\nT4\n").stdout)
    unknown = file("unknown.json", run("solve", "wiegleb", "--time", "0", "--format", "json").stdout)
    [no] = check_answers("verify", 1, "verify", unknown)
    check(no["reason"].startswith("no solution there: not known: "), "verify of what is not known")
    wrong = file("wrong.json", run("solve", "T5", "--format", "json").stdout.replace('["', '["e5-c5","'))
    [shorter] = check_answers("shorten", 0, "shorten", good, "--rounds", "1")
    check(shorter["moves_before"] >= shorter["moves"] == len(shorter["solution"]), "shorten: moves")
    check_answers("shorten", 1, "shorten", answers, "--rounds", "0", lines=2)
    [other] = check_answers("convert", 0, "convert", good, "--notation", "row,col")
    check(other["notation"] == "row,col" and all("," in move for move in other["solution"]), "convert: row,col")
    check_answers("convert", 1, "convert", answers, lines=2)
    check_answers("verify", 0, "verify", good)
    check_answers("verify", 1, "verify", bad)
    check_answers("verify", 1, "verify", cut)
    check_answers("verify", 1, "verify", wrong)
    check_answers("verify", 2, "verify", broken)
    check_answers("verify", 2, "verify", work + "/missing.txt")
    [_, no, error, _] = check_answers("verify", 1, "verify", answers, lines=4)
    check(no["reason"].startswith("no solution there: unsolvable: "), "verify of a no")
    check(error["reason"].startswith("no solution there: error: "), "verify of an error")
    found = check_answers("verify", 2, "verify", good, bad, broken, wrong, lines=4)
    check([answer["valid"] for answer in found] == [True, False, None, False], "verify of four files")
    check("wrong_line" in found[1] and "wrong_move" in found[3], "where they are wrong")

    for board in ("T5", "T7", "english", "12345678901234567890x4", "2x7"):
        check_answers("feasible", run("feasible", board).returncode, "feasible", board)
    check_answers("feasible", 0, "feasible", "T5", "--vacate", "a1")
    check_answers("feasible", 0, "feasible", "english", "--vacate", "d4")
    check_answers("feasible", 0, "feasible", "wiegleb", "--vacate", "e5")
    check_answers("feasible", 0, "feasible", "T5", "--vacate", "a1", "--finish", "a1")
    check_answers("feasible", 0, "feasible", "T5", "--finish", "a1")
    check_answers("feasible", 1, "feasible", "diamond4")
    [open] = check_answers("feasible", 3, "feasible", "wiegleb", "--vacate", "e1", "--finish", "e1")
    check(open["solvable"] is None and open["reason"], "feasible: what nobody knows")
    check_answers("feasible", 1, "feasible", "T5", "--vacate", "b3", "--finish", "b3")
    check_answers("feasible", 0, "feasible", "wiegleb", "--vacate", "e5", "--finish", "any")
    for problem in (("--vacate", "e4", "--finish", "e6"), ("--vacate", "e4", "--finish", "any"), ("--vacate", "e4"),
                    ("--vacate", "13", "--finish", "29", "--notation", "numbers")):
        [no] = check_answers("feasible", 1, "feasible", "diamond", *problem)
        check("pagoda" in no and not valid("feasible", {**no, "solvable": None}), f"feasible diamond {problem}")
        check(not valid("feasible", {**no, "pagoda": []}), "feasible: no functions at all")
        less = {key: value for key, value in no["pagoda"][0].items() if key != "weights"}
        check(not valid("feasible", {**no, "pagoda": [less]}), "feasible: a function without weights")
    check_answers("feasible", 1, "feasible", "T4", "--vacate", "1", "--notation", "numbers")

    for board in ("T12", "english", "wiegleb"):
        check_answers("pairs", 0, "pairs", board)
    for board in ("T12", "english", "4x4"):
        check_answers("bound", 0, "bound", board)
    [huge] = check_answers("bound", 0, "bound", "T1000000000000000000000000001")
    check(isinstance(huge["bound"], str), "bound: a number beyond 2^53")
    check_answers("bound", 0, "bound", "english", "--vacate", "d4", "--finish", "d4")
    check_answers("bound", 0, "bound", "T8", "--vacate", "1", "--notation", "numbers")
    check_answers("bound", 0, "bound", ".o./ooo/.o.", "--start", ".o./***/.*.", "--goal", ".*./*o*/.o.")
    [no] = check_answers("bound", 1, "bound", "T5", "--vacate", "b3", "--finish", "b3")
    check(no["bound"] is None and no["solvable"] is False and no["reason"], "bound: a no")
    for board in ("T5", "4x4", ".o./ooo/.o."):
        check_answers("survey", 0, "survey", board)
    [open_pair] = check_answers("survey", 0, "survey", "wiegleb", "--each", "2")
    answers = [pair["searched"] for pair in open_pair["pairs"]]
    check(answers.count(True) == 35 and answers.count(None) == 1, "survey: a hard pair")

    count = ("count", "T5", "--vacate", "a1", "--finish", "a1")
    [all_keys] = check_answers("count", 0, *count, "--up-to-order")
    [pairs] = check_answers("count", 0, "count", "T5", "--pairs", "--vacate", "1", "--notation", "numbers")
    check(list(pairs) == ["board", "vacate", "pairs", "expanded"], "count --pairs: keys")
    [pairs] = check_answers("count", 0, "count", "T5", "--pairs")
    check(set(all_keys) & set(pairs) == {"board"}, "count: keys of one problem and of many")
    marks = (*count[:2], "--vacate", "a1", "--trace", "a3:a1")
    [marked] = check_answers("count", 0, *marks, "--survivor", "a3")
    check(marked["trace"] == "a3:a1" and "survivor" not in marked, "count: a last peg with a trace")
    [survivor] = check_answers("count", 0, *count, "--survivor", "2", "--notation", "numbers")
    check(survivor["survivor"] == "2" and list(survivor) == ["board", "vacate", "finish", "survivor", "solutions"],
          "count: keys with a last peg")
    check(not valid("count", {**survivor, "positions": "1"}), "count: positions with marked pegs")
    check(set(all_keys) | set(pairs) | {"start", "goal", "survivor", "trace"} == {*schemas["count"]["properties"], *schemas["head"]["properties"]},
          "count: all keys of the schema")
    check(not valid("count", {**all_keys, **pairs}), "count: one problem and many at once")
    [without] = check_answers("count", 0, *count, "--no-games")
    head = {"board": "T5", "vacate": "a1", "finish": "a1"}
    check(set(without) == {*head, "solutions", "positions"}, "count without games")
    [alone] = check_answers("count", 0, *count, "--solutions")
    check(alone == {**head, "solutions": without["solutions"]}, "count without positions")
    [null] = check_answers("count", 0, "count", "T7", "--vacate", "a1")
    check(null["games"] is None, "count: games that nobody counts")

    check_answers("levels", 0, "levels", "T5")
    check_answers("levels", 0, "levels", "T5", "--vacate", "a1")
    check_answers("levels", 0, "levels", "T5", "--vacate", "a1", "--finish", "a1")
    check_answers("levels", 0, "levels", ".o./ooo/.o.", "--start", ".o./***/.*.", "--goal", ".*./*o*/.o.")
    [moves] = check_answers("levels", 0, "levels", "T5", "--vacate", "a1", "--by-moves")
    check(moves["by_moves"][3]["moves"] == 3 and "levels" not in moves, "levels: by moves")
    [starts] = check_answers("levels", 0, "levels", "T5", "--starts")
    [to_goal] = check_answers("levels", 0, "levels", "T5", "--starts", "--finish", "a1,b2")
    check(starts["winnable"][0]["pegs"] == 1 and to_goal["winnable"][0]["pegs"] == 2, "levels: starts")
    check(not valid("levels", {**moves, **starts}), "levels: by moves and starts at once")
    [stopped] = check_answers("levels", 3, "levels", "wiegleb", "--vacate", "e5", "--time", "1")
    check(stopped["complete"] is False, "levels: a limit")

    check_answers("solutions", 0, "solutions", "T4", "--vacate", "a2", lines=14)
    check_answers("solutions", 0, "solutions", "english", "--start", "cross", "--goal", "cross", lines=1)
    [no] = check_answers("solutions", 1, "solutions", "T5", "--vacate", "b3", "--finish", "b3")
    check(no["solvable"] is False, "solutions: a no")

    check_answers("odds", 0, "odds", "T5", "--vacate", "a1", "--player", "C")
    [never] = check_answers("odds", 0, "odds", "T7", "--vacate", "a1")
    check(never["one_peg"] == "0" and never["one_in"] is None, "odds: never")
    [rounded] = check_answers("odds", 0, "odds", "4x6", "--vacate", "a2", "--memory", "1K")
    check(rounded["one_peg"] is None, "odds: no memory for the fraction")

    [proven] = check_answers("shortest", 0, "shortest", "T5", "--vacate", "a1", "--finish", "a1")
    check(proven["proven"] and proven["moves"] == 10 and len(proven["solution"]) == 10, "shortest: a proof")
    check_answers("shortest", 0, "shortest", "T5", "--vacate", "a1", "--finish", "any", "--at-most", "12")
    problem = ("shortest", "T5", "--vacate", "a1", "--finish", "a1")
    [counted] = check_answers("shortest", 0, *problem, "--count")
    check(counted["up_to_order"] == "36", "shortest: a count")
    [listed] = check_answers("shortest", 0, *problem, "--list", "--limit", "1")
    check(len(listed["solution"]) == 10, "shortest: a list")
    [few] = check_answers("shortest", 1, "shortest", "T5", "--vacate", "a1", "--finish", "a1", "--at-most", "9")
    check(few["solvable"] and few["at_most"] == 9 and few["positions_from_start"], "shortest: not so few")
    [no] = check_answers("shortest", 1, "shortest", "T5", "--vacate", "b3", "--finish", "b3")
    check(not no["solvable"], "shortest: a no")
    [open] = check_answers("shortest", 3, "shortest", "wiegleb", "--time", "0.2")
    check(open["solvable"] is None, "shortest: what is not known")
    check_answers("shortest", 0, "shortest", ".o./ooo/.o.", "--start", ".o./***/.*.", "--goal", ".*./*o*/.o.")

    check_answers("deadend", 0, "deadend", "T5", "--vacate", "a1")
    [left] = check_answers("deadend", 0, "deadend", "T5", "--vacate", "a1", "--finish", "a1")
    check(left["finishes"], "deadend: where one peg can still be left")
    check_answers("deadend", 0, "deadend", "english", "--start", "lamp", "--stuck")
    [safe] = check_answers("deadend", 1, "deadend", "1x4", "--vacate", "a2", "--finish", "a3")
    check(safe["jumps"] is None, "deadend: what cannot be lost")

    positions = str(pathlib.Path(work) / "positions")
    check_answers("winning", 0, "winning", "T5", "--into", positions)
    check_answers("winning", 0, "winning", "--read", positions)
    check_answers("winning", 0, "winning", "T4", "--complement")
    check_answers("winning", 0, "winning", ".o./ooo/.o.", "--start", ".o./***/.*.", "--goal", ".*./*o*/.o.")
    check_answers("hint", 0, "hint", "T5", "--vacate", "a1", "--winning", positions)
    check_answers("hint", 1, "hint", ".o./ooo/.o.", "--start", ".o./***/.*.", "--goal", ".*./ooo/.o.")
    check_answers("hint", 3, "hint", "french", "--vacate", "d3", "--time", "0")
    answers = check_answers("hint", 1, "hint", "-", given=text + "board T4 start */oo/oo*/oooo goal */oo/ooo/oooo moves",
                            lines=2)
    check([answer["fate"] for answer in answers] == ["won", "lost"], "hint of two games")

    lines = ['{"board":"T5","vacate":"a1"}', '{"board":"T5","start":"*o/**/***/*","vacate":"a1"}', "what",
             '{"board":"T5","vacate":"b3","finish":"b3"}', '{"board":5}', '{"board":"T5","vacat":"a1"}']
    # A batch takes holes in every notation, and named positions.
    taken = ['{"board":"english","start":"cross"}', '{"board":"T5","vacate":"2,4"}', '{"board":"T5","vacate":"A1, 13"}',
             '{"board":".*./*o*/.*."}', '{"board":"T5","finish":"any"}', '{"board":"3x3","goal":"ooo/o*o/ooo"}']
    for line in taken:
        check(valid("problem", json.loads(line)), f"problem: {line}")
    told = run("feasible", "-", given="\n".join(taken)).stdout
    check(len(told.splitlines()) == len(taken) and '"error"' not in told, f"a batch does not take them all: {told}")
    for name in ("solve", "shortest", "feasible", "count", "odds", "deadend"):
        of = [name, "error"]
        check_answers(name, 2, name, "-", given="\n".join(lines), of=of, lines=6)
    for name in ("pairs", "bound", "survey", "levels", "winning"):
        check_answers(name, 2, name, "-", given="T4\nwhat\n", of=[name, "error"], lines=2)
    for line, right in zip((0, 1, 3, 4, 5), (True, False, True, False, False)):
        check(valid("problem", json.loads(lines[line])) == right, f"problem: {lines[line]}")

for name in names:
    check(not valid(name, {}), f"{name}: an empty object is valid")
print("\n".join(f"FAILED: {failure}" for failure in failures), end="\n" if failures else "")
sys.exit(bool(failures))
