"""The tester can fail: it catches programs that lie about some problems, and names a small problem."""

import os
import re

import pytest

import test_formats
import test_referees
import test_resources
import test_witnesses
from boards import from_picture
from program import PROGRAMS, named

# The test that must fail; shell lines that make the program lie; most holes of the problem named.
LIES = {
    "a position too many, with three threads, of ten and more": (
        test_resources.test_counts,
        """case "$all" in " count "*" --threads 3 "*)
            sed -i 's/"positions":"\\([0-9][0-9]*[0-9]\\)"/"positions":"1\\1"/' $out;; esac""",
        12,
    ),
    "no solution where three holes are vacated": (
        test_witnesses.test_solve_and_count_and_levels,
        """case "$all" in " solve "*"--vacate "*,*,*) code=1; : >$out; echo no >&2;; esac""",
        6,
    ),
    "JSON without the last move of a solution with three and more": (
        test_formats.test_solutions,
        """case "$all" in *" json "*) sed -i 's/\\("solution":.*,.*\\),"[^,]*"\\]/\\1]/' $out;; esac""",
        12,
    ),
    "what is wrong after three jumps passes": (
        test_referees.test_wrong_solutions,
        """case "$all" in " verify "*)
            if grep -q 'jump [4-9]:' $out; then code=0; fi;; esac""",
        14,
    ),
}


@pytest.mark.skipif(os.environ.get("MODEL_LIES") == "none", reason="MODEL_LIES=none")
@pytest.mark.parametrize("lie", LIES)
def test_lies_are_caught(lie, tmp_path, monkeypatch):
    test, edit, most = LIES[lie]
    liar = tmp_path / "pegwright"
    honest = PROGRAMS["pegwright"]
    liar.write_text(
        f"""#!/bin/sh
all=" $* " out={tmp_path}/out
'{honest}' "$@" >$out
code=$?
{edit}
cat $out
exit $code
"""
    )
    liar.chmod(0o755)
    monkeypatch.setitem(PROGRAMS, "pegwright", str(liar))
    with pytest.raises(AssertionError) as caught:
        test()
    said = "\n".join(caught.value.__notes__)
    text = re.search(r"problem=(\S+)", said)[1].rstrip(",")
    board = named(text) if "/" not in text else from_picture("", text.split(":")[-1])
    assert len(board.holes) <= most, said
