"""The program never hangs: pipes without another end, signals at any moment, growing input. And it is safe: lines from
others read no files, and prepared folders lead nowhere else.

usage: stuck.py PEGWRIGHT. SMALL=yes in the environment: fewer moments, smaller inputs.
"""

import fcntl
import os
import pathlib
import pty
import resource
import select
import signal
import stat
import struct
import subprocess
import sys
import tempfile
import termios
import time

peg = str(pathlib.Path(sys.argv[1]).resolve())
small = os.environ.get("SMALL") == "yes"
failures = []


def check(holds, what):
    if not holds:
        print("FAILED:", what)
        failures.append(what)


def run(*words, given="", seconds=60):
    return subprocess.run([peg, *words], input=given, capture_output=True, text=True, timeout=seconds)


def refused(result, code, words):
    told = result.stdout + result.stderr
    check(result.returncode == code and words in told, f"not {code} and '{words}' but {result.returncode}: {told[:300]}")


def pipes():
    """A pipe named in a line is refused; one named by the user is waited for, until --time is over."""
    os.mkfifo("pipe")
    for threads in ("1", "2"):
        found = run("feasible", "-", "--time", "2", "--threads", threads, given="@pipe\nT5\n", seconds=10)
        refused(found, 2, "it is a pipe, and a line may name only files")
        check('"board":"T5"' in found.stdout, "the line behind a pipe has no answer")
    begun = time.monotonic()
    refused(run("feasible", "@pipe", "--time", "1", seconds=10), 3, "time is up (1 s)")
    check(time.monotonic() - begun < 2.5, "a pipe outlasts --time 1")
    silent, writer = os.pipe()
    for words in (("feasible", "@-"), ("solve", "T5", "--start", "@/dev/stdin")):
        begun = time.monotonic()
        found = subprocess.run([peg, *words, "--time", "1"], stdin=silent, capture_output=True, text=True, timeout=10)
        refused(found, 3, "time is up (1 s)")
        check(time.monotonic() - begun < 2.5, f"{words} of a silent standard input outlasts --time 1")
    os.close(writer)
    os.close(silent)
    waiting = subprocess.Popen([peg, "pairs", "@pipe"], stdout=subprocess.PIPE, text=True)
    time.sleep(0.2)
    pathlib.Path("pipe").write_text("ooo\n")
    check("solvable" in waiting.communicate(timeout=10)[0], "a board is not read from a pipe")
    os.mkdir("levels")
    os.mkfifo("levels/forward-13.level")
    refused(run("levels", "T5", "--vacate", "a1", "--files", "levels", seconds=10), 2, "is no regular file")


def strangers():
    """Lines reveal nothing of a file's contents, and read no file with --no-files."""
    pathlib.Path("secret").write_text("topsecret words\n")
    pathlib.Path("lattice").write_text("lattice hidden\no\n")
    pathlib.Path("board").write_text(".o./ooo/.o.\n")
    lines = "@secret\nT5 start @secret\nT5 vacate a1 goal @secret\n{\"board\":\"@secret\"}\n@lattice\nT5 start @lattice\n"
    for command in ("solve", "feasible", "shortest", "count"):
        for given in (lines, "@/dev/zero\n", "@/dev/tty\n", "@.\n", "@/dev/fd/2\n"):
            found = run(command, "-", given=given)
            told = found.stdout + found.stderr
            check(found.returncode == 2, f"{command} - of {given!r} ends with {found.returncode}")
            check(not any(word in told for word in ("topsecret", "words", "hidden")), f"{command} - tells: {told}")
    answer = run("solve", "-", given="@board vacate b1\n")
    check(answer.returncode in (0, 1), f"a line may not name a board's file: {answer.stdout}")
    refused(run("solve", "-", "--no-files", given="@board vacate a1\n"), 2, "--no-files")
    for command in ("solve", "feasible", "pairs", "bound"):
        found = run(command, "-", "--line-holes", "20", given="T5\nT6\n5x5\n")
        check(found.returncode == 3 and found.stdout.count("(--line-holes)") == 2, f"{command}: {found.stdout}")
        check(found.stdout.startswith("{\"board\":\"T5\""), f"{command}: T5 is refused")


