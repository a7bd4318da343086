"""Fixtures of all tests of the module."""

import signal


def pytest_configure():
    """Ctrl-C works even if the tests were started with SIGINT ignored (nohup, background jobs)."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
