"""What the functions raise. That a problem has no solution is no error but an Answer."""

from typing import TYPE_CHECKING, Optional

if TYPE_CHECKING:
    from ._core import SurveyedPair as _SurveyedPair


class Error(Exception):
    """What a caller could not have prevented, in one line that says what would do instead."""

    __module__ = "pegwright"


class InputError(Error, ValueError):
    """Text that is no board, hole, position or solution, or an option that does not fit."""

    __module__ = "pegwright"


class LimitError(Error, MemoryError):
    """The memory allowed does not suffice, or the board is too large for the method.

    memory is what the call was allowed, in bytes; None if it was no call that takes a limit. pairs: what survey() knew.
    """

    __module__ = "pegwright"
    memory: Optional[int] = None
    pairs: "Optional[list[_SurveyedPair]]" = None


class TimeLimitError(Error, TimeoutError):
    """The time allowed is over; time is what it was, in seconds. pairs: what survey() knew."""

    __module__ = "pegwright"
    time: Optional[float] = None
    pairs: "Optional[list[_SurveyedPair]]" = None