def planted():
    """Links in a folder of levels are not followed, and their targets stay."""
    victim = pathlib.Path("victim")
    victim.write_text("mine\n")
    for name in ("forward-12.level.part", "forward.runs", "forward.lock", "forward-12.level", "pairs.runs"):
        folder = pathlib.Path("planted-" + name)
        folder.mkdir()
        (folder / name).symlink_to(victim.resolve())
        for words in (("levels", "T5", "--vacate", "a1"), ("count", "T5", "--vacate", "a1", "--pairs")):
            found = run(*words, "--files", str(folder), seconds=30)
            check(found.returncode in (0, 2), f"{words} with a planted {name} ends with {found.returncode}")
            check(victim.read_text() == "mine\n", f"{words} has written through a planted {name}")
    if os.geteuid() == 0:
        taken = pathlib.Path("taken")
        taken.write_text("")
        os.chown(taken, 12345, 12345)
        taken.chmod(0o6755)
        check(run("solve", "T5", "--output", "taken").returncode == 0, "solve --output")
        check(taken.stat().st_mode & (stat.S_ISUID | stat.S_ISGID) == 0, "another owner's file runs as root")


def signals():
    """Any command ends within a second of SIGTERM, at any moment, with any number of threads."""
    pathlib.Path("long.txt").write_text(run("solve", "T300").stdout)
    os.mkfifo("silent")
    huge = "T1" + "0" * 900_000
    commands = [
        (["solve", "english", "--vacate", "a3", "--finish", "c4", "--time", "60"], None),
        (["solve", "T30000", "--output", "/dev/null"], None),
        (["solve", "french", "--vacate", "d4", "--finish", "d4"], None),
        (["solve", "20x20", "--short", "--vacate", "a1", "--time", "60"], None),
        (["shortest", "english", "--vacate", "d4", "--finish", "d4"], None),
        (["shorten", "long.txt", "--time", "60"], None),
        (["levels", "english", "--vacate", "d4"], None),
        (["levels", "english", "--vacate", "d4", "--files", "stopped"], None),
        (["count", "english", "--vacate", "d4"], None),
        (["count", "T6", "--vacate", "a1", "--up-to-order"], None),
        (["winning", "english", "--vacate", "d4", "--finish", "d4", "--into", "w"], None),
        (["deadend", "english", "--vacate", "d4", "--finish", "d4"], None),
        (["odds", "T6", "--vacate", "a1"], None),
        (["solutions", "T6", "--vacate", "a1"], None),
        (["survey", "5x6"], None),
        (["pairs", "french"], None),
        (["pairs", huge[:100_000]], None),
        (["bound", "40x40"], None),
        (["feasible", "wiegleb"], None),
        (["hint", "english", "--vacate", "d4", "--time", "60"], None),
        (["draw", "T200", "--vacate", "a1", "--output", "large.pdf"], None),
        (["find", "purges"], None),
        (["verify", "silent"], None),
        (["verify", "-"], ""),
        (["feasible", "@silent"], None),
        (["solve", "-"], "english vacate a3 finish c4\n" * 100),
        (["pairs", "-"], (huge + "\n") * 100),
        (["feasible", "-"], (huge + "\n") * 100),
        (["pairs", "-"], f"hexagon{huge[1:]}\n"),
        (["pairs", "-"], f"{huge[1:450_000]}x{huge[1:450_000]}\n"),
        (["solve", "T5", "--output", "silent"], None),
    ]
    for words, given in commands:
        threads = ("1", "3") if "--threads" in run(words[0], "--help").stdout else (None,)
        for wait in (0.3,) if small else (0.05, 0.2, 0.5, 1, 2):
            for count in threads:
                one = words + (["--threads", count] if count else [])
                process = subprocess.Popen([peg, *one], stdin=subprocess.PIPE if given is not None else
                                           subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                if given:
                    feed(process, given)
                time.sleep(wait)
                ended = process.poll() is not None
                begun = time.monotonic()
                process.send_signal(signal.SIGTERM)
                try:
                    process.wait(timeout=10)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()
                took = time.monotonic() - begun
                shown = " ".join(word[:40] for word in one)
                check(took < (3 if small else 1), f"{shown}: {took:.2f} s after SIGTERM, which came after {wait} s")
                check(ended or process.returncode in (130, 0, 1, 3), f"{shown}: {process.returncode} after SIGTERM")
                if process.stdin:
                    os.close(process.stdin.fileno())
                    process.stdin = None


def play(columns, typed, seconds):
    """Runs play at a terminal of this width until it ends or the time is over; the exit code, or None."""
    process, terminal = pty.fork()
    if process == 0:
        os.environ["TERM"] = "xterm"
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        os.execv(peg, [peg, "play", "T5", "--vacate", "a1"])
    end = time.monotonic() + seconds
    os.set_blocking(terminal, False)
    typed = typed.encode()
    while time.monotonic() < end:
        ready, writable, _ = select.select([terminal], [terminal] if typed else [], [], 0.05)
        try:
            if writable:
                typed = typed[os.write(terminal, typed[:512]):]
            if ready and not os.read(terminal, 1 << 16):
                break
        except BlockingIOError:
            pass
        except OSError:
            break  # it has closed the terminal
    ended, status = os.waitpid(process, os.WNOHANG)
    while not ended and time.monotonic() < end:
        time.sleep(0.01)
        ended, status = os.waitpid(process, os.WNOHANG)
    if not ended:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
    os.close(terminal)
    return os.waitstatus_to_exitcode(status) if ended else None


def terminals():
    """A terminal that claims an absurd width, and much pasted text."""
    for columns in (80, 1000, 32767, 32768, 65535):
        check(play(columns, "q\r", 10) == 0, f"play does not end well at a terminal of {columns} columns")
    begun = time.monotonic()
    check(play(80, "nonsense " * 22_000 + "\rq\r", 60) == 0, "200 KB pasted into play")
    check(time.monotonic() - begun < (20 if small else 3), f"a paste takes {time.monotonic() - begun:.1f} s")


def feed(process, given):
    """As much as the pipe takes; it stays open."""
    os.set_blocking(process.stdin.fileno(), False)
    try:
        os.write(process.stdin.fileno(), given.encode())
    except BlockingIOError:
        pass


def seconds_of(words, path):
    """Processor seconds of a run, the least of several."""
    least = None
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        with open(path, "rb") as given:
            subprocess.run([peg, *words], stdin=given, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                           timeout=120)
        took = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        least = took if least is None else min(least, took)
    return least


def growth():
    """Twice the input takes at most two and a half times the time, for every reader."""
    moves = lambda word: lambda n: f"board T5\nvacate a1\nfinish a1\nmoves\n" + word * (n // len(word))
    pathlib.Path("wide").write_text("o" * 50_000 + "\n")
    readers = {
        "a number": (["feasible", "-"], lambda n: "T1" + "0" * (n // 16 - 2) + "\n"),
        "a number and a hole": (["feasible", "-"], lambda n: f"3x1{'0' * (n // 32)} vacate a1{'0' * (n // 32 - 1)}\n"),
        "letters": (["feasible", "-"], lambda n: f"1{'0' * (n // 32)}x3 vacate {'z' * (n // 64)}1\n"),
        "many numbers": (["feasible", "-"], lambda n: "polygon" + "x".join(["1" + "0" * (n // 100)] * 6) + "\n"),
        "a long word": (["feasible", "-"], lambda n: "x" * n + "\n"),
        "crosses": (["feasible", "-"], lambda n: "triangular:" + "2x" * (n // 2) + "\n"),
        "a picture in a word": (["feasible", "-"], lambda n: "o/" * (n // 2) + "x\n"),
        "a wide picture": (["feasible", "@-"], lambda n: "o" * n + "x\n"),
        "a high picture": (["feasible", "@-"], lambda n: "o.o\n" * (n // 4) + "x\n"),
        "comments": (["feasible", "@-"], lambda n: "#\n" * (n // 2) + "x\n"),
        "one comment": (["feasible", "@-"], lambda n: "#" * n),
        "blanks": (["feasible", "@-"], lambda n: " " * n + "x\n"),
        "slashes": (["feasible", "@-"], lambda n: "o/.//" * (n // 5)),
        "a position": (["feasible", "english", "--start", "@-"], lambda n: "*" * n),
        "vacant holes": (["feasible", "-"], lambda n: "50000x1 vacate " + ",".join(
            f"{x},0" for x in range(n // 40)) + ",a2\n"),
        "one hole again": (["feasible", "-"], lambda n: "T5 vacate " + "a1," * (n // 3) + "a1\n"),
        "keys": (["feasible", "-"], lambda n: "T5" + " --x y" * (n // 6) + "\n"),
        "lines": (["feasible", "-"], lambda n: "x\n" * (n // 400)),
        "nested lists": (["feasible", "-"], lambda n: "[" * n + "\n"),
        "nested objects": (["feasible", "-"], lambda n: '{"board":' * (n // 9) + "\n"),
        "a long string": (["feasible", "-"], lambda n: '{"board":"' + "T" * n + '"}\n'),
        "many strings": (["feasible", "-"], lambda n: "{" + '"x":"y",' * (n // 8) + "}\n"),
        "moves": (["verify", "-"], moves("a1-a3\n")),
        "one move": (["verify", "-"], moves("a1-a3-")),
        "a long hole": (["verify", "-"], moves("a")),
        "dashes": (["verify", "-"], moves("-")),
        "header lines": (["verify", "-"], lambda n: "board T5\n" * (n // 150)),
        "solutions": (["verify", "-"], lambda n: "board T5\nvacate a1\nfinish a1\nmoves\na3-a1\n" * (n // 80)),
        "a solution in JSON": (["verify", "-"], lambda n: '{"board":"T5","vacate":"a1","finish":"a1","solution":[' +
                               '"a3-a1",' * (n // 8)),
        "lists in JSON": (["verify", "-"], lambda n: '{"board":"T5","solution":' + "[" * n),
        "numbers in JSON": (["verify", "-"], lambda n: '{"jumps":' + "9" * n),
        "keys in JSON": (["verify", "-"], lambda n: "{" + '"a":1,' * (n // 6)),
        "a level file": (["levels", "T5", "--vacate", "a1", "--files", "kept"], lambda n: "pegwright level file 1\n" +
                         "\0" * n, "kept/forward-13.level"),
        "a winning file": (["winning", "--read", "input"], lambda n: "pegwright winning positions 1\n" + "board " * n),
        "an option": (["draw", "T5", "--highlight", "@-"], lambda n: "a1," * (n // 3)),
    }
    size = 1_500_000 if small else 4_000_000
    os.mkdir("kept")
    for name, (words, text_of, *path) in readers.items():
        seconds = []
        for n in (size, 2 * size, 4 * size):
            path = path or ["input"]
            pathlib.Path(path[0]).write_text(text_of(n))
            seconds.append(seconds_of(words, path[0]))
        told = f"{name}: " + ", ".join(f"{s:.3f}" for s in seconds) + " s"
        if "-v" in sys.argv:
            print(told)
        # Allows for fixed costs and rough clocks; quadratic growth takes many seconds.
        for less, more in zip(seconds, seconds[1:]):
            check(more <= 2.5 * less + 0.1, "grows too fast: " + told)


with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    for part in (pipes, strangers, planted, terminals, signals, growth):
        if len(sys.argv) < 3 or sys.argv[2].startswith("-") or part.__name__ in sys.argv[2:]:
            begun = time.monotonic()
            part()
            print(f"{part.__name__}: {time.monotonic() - begun:.1f} s")
    os.chdir("/")
sys.exit(bool(failures))
