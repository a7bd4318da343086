"""What holds for all tests of the module."""

import signal


def pytest_configure():
    """Ctrl-C is tested, also where whoever started the tests (nohup, a job in the background) has it ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
