import doctest
import inspect
import os
import pathlib
import pydoc
import subprocess
import sys

import pegwright

HERE = pathlib.Path(__file__).parent
TOP = HERE.parents[1]
PACKAGE = pathlib.Path(pegwright.__file__).parent


def run(*command, cwd):
    environment = dict(os.environ, MYPYPATH=str(PACKAGE.parent), PYTHONPATH=str(PACKAGE.parent))
    return subprocess.run([sys.executable, "-m", *command], cwd=cwd, env=environment, capture_output=True, text=True)


def test_the_stubs_are_what_the_module_is(tmp_path):
    done = run("mypy.stubtest", "pegwright", "--allowlist", str(HERE / "stubtest_allowed.txt"),
               "--ignore-unused-allowlist", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_mypy_accepts_the_example_and_no_mistakes(tmp_path):
    done = run("mypy", "--strict", str(HERE / "types_example.py"), cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    mistakes = [
        "pegwright.solve(7)", "pegwright.Board()", "pegwright.solve('T5').moves().jumps", "pegwright.count('T5', 2)",
        "pegwright.Problem('T5', 'a1')", "x: int = pegwright.solve('T5').text()", "pegwright.Position('T5').holes()",
        "pegwright.solve('T5').solution.text()",
    ]
    program = tmp_path / "mistakes.py"
    program.write_text("import pegwright\n" + "".join(mistake + "\n" for mistake in mistakes))
    done = run("mypy", "--strict", str(program), cwd=tmp_path)
    for line, mistake in enumerate(mistakes, 2):
        assert f"mistakes.py:{line}: error" in done.stdout, mistake


def test_everything_has_help():
    help_text = pydoc.plain(pydoc.render_doc(pegwright))
    assert "CLASSES" in help_text and "pegwright._core" not in help_text.split("CLASSES")[1].split("FUNCTIONS")[0]
    for name in pegwright.__all__:
        thing = getattr(pegwright, name)
        if name == "__version__":
            continue
        assert inspect.getdoc(thing), name
        if inspect.isclass(thing) and not issubclass(thing, Exception):
            assert thing.__module__ == "pegwright"
            for member, value in vars(thing).items():
                if not member.startswith("_"):
                    assert inspect.getdoc(value), f"{name}.{member}"
        elif inspect.isroutine(thing):
            assert inspect.signature(thing).parameters, name


def test_the_version_is_the_program_s():
    cmake = (TOP / "CMakeLists.txt").read_text()
    assert f"project(pegwright VERSION {pegwright.__version__} " in cmake


def test_the_module_shows_one_name():
    shown = subprocess.run(["nm", "-D", "--defined-only", pegwright._core.__file__], check=True, capture_output=True,
                           text=True).stdout
    assert [line.split()[-1] for line in shown.splitlines()] == ["PyInit__core"]


def test_what_the_readmes_and_the_docstring_show():
    assert doctest.testmod(pegwright).failed == 0 and doctest.testmod(pegwright).attempted == 4
    for readme, attempted in [(TOP / "README.md", 5), (TOP / "src" / "python" / "README.md", 7)]:
        done = doctest.testfile(str(readme), module_relative=False)
        assert (done.failed, done.attempted) == (0, attempted), readme


def test_numpy_is_needed_for_arrays_alone():
    program = """
import sys
sys.modules["numpy"] = None
import pegwright
answer = pegwright.solve("english")
assert pegwright.verify(answer) and answer.positions()[-1].peg_count == 1
try:
    answer.positions()[0].array()
except ImportError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert "numpy" in done.stdout
