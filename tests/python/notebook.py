"""Runs the cells of a notebook like Jupyter, in this process.

usage: python3 notebook.py NOTEBOOK    runs it and writes its outputs into it
"""

import ast
import contextlib
import io
import json
import sys


def run(path):
    """The notebook with its new outputs, and the names that it defines."""
    with open(path) as file:
        notebook = json.load(file)
    names = {}
    number = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        number += 1
        cell["execution_count"] = number
        cell["outputs"] = shown("".join(cell["source"]), names, number)
    return notebook, names


def shown(source, names, number):
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    out = io.StringIO()
    value = None
    with contextlib.redirect_stdout(out):
        exec(compile(tree, "cell", "exec"), names)
        if last is not None:
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    outputs = []
    if out.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": out.getvalue().splitlines(True)})
    if value is not None:
        data = {"text/plain": repr(value).splitlines(True)}
        picture = getattr(value, "_repr_svg_", lambda: None)()
        if picture:
            data["image/svg+xml"] = picture.splitlines(True)
        outputs.append({"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"})
    return outputs


if __name__ == "__main__":
    finished, _ = run(sys.argv[1])
    with open(sys.argv[1], "w") as target:
        json.dump(finished, target, indent=1, ensure_ascii=False)
        target.write("\n")
