"""Puts the page together into one file that needs no other.

Usage: assemble.py PAGE FOLDER PLAYER ENGINE.js SCRIPT.js...

In FOLDER/page.html it replaces @LOOK@ by the style of PLAYER, @STYLE@ by page.css, @ENGINE@ by the library's script and
the first SCRIPT, @LIBRARY@ by the library's WebAssembly (gzip, in base64), and @SCRIPT@ by the other SCRIPTs in order.
"""
import base64
import gzip
import os
import pathlib
import re
import sys

page = pathlib.Path(sys.argv[1])
folder, player, engine = map(pathlib.Path, sys.argv[2:5])
worker, *scripts = [(folder / name).read_text() for name in sys.argv[5:]]
parts = {
    "LOOK": player.read_text().split("<style>")[1].split("</style>")[0],
    "STYLE": (folder / "page.css").read_text(),
    "ENGINE": engine.read_text() + "\n" + worker,
    "LIBRARY": base64.b64encode(gzip.compress(engine.with_suffix(".wasm").read_bytes(), mtime=0)).decode(),
    "SCRIPT": "".join(scripts),
}
for part in "ENGINE", "SCRIPT":
    if re.search("</script|<!--", parts[part]):
        sys.exit(f"the page's {part} holds what ends a script in HTML")
new = page.with_suffix(".new")
new.write_text(re.sub("@([A-Z]+)@", lambda found: parts[found[1]], (folder / "page.html").read_text()))
os.replace(new, page)
