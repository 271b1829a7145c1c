"""Signals, as far as a program of one thread can have them."""

import posix as _posix

SIG_DFL, SIG_IGN = 0, 1
_numbers = dict(
    SIGHUP=1, SIGINT=2, SIGQUIT=3, SIGILL=4, SIGTRAP=5, SIGABRT=6, SIGBUS=7, SIGFPE=8, SIGKILL=9, SIGUSR1=10, SIGSEGV=11, SIGUSR2=12, SIGPIPE=13,
    SIGALRM=14, SIGTERM=15, SIGCHLD=17, SIGCONT=18, SIGSTOP=19, SIGTSTP=20, SIGTTIN=21, SIGTTOU=22, SIGURG=23, SIGXCPU=24, SIGXFSZ=25, SIGVTALRM=26,
    SIGPROF=27, SIGWINCH=28, SIGIO=29, SIGSYS=31,
)


class Signals(int):
    """A signal."""

    @property
    def name(self):
        for name, number in _numbers.items():
            if number == self:
                return name

    @property
    def value(self):
        return int(self)

    def __repr__(self):
        return f"<Signals.{self.name}: {int(self)}>"

    def __str__(self):
        return str(int(self))


for _name, _number in _numbers.items():
    globals()[_name] = Signals(_number)
    setattr(Signals, _name, globals()[_name])
NSIG = 65
ITIMER_REAL, ITIMER_VIRTUAL, ITIMER_PROF = 0, 1, 2


def default_int_handler(signalnum, frame, /):
    """Raises KeyboardInterrupt."""
    raise KeyboardInterrupt


_handlers = {2: default_int_handler}


def signal(signalnum, handler, /):
    """Says what is to happen, and gives what was to happen before."""
    if not callable(handler) and handler not in (SIG_DFL, SIG_IGN):
        raise TypeError("signal handler must be signal.SIG_IGN, signal.SIG_DFL, or a callable object")
    if not 1 <= signalnum < NSIG:
        raise ValueError("signal number out of range")
    before = _handlers.get(int(signalnum), SIG_DFL)
    _handlers[int(signalnum)] = handler
    return before


def getsignal(signalnum, /):
    """What is to happen."""
    return _handlers.get(int(signalnum), SIG_DFL)


def raise_signal(signalnum, /):
    """Has the signal happen."""
    handler = getsignal(signalnum)
    if callable(handler):
        handler(signalnum, None)
    elif handler == SIG_DFL:
        _posix.kill(_posix.getpid(), signalnum)


def valid_signals():
    """All signals."""
    return {Signals(number) for number in _numbers.values()}


def strsignal(signalnum, /):
    """What a signal is called."""
    return {2: "Interrupt", 9: "Killed", 11: "Segmentation fault", 15: "Terminated"}.get(int(signalnum))


def set_wakeup_fd(fd, /, *, warn_on_full_buffer=True):
    return -1


def siginterrupt(signalnum, flag, /):
    """Nothing is interrupted."""


def alarm(seconds, /):
    """There is no alarm."""
    return 0


def setitimer(which, seconds, interval=0.0, /):
    """There is no timer."""
    return 0.0, 0.0


def getitimer(which, /):
    return 0.0, 0.0
