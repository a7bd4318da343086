import itertools
import os
import signal
import threading

import pytest

import pegwright
from referee import replay


@pytest.fixture(scope="module")
def all_solutions():
    return pegwright.solutions("T5", vacate="a1", finish="a1")


def test_all_solutions_each_once(all_solutions):
    # 6816 is published [Bell 2008].
    assert all_solutions and all_solutions.number == 6816
    texts = [solution.text() for solution in all_solutions]
    assert len(texts) == len(set(texts)) == 6816
    assert all(replay(text) == 13 for text in texts)
    assert texts[100] == all_solutions[100].text() and texts[-1] == all_solutions[-1].text()
    assert all_solutions.problem == all_solutions[0].problem


def test_numbers_there_are_not(all_solutions):
    for index in [6816, -6817, 10**40]:
        with pytest.raises(IndexError, match="6816"):
            all_solutions[index]
    with pytest.raises(TypeError):
        all_solutions[1.5]


def test_solutions_at_random(all_solutions):
    drawn = [solution.text() for solution in all_solutions.random(20, seed=7)]
    assert drawn == [solution.text() for solution in all_solutions.random(20, 7)]
    assert drawn != [solution.text() for solution in all_solutions.random(20)]
    assert len(set(drawn)) > 15 and all(replay(text) == 13 for text in drawn)
    assert all_solutions.random(0) == []


def test_solutions_up_to_order():
    found = pegwright.solutions("T5", vacate="a1", finish="a1", up_to_order=True)
    assert found.number == len(list(found)) == pegwright.count_up_to_order(found.problem).orders == 36


def test_many_solutions():
    # Published: 40,861,647,040,079,968.
    found = pegwright.solutions("english", vacate="d4", finish="d4", time=600)
    assert found.number == 40861647040079968
    for solution in itertools.chain(itertools.islice(found, 3), [found[-1], found[10**16]], found.random(3)):
        assert pegwright.verify(solution) and solution.jump_count == 31


def test_no_solutions():
    none = pegwright.solutions("T5", vacate="b3", finish="b3")
    assert not none and none.number == 0 and list(none) == []
    with pytest.raises(pegwright.InputError, match="no solution to draw"):
        none.random(1)
    with pytest.raises(IndexError):
        none[0]
    none = pegwright.solutions("2x2")
    assert not none and list(none) == [] and none.problem.start is None
    with pytest.raises(pegwright.InputError, match="no solution to draw"):
        none.random(1)


def test_solutions_from_the_vacancy_that_solve_chooses():
    found = pegwright.solutions("T5", finish="c5")
    assert found.problem.start == pegwright.solve("T5", finish="c5").problem.start
    assert found.number == pegwright.count(found.problem).solutions and replay(found[0].text()) == 13
    with pytest.raises(pegwright.LimitError, match="64"):
        pegwright.solutions("T100000")


def test_the_limits_are_those_of_counting():
    told = []
    found = pegwright.solutions("T6", vacate="a1", finish="a1", progress=lambda *place: told.append(place), time=60)
    before = len(told)
    found.random(100)
    assert len(told) == before
    with pytest.raises(TimeoutError):
        pegwright.solutions("wiegleb", vacate="e5", finish="e5", time=0.2)


def test_an_interrupt_stops_drawing(all_solutions):
    threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        all_solutions.random(10**6)


def test_a_survey():
    # T5: 17 feasible pairs, 12 of them solvable [Bell 2008].
    found = pegwright.survey("T5")
    assert len(found) == 17 and sum(pair.searched for pair in found) == 12
    for pair in found:
        assert pair.theorem is pair.searched and bool(pair.constructed) == pair.searched
        assert bool(pegwright.count("T5", vacate=pair.vacate, finish=pair.finish).solutions) == pair.searched
    assert all(pair.searched for pair in pegwright.survey("6x6"))


def test_a_survey_at_a_limit():
    with pytest.raises(pegwright.TimeLimitError) as error:
        pegwright.survey("english", time=0)
    assert len(error.value.pairs) == len(pegwright.survey("english"))
    assert error.value.pairs[-1].searched is None
    with pytest.raises(pegwright.LimitError) as error:
        pegwright.survey("english", memory=0)
    assert error.value.pairs[0].searched is None
    with pytest.raises(pegwright.TimeLimitError) as error:
        pegwright.count("english", vacate="d4", time=0)
    assert error.value.pairs is None
