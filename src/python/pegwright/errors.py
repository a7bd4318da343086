"""What the functions raise. That a problem has no solution is no error but an Answer."""


class Error(Exception):
    """What a caller could not have prevented, in one line that says what would do instead."""

    __module__ = "pegwright"


class InputError(Error, ValueError):
    """Text that is no board, hole, position or solution, or an option that does not fit."""

    __module__ = "pegwright"


class LimitError(Error, MemoryError):
    """The memory allowed does not suffice, or the board is too large for the method."""

    __module__ = "pegwright"


class TimeLimitError(Error, TimeoutError):
    """The time allowed is over."""

    __module__ = "pegwright"
