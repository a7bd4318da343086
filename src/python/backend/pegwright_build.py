"""Builds the wheel by CMake: a build backend (PEP 517) that needs only Python's standard library.

So `pip install ./src/python` needs no network. CMake finds compiler, pybind11 and libraries on the system.

CMAKE_ARGS in the environment: more arguments for CMake, such as -DPEGWRIGHT_CAIRO=OFF.
build-dir in pip's --config-settings: a folder to build in, which is kept.
"""

import base64
import hashlib
import io
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import zipfile

HERE = pathlib.Path(__file__).absolute().parent.parent
SOURCES = ["CMakeLists.txt", "LICENSE", "README.md", "base_solutions", "purges", "render", "src"]


def top():
    """The folder of the sources: two levels up in the repository, tree/ in a source distribution."""
    for folder in [HERE / "tree", HERE.parent.parent]:
        if (folder / "src" / "library").is_dir():
            return folder
    raise SystemExit(f"pegwright's sources are not around {HERE}; install from the repository: ./src/python")


def field(name, text):
    return re.search(rf'^{name} = "(.*)"$', text, re.MULTILINE).group(1)


def version():
    return re.search(r"project\(pegwright VERSION ([0-9.]+)", (top() / "CMakeLists.txt").read_text()).group(1)


def metadata():
    """The text of PKG-INFO and METADATA, from pyproject.toml. Python has no parser of it before 3.11."""
    project = (HERE / "pyproject.toml").read_text()
    lines = ["Metadata-Version: 2.1", "Name: pegwright", f"Version: {version()}",
             f"Summary: {field('description', project)}", "License: MIT",
             f"Requires-Python: {field('requires-python', project)}"]
    lines += [f"Classifier: {line}" for line in re.findall(r'^    "(.* :: .*)",$', project, re.MULTILINE)]
    lines += ["Provides-Extra: arrays", 'Requires-Dist: numpy; extra == "arrays"']
    return "\n".join(lines + ["Description-Content-Type: text/markdown", "", (HERE / "README.md").read_text()])


def tag():
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = re.sub("[-.]", "_", sysconfig.get_platform())
    return f"{python}-{python}{sys.abiflags}-{platform}"


def wheel_file():
    return f"Wheel-Version: 1.0\nGenerator: pegwright_build\nRoot-Is-Purelib: false\nTag: {tag()}\n"


def built(folder, build):
    """Installs the package into a folder."""
    generator = ["-G", "Ninja"] if shutil.which("ninja") else []
    subprocess.check_call(
        ["cmake", "-S", str(top()), "-B", build, *generator, "-DCMAKE_BUILD_TYPE=Release", "-DPEGWRIGHT_PYTHON=ON",
         "-DPEGWRIGHT_PROGRAM=OFF", "-DPEGWRIGHT_INSTALL=ON", "-DBUILD_SHARED_LIBS=OFF", "-DPEGWRIGHT_PYTHON_FOLDER=.",
         f"-DPython_EXECUTABLE={sys.executable}", *shlex.split(os.environ.get("CMAKE_ARGS", ""))], stdout=sys.stderr)
    subprocess.check_call(["cmake", "--build", build, "--target", "pegwright_python", "--parallel",
                           str(os.cpu_count() or 1)], stdout=sys.stderr)
    subprocess.check_call(["cmake", "--install", build, "--strip", "--component", "python", "--prefix", folder],
                          stdout=sys.stderr)


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    folder = pathlib.Path(metadata_directory) / f"pegwright-{version()}.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(metadata())
    (folder / "WHEEL").write_text(wheel_file())
    return folder.name


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    name = f"pegwright-{version()}-{tag()}.whl"
    info = f"pegwright-{version()}.dist-info"
    with tempfile.TemporaryDirectory() as work, \
            zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        folder = pathlib.Path(work) / "installed"
        built(str(folder), (config_settings or {}).get("build-dir", str(pathlib.Path(work) / "build")))
        record = []

        def add(path, data):
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record.append(f"{path},sha256={digest},{len(data)}")
            wheel.writestr(path, data)

        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            add(path.relative_to(folder).as_posix(), path.read_bytes())
        add(f"{info}/METADATA", metadata().encode())
        add(f"{info}/WHEEL", wheel_file().encode())
        add(f"{info}/LICENSE", (top() / "LICENSE").read_bytes())
        wheel.writestr(f"{info}/RECORD", "\n".join([*record, f"{info}/RECORD,,", ""]))
    return name


def build_sdist(sdist_directory, config_settings=None):
    """Packs this folder, and the sources that it builds from in tree/."""
    root = f"pegwright-{version()}"

    def kept(entry):
        return None if re.search(r"(^|/)(__pycache__|\.[^/]*)$", entry.name) else entry

    with tarfile.open(pathlib.Path(sdist_directory) / f"{root}.tar.gz", "w:gz") as archive:
        data = metadata().encode()
        entry = tarfile.TarInfo(f"{root}/PKG-INFO")
        entry.size = len(data)
        archive.addfile(entry, io.BytesIO(data))
        for name in ["README.md", "pyproject.toml", "backend"]:
            archive.add(HERE / name, f"{root}/{name}", filter=kept)
        for name in SOURCES:
            archive.add(top() / name, f"{root}/tree/{name}", filter=kept)
    return f"{root}.tar.gz"
