"""Makes the nth open, write, rename, sync, map or allocation of a command fail, for every n, or cuts the power before
the nth change on the disk. There must be a clear error, a whole file (old or new), and a later run with the same
answer.

usage: nth.py PEGWRIGHT MISHAP, the library to preload (outside/mishap.c)
SMALL=yes in the environment: not every n.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

peg, library = (str(pathlib.Path(name).resolve()) for name in sys.argv[1:3])
small = os.environ.get("SMALL") == "yes"
failures = []
told = {}


def check(holds, what):
    if not holds and len(failures) < 20:
        print("FAILED:", what)
    if not holds:
        failures.append(what)


def run(words, mishap=None, disk=None):
    environment = dict(os.environ)
    if mishap:
        environment |= {"LD_PRELOAD": library, "MISHAP": mishap, "MISHAP_MARK": str(mark), "ASAN_OPTIONS":
                        "verify_asan_link_order=0"}
    if disk:
        environment["MISHAP_DISK"] = str(disk)
    mark.unlink(missing_ok=True)
    return subprocess.run([peg, *words], capture_output=True, env=environment, timeout=120)


def numbers(stride):
    """1, 2, 3, … or, with SMALL=yes, growing steps."""
    n = 1
    while True:
        yield n
        n += 1 if not small or n < 8 else max(1, n // stride)


def whole(path):
    return path.read_bytes() if path.exists() else None


def fail_each(kind, words, output, stride=4):
    """One failure at a time. The output, a file or a folder, is the old or the new one."""
    run(words)
    is_folder = output.is_dir()
    new = None if is_folder else whole(output)
    old = b"old\n"
    count = 0
    for n in numbers(stride):
        if is_folder:
            shutil.rmtree(output, ignore_errors=True)
        else:
            output.write_bytes(old)
        result = run(words, f"{kind}:{n}")
        if not mark.exists():
            break
        count += 1
        shown = f"{kind} {n} of {' '.join(words)}: {result.returncode}: {result.stderr[-300:]!r}"
        check(result.returncode in (0, 2, 3), "ends otherwise, " + shown)
        if result.returncode != 0 and kind != "memory":
            check(result.stderr.count(b"\n") == 1 and result.stderr.startswith(b"pegwright: "), "not a line, " + shown)
        if new is not None:
            check(whole(output) in ((new,) if result.returncode == 0 else (old, new)), "half a file, " + shown)
        left = [name for name in os.listdir(".") if "pegwright-" in name]
        check(not left, f"{left} are left behind, " + shown)
    told[f"{kind} of {words[0]}"] = count


def after_the_cut(folder, disk, names_too):
    """The folder after a power cut. names_too: the disk has written all names, but no bytes."""
    names = {}
    if names_too:
        names = {entry.name: entry.inode() for entry in os.scandir(folder)} if folder.exists() else {}
    elif (disk / "names").exists():
        for line in (disk / "names").read_text().splitlines():
            inode, name = line.split(" ", 1)
            names[name] = int(inode)
    bytes_of = {name: whole(disk / str(inode)) or b"" for name, inode in names.items()}
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, text in bytes_of.items():
        (folder / name).write_bytes(text)


def cut_each(words, folder):
    """A search with level files: after a power cut at any time, the next run gives the same answer."""
    shutil.rmtree(folder, ignore_errors=True)
    answer = run(words).stdout
    disk = pathlib.Path("disk")
    count = 0
    for n in numbers(3):
        for names_too in (False, True):
            for old in (folder, disk):
                shutil.rmtree(old, ignore_errors=True)
            disk.mkdir()
            run(words, f"cut:{n}", disk)
            if not mark.exists():
                told[f"cuts of {words[0]}"] = count
                return
            after_the_cut(folder, disk, names_too)
            again = run(words)
            check(again.returncode == 0 and again.stdout == answer,
                  f"cut {n}, names {names_too}, then {again.returncode}: {again.stderr[-300:]!r}")
            count += 1


def cut_output(words, output):
    """The file is whole, the old one or the new one."""
    run(words)
    new, old = whole(output), b"old\n"
    disk = pathlib.Path("disk")
    for n in numbers(3):
        for names_too in (False, True):
            folder = output.parent
            shutil.rmtree(folder)
            shutil.rmtree(disk, ignore_errors=True)
            folder.mkdir()
            disk.mkdir()
            output.write_bytes(old)
            inode = output.stat().st_ino
            (disk / str(inode)).write_bytes(old)
            (disk / "names").write_text(f"{inode} {output.name}\n")
            run(words, f"cut:{n}", disk)
            if not mark.exists():
                told[f"cuts of {words[0]}"] = 2 * (n - 1)
                return
            after_the_cut(folder, disk, names_too)
            check(whole(output) in (old, new), f"cut {n}, names {names_too}: half a file of {words}")


with tempfile.TemporaryDirectory() as work:
    os.chdir(work)
    mark = pathlib.Path(work) / "mark"
    game = ["T5", "--vacate", "a1", "--finish", "a1"]
    text, levels, winning, pdf = (pathlib.Path(name) for name in ("text", "levels", "winning", "picture.pdf"))
    commands = [
        (["solve", *game, "--output", "text"], text),
        (["levels", *game, "--files", "levels", "--threads", "1"], levels),
        (["winning", *game, "--into", "winning", "--threads", "1"], winning),
        (["draw", "T4", "--style", "board", "--output", "picture.pdf"], pdf),
    ]
    for words, output in commands:
        for kind in ("open", "write", "pwrite", "rename", "remove", "sync", "map"):
            if kind == "open" and words[0] == "draw":
                continue  # mostly of fonts, without which it draws in others
            fail_each(kind, words, output)
        # Cairo, FreeType and Fontconfig crash for lack of memory in any program.
        if words[0] != "draw":
            fail_each("memory", words, output, stride=20)
    cut_each(["levels", *game, "--files", "levels", "--threads", "1"], levels)
    cut_each(["count", *game, "--files", "levels", "--threads", "1"], levels)
    pathlib.Path("folder").mkdir()
    cut_output(["solve", *game, "--output", "folder/text"], pathlib.Path("folder/text"))
    os.chdir("/")
print("; ".join(f"{name}: {count}" for name, count in told.items()))
sys.exit(bool(failures))
