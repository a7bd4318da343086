import os
import signal
import subprocess
import sys
import threading
import time

import pytest

import pegwright
from pegwright import Problem

LONG = Problem("wiegleb", vacate="e5", finish="e5")  # hours


def test_progress_is_told():
    told = []
    pegwright.count(Problem("english", vacate="d4", finish="d4"), progress=lambda *place: told.append(place))
    assert len(told) > 3
    for doing, done, total in told:
        assert doing and isinstance(doing, str) and done >= 0 and total >= 0


def test_what_progress_raises_comes_out():
    def stop(doing, done, total):
        raise KeyError("mine")

    for call in [pegwright.count, pegwright.levels, pegwright.shortest, pegwright.odds, pegwright.deadend,
                 pegwright.solutions]:
        with pytest.raises(KeyError, match="mine"):
            call(LONG, progress=stop)


def test_an_interrupt_stops_a_search():
    threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT)).start()
    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        pegwright.levels(LONG)
    assert time.monotonic() - began < 10


@pytest.mark.parametrize("call", [
    "pegwright.count(pegwright.Problem('wiegleb', vacate='e5'), threads=2)",
    "pegwright.solve('T20000').text()",
    "pegwright.solve('T30000').write('/dev/null')",
    "pegwright.solve('T30000').positions()[-1]",
    "pegwright.verify(pegwright.solve('T30000'))",
    "pegwright.shortest('wiegleb', vacate='e5', finish='e5')",
    "pegwright.shorten(pegwright.solve('T100'))",
    "pegwright.odds('wiegleb', vacate='e5')",
    "pegwright.deadend('wiegleb', vacate='e5', finish='e5')",
    "pegwright.solutions('wiegleb', vacate='e5', finish='e5')",
])
def test_an_interrupt_from_outside(call):
    program = f"import pegwright; print('ready', flush=True); {call}"
    child = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert child.stdout is not None and child.stdout.readline() == "ready\n"
    time.sleep(0.3)
    child.send_signal(signal.SIGINT)
    began = time.monotonic()
    _, errors = child.communicate(timeout=60)
    assert time.monotonic() - began < 10
    assert "KeyboardInterrupt" in errors


def test_other_threads_go_on():
    ticks = 0
    done = threading.Event()

    def tick():
        nonlocal ticks
        while not done.is_set():
            ticks += 1
            time.sleep(0.01)

    thread = threading.Thread(target=tick)
    thread.start()
    try:
        with pytest.raises(TimeoutError):
            pegwright.levels(LONG, time=1)
    finally:
        done.set()
        thread.join()
    assert ticks > 20


def test_the_same_in_many_threads():
    answer = pegwright.solve("T400")
    results = []

    def work():
        results.append((pegwright.count(Problem("T5", vacate="a1", finish="a1")).solutions,
                        pegwright.verify(answer).valid, sum(1 for _ in answer.jumps())))

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [(6816, True, 80_198)] * 8


def test_one_iterator_in_many_threads():
    # Each jump goes to one thread, or a thread is told that another one is asking.
    jumps = pegwright.solve("T1000").jumps()
    taken, refused = [], []

    def work():
        count = 0
        while True:
            try:
                next(jumps)
                count += 1
            except StopIteration:
                break
            except ValueError:
                refused.append(1)
        taken.append(count)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(taken) == 500_498


@pytest.mark.parametrize("child", ["next(jumps)", "del jumps", "pass"])
def test_a_child_of_fork_does_not_wait_for_a_thread_it_does_not_have(child):
    program = f"""
import os, pegwright
jumps = pegwright.solve("T500").jumps()
next(jumps)
pid = os.fork()
if pid == 0:
    try:
        {child}
    except pegwright.InputError as error:
        assert "fork()" in str(error)
        print("refused")
    else:
        print("went on")
else:
    assert os.waitpid(pid, 0)[1] == 0
    print(sum(1 for jump in jumps))
"""
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert found.stderr == "" and found.returncode == 0
    told = "refused" if "next" in child else "went on"
    assert found.stdout.split() == [*told.split(), str(500 * 501 // 2 - 3)]
