"""Signals: who is told of which. The other half is in Rust, and looks for handlers in `_handlers`."""

from _kept import index as _index
from _process import get_blocking as _get_blocking
from _structseq import make as _make

SIG_DFL, SIG_IGN = 0, 1
SIG_BLOCK, SIG_UNBLOCK, SIG_SETMASK = 0, 1, 2
SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGKILL, SIGUSR1, SIGSEGV, SIGUSR2, SIGPIPE, SIGALRM, SIGTERM, SIGSTKFLT = range(1, 17)
SIGCHLD, SIGCONT, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGURG, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGWINCH, SIGIO, SIGPWR, SIGSYS = range(17, 32)
SIGIOT, SIGCLD, SIGPOLL, SIGRTMIN, SIGRTMAX = SIGABRT, SIGCHLD, SIGIO, 34, 64
NSIG = 65
ITIMER_REAL, ITIMER_VIRTUAL, ITIMER_PROF = 0, 1, 2


class itimer_error(OSError):
    """A timer cannot be set."""


itimer_error.__name__ = itimer_error.__qualname__ = "itimer_error"
itimer_error.__module__ = "signal"
ItimerError = itimer_error


def _who_is_told(number):
    action = _action(number)
    return default_int_handler if action == 2 else action


_handlers = {number: _who_is_told(number) for number in range(1, NSIG)}


def signal(signalnum, handler, /):
    """Says what is to happen when a signal comes, and gives what was to happen before."""
    if not callable(handler) and handler not in (SIG_DFL, SIG_IGN):
        raise TypeError("signal handler must be signal.SIG_IGN, signal.SIG_DFL, or a callable object")
    _set_action(signalnum, 2 if callable(handler) else handler)
    before = _handlers[signalnum]
    _handlers[int(signalnum)] = handler
    return before


def getsignal(signalnum, /):
    """What is to happen when a signal comes; None if something outside of Python sees to that."""
    if not 1 <= signalnum < NSIG:
        raise ValueError("signal number out of range")
    return _handlers[signalnum]


def setitimer(which, seconds, interval=0.0, /):
    """Has a timer send a signal after so many seconds, and then in intervals. What was left, and the interval before."""
    try:
        return _set_timer(which, seconds, interval)
    except OSError as error:
        raise itimer_error(*error.args) from None


def getitimer(which, /):
    """What is left of a timer, and its interval."""
    try:
        return _timer(which)
    except OSError as error:
        raise itimer_error(*error.args) from None


def set_wakeup_fd(fd, /, *, warn_on_full_buffer=True):
    """Has the number of each signal written to a descriptor that does not block. Which it was before."""
    if fd != -1 and _get_blocking(fd):
        raise ValueError(f"the fd {fd} must be in non-blocking mode")
    return _wake(fd)


def pthread_sigmask(how, mask, /):
    """Blocks signals, or no longer. Which were blocked before."""
    return set(_mask(how, mask))


def sigpending():
    """The signals that have come and are blocked."""
    return set(_pending())


def sigwait(sigset, /):
    """Waits for one of some signals, which are blocked."""
    return _wait(sigset)


struct_siginfo, _info_of = _make("struct_siginfo", "signal", ("si_signo", "si_code", "si_errno", "si_pid", "si_uid", "si_status", "si_band"))


def sigwaitinfo(sigset, /):
    """Waits for one of some signals, which are blocked; what is known of it."""
    return _info_of(*_wait_info(sigset, None))


def sigtimedwait(sigset, timeout, /):
    """As `sigwaitinfo`, for a number of seconds at most; None if none came."""
    if not isinstance(timeout, (int, float)):
        timeout = _index(timeout)
    if timeout < 0:
        raise ValueError("timeout must be non-negative")
    found = _wait_info(sigset, timeout)
    return None if found is None else _info_of(*found)


def valid_signals():
    """All signals."""
    return set(range(1, 32)) | set(range(SIGRTMIN, NSIG))


for _function in signal, getsignal, setitimer, getitimer, set_wakeup_fd, pthread_sigmask, sigpending, sigwait, sigwaitinfo, sigtimedwait, valid_signals:
    _function.__module__ = "signal"
