"""Tracebacks of crashes, of programs that take too long, and where a signal asks for one."""

import sys
from faulthandler import _dump, _enable, _later, _register

# Files that are written to stay open.
_files = {}


def _fd_of(file, why):
    if file is None:
        file = sys.stderr
        if file is None:
            raise RuntimeError("unable to get sys.stderr")
    elif isinstance(file, int):
        if file < 0:
            raise ValueError("file is not a valid file descripter")
        return int(file)
    fd = file.fileno()
    if not isinstance(fd, int) or not 0 <= fd < 2**31:
        raise RuntimeError("file.fileno() is not a valid file descriptor")
    try:
        file.flush()
    except Exception:
        # What was not written stays so.
        pass
    _files[why] = file
    return fd


def enable(file=None, all_threads=True):
    """Shows crashes."""
    _enable(_fd_of(file, "crashes"), all_threads)


def dump_traceback(file=None, all_threads=True):
    """Shows where the program is."""
    _dump(_fd_of(file, "now"), all_threads)
    _files.pop("now", None)


def dump_traceback_later(timeout, repeat=False, file=None, exit=False):
    """Shows where the program is when so many seconds are over."""
    if not isinstance(timeout, float) and not hasattr(type(timeout), "__index__"):
        raise TypeError(f"'{type(timeout).__name__}' object cannot be interpreted as an integer")
    micros = -int(-timeout * 1_000_000 // 1)
    if micros <= 0:
        raise ValueError("timeout must be greater than 0")
    if micros > 2**62:
        raise OverflowError("timeout value is too large")
    seconds, part = divmod(micros, 1_000_000)
    minutes, second = divmod(seconds, 60)
    hours, minute = divmod(minutes, 60)
    shown = f"{hours}:{minute:02}:{second:02}"
    if part:
        shown += f".{part:06}"
    _later(micros, repeat, _fd_of(file, "later"), exit, f"Timeout ({shown})!\n")


def register(signum, file=None, all_threads=True, chain=False):
    """Shows where the program is when a signal comes."""
    _register(signum, _fd_of(file, signum), all_threads, chain)
