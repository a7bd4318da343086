"""The exceptions. A problem without a solution is an Answer, not an error."""

from typing import TYPE_CHECKING, Optional

if TYPE_CHECKING:
    from ._core import SurveyedPair as _SurveyedPair


class Error(Exception):
    """The base class: bad input, or a limit. The message is one line and says what to do instead."""

    __module__ = "pegwright"


class InputError(Error, ValueError):
    """A text is no valid board, hole, position or solution, or an option does not fit."""

    __module__ = "pegwright"


class LimitError(Error, MemoryError):
    """The memory does not suffice, or the board is too large for the method.

    memory: the call's limit in bytes; None if it takes none. pairs: the results of survey() so far.
    """

    __module__ = "pegwright"
    memory: Optional[int] = None
    pairs: "Optional[list[_SurveyedPair]]" = None


class TimeLimitError(Error, TimeoutError):
    """The time is over. time: the call's limit in seconds. pairs: the results of survey() so far."""

    __module__ = "pegwright"
    time: Optional[float] = None
    pairs: "Optional[list[_SurveyedPair]]" = None
