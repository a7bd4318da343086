"""Paths of the programs, and the number of examples."""

import os

from hypothesis import HealthCheck, settings

from program import PROGRAMS


def pytest_addoption(parser):
    parser.addoption("--pegwright", required=True, help="the program")
    parser.addoption("--driver", required=True, help="the library's driver")
    parser.addoption("--referee", required=True, help="the outside referee")
    parser.addoption("--examples", type=int, help="for each test, other ones in each run; without, always the same")


def pytest_configure(config):
    for name in ("pegwright", "driver", "referee"):
        PROGRAMS[name] = os.path.abspath(config.getoption(name))
    examples = config.getoption("examples")
    settings.register_profile(
        "made_up",
        max_examples=examples or int(os.environ.get("MODEL_EXAMPLES", "24")),
        derandomize=examples is None,
        database=None,
        deadline=None,
        print_blob=False,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    settings.load_profile("made_up")
