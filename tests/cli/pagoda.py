"""The outside checker accepts every pagoda function that feasible prints, and none forbids what brute force can do:
random pictures of up to 16 holes with random starts and goals, larger ones, and named boards.

usage: pagoda.py PEGWRIGHT CHECKER BRUTE
"""

import json
import pathlib
import random
import subprocess
import sys

peg, checker, brute = (str(pathlib.Path(name).resolve()) for name in sys.argv[1:4])
failures = []


def check(holds, what):
    if not holds:
        failures.append(what)


def run(*words, given=""):
    return subprocess.run([*words], input=given, capture_output=True, text=True, timeout=300)


def feasible_text(board, options):
    return run(peg, "feasible", board, *options)


def batch(problems):
    """JSON answers to problems (board, options), with options such as --start=... ."""
    lines = [" ".join([board, *(word[2:].replace("=", " ", 1) for word in options)]) for board, options in problems]
    answers = [json.loads(line) for line in run(peg, "feasible", "-", given="\n".join(lines)).stdout.splitlines()]
    check(len(answers) == len(problems), f"{len(problems)} problems have {len(answers)} answers")
    return answers


def as_text(answer):
    """The functions as feasible prints them as text, made from its JSON."""
    lines = []
    for function in answer.get("pagoda", []):
        finishes = function.get("finishes", [])
        before = function["before_last_jump"]
        start = "at most after the first jump" if function["after_first_jump"] else "at the start"
        goal = "at least before the last jump" if before else "at least in the end" if finishes[1:] else "in the end"
        where = " ".join(["", "into" if before else "at", *finishes]) if finishes else ""
        lines.append(f"pagoda function, {function['start']} {start}, {function['goal']} {goal}{where}:\n")
        width = max(len(str(w)) for row in function["weights"] for w in row if w is not None) + 1
        for row in function["weights"]:
            lines.append("".join(("." if w is None else str(w)).rjust(width) for w in row or [None]) + "\n")
    return "".join(lines)


def right(problems, texts):
    """The outside checker accepts the functions in the texts; returns its line."""
    given = "".join(f"case {' '.join([board, *options])}\n{text}" for (board, options), text in zip(problems, texts))
    done = run(checker, given=given)
    check(done.returncode == 0, f"{checker}: {done.stdout}{done.stderr}")
    return done.stdout.strip()


# Random cases up to 16 holes.
cases = 120
problems, possible = [], []
known = run(brute, given=run(brute, "--random", "12", str(cases)).stdout).stdout
for line in known.splitlines():
    words = line.split()
    if words[0] == "case":
        options = [word if word != "--finish=" else "" for word in words[3:]]
        asked = any(word.startswith(("--start", "--vacate")) for word in options)
        problems.append((words[2], options) if asked else None)
    elif words[0] == "solvable":
        possible.append(words[1] == "yes")
check(len(possible) == cases, f"brute force answers {len(possible)} of {cases}")
whole = [(problem, can) for problem, can in zip(problems, possible)
         if problem and any(word.startswith(("--goal", "--finish")) for word in problem[1])]
problems = [problem for problem, _ in whole]
answers = batch(problems)
for (problem, can), answer in zip(whole, answers):
    check(answer["solvable"] is not (not can), f"{problem}: brute force says {can}")
    check("pagoda" not in answer or answer["solvable"] is False, f"{problem}: functions without a no")
found = [(problem, answer) for problem, answer in zip(problems, answers) if "pagoda" in answer]
check(found, f"no function in {cases} cases")
print("brute:", right(problems, [as_text(answer) for answer in answers]))
# The same as text.
texts = [feasible_text(*problem) for problem, _ in found[:40]]
for (problem, answer), text in zip(found, texts):
    check(text.stdout == as_text(answer), f"{problem}: text and JSON differ: {text}")
    check(text.stderr.endswith(f" cannot be solved: {answer['reason']}\n"), f"{problem}: {text.stderr}")
right([problem for problem, _ in found[:40]], [text.stdout for text in texts])

# Any shapes, up to about 60 holes, half full.
random.seed(7)
problems = []
for _ in range(4 * cases):
    width, height = random.randint(3, 9), random.randint(3, 8)
    rows = ["".join(random.choice("oooooooo.") for _ in range(width)) for _ in range(height)]
    if not all("o" in row for row in rows):
        continue
    rows = [row[:row.rindex("o") + 1] for row in rows]
    density = random.uniform(0.1, 0.9)
    start = ["".join("*" if c == "o" and random.random() < density else c for c in row) for row in rows]
    holes = [f"{chr(97 + x)}{y + 1}" for y, row in enumerate(rows) for x, c in enumerate(row) if c == "o"]
    if "".join(start).count("*") < 3:
        continue
    goal = random.choice(["any", random.choice(holes), ",".join(random.sample(holes, 2))])
    lattice = random.choice(["", "triangular:", "diagonal:"])
    problems.append((lattice + "/".join(rows), [f"--start={'/'.join(start)}", f"--finish={goal}"]))
answers = batch(problems)
print("pictures:", right(problems, [as_text(answer) for answer in answers]))
check(sum("pagoda" in answer for answer in answers) > len(problems) / 50, "hardly any function on larger boards")

# The diamond's problems: all but d2 to f8 are unsolvable.
diamond = "....o/...ooo/..ooooo/.ooooooo/ooooooooo/.ooooooo/..ooooo/...ooo/....o"
pairs = "e1e3 e1b6 e1e6 e1e9 d2f2 d2c5 d2f5 d2i5 d2f8 e3e1 e3b4 e3e4 e3e7 e4e3 e4b6 e4e6 e4e9".split()
problems = [(diamond, [f"--vacate={pair[:2]}", f"--finish={pair[2:]}"]) for pair in pairs]
answers = batch(problems)
check([pair for pair, answer in zip(pairs, answers) if "pagoda" not in answer] == "d2f2 d2c5 d2f8 e3b4 e3e7".split(),
      "other problems of the diamond are forbidden")
print("diamond:", right(problems, [as_text(answer) for answer in answers]))
bell = """pagoda function, 0 at the start, 1 in the end:
  .  .  .  . -1
  .  .  . -1  1 -1
  .  . -1  1  0  1 -1
  . -1  1  0  1  0  1 -1
 -1  1  0  1  0  1  0  1 -1
  . -1  1  0  1  0  1 -1
  .  . -1  1  0  1 -1
  .  .  . -1  1 -1
  .  .  .  . -1
"""
done = run(peg, "feasible", "diamond", "--vacate", "e3", "--finish", "e4")
check((done.returncode, done.stdout) == (1, bell), f"diamond e3 e4: {done.stdout}")
no = done.stderr
check(no == "pegwright: diamond from e3 to e4 cannot be solved: a pagoda function, a sum of weights that no jump "
      "raises, rules it out: it is 0 at the start and 1 in the end\n", no)
done = run(peg, "solve", "diamond", "--vacate", "e3", "--finish", "e4")
check((done.returncode, done.stdout, done.stderr) == (1, "", no), f"solve: {done.stderr}")
# From a vacancy alone.
done = run(peg, "feasible", "diamond", "--vacate", "e4")
right([(diamond, ["--vacate=e4", "--finish=any"])], [done.stdout])
check(done.returncode == 1 and "before the last jump into e3 b6 e6 h6 e9:" in done.stdout, f"diamond e4: {done.stdout}")
[answer] = batch([(diamond, ["--vacate=e4"])])
check(answer["finishes"] == [] and answer["solvable"] is False, f"diamond e4: {answer}")
check(as_text(answer) == done.stdout, "diamond e4: text and JSON differ")
# A game may end in the holes that no function forbids.
[answer] = batch([(diamond, ["--vacate=e3"])])
done = run(peg, "feasible", "diamond", "--vacate", "e3")
check("finishing holes not excluded: 3: b4 h4 e7\n" in done.stdout, f"diamond e3: {done.stdout}")
lines = "\n".join(f"diamond vacate {pair[:2]} finish {pair[2:]}" for pair in 20 * pairs)
alone = run(peg, "feasible", "-", "--threads", "1", given=lines).stdout
check(alone == run(peg, "feasible", "-", "--threads", "4", given=lines).stdout, "several threads answer otherwise")

# The checker refuses wrong functions.
good = f"case {diamond} --vacate=e3 --finish=e4\n{bell}"
check(run(checker, given=good).returncode == 0, "the checker refuses what is right")
for old, new in (("  .  .  . -1  1 -1\n", "  .  .  . -1  2 -1\n"), (", 0 at the start", ", -1 at the start"),
                 ("1 in the end:", "2 in the end:"), ("--finish=e4", "--finish=e7"), ("--vacate=e3", "--vacate=e4"),
                 ("  .  .  .  . -1\n", "  .  .  . -1\n"), (" -1  1  0  1", " -1  1  .  1"),
                 ("  .  .  . -1  1 -1\n", ""), ("-1  1 -1\n", "-1  1 -1  0\n"),
                 ("case ", "case diagonal:"), ("--finish=e4", "--finish=any")):
    done = run(checker, given=good.replace(old, new, 1))
    check(done.returncode == 1, f"the checker accepts {old} for {new}: {done.stdout}{done.stderr}")

print("\n".join(f"FAILED: {failure}" for failure in failures) or "all right")
sys.exit(bool(failures))
