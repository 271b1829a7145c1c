"""Messages to the system's log."""

import sys
from syslog import _open, _write, closelog as _close, setlogmask as _mask

LOG_EMERG, LOG_ALERT, LOG_CRIT, LOG_ERR, LOG_WARNING, LOG_NOTICE, LOG_INFO, LOG_DEBUG = 0, 1, 2, 3, 4, 5, 6, 7
LOG_PID, LOG_CONS, LOG_NDELAY, LOG_ODELAY, LOG_NOWAIT, LOG_PERROR, LOG_KERN, LOG_USER = 1, 2, 8, 4, 16, 32, 0, 8
LOG_MAIL, LOG_DAEMON, LOG_AUTH, LOG_LPR, LOG_LOCAL0, LOG_LOCAL1, LOG_LOCAL2, LOG_LOCAL3 = 16, 24, 32, 48, 128, 136, 144, 152
LOG_LOCAL4, LOG_LOCAL5, LOG_LOCAL6, LOG_LOCAL7, LOG_SYSLOG, LOG_CRON, LOG_UUCP, LOG_NEWS = 160, 168, 176, 184, 40, 72, 64, 56
LOG_AUTHPRIV = 80

_is_open = False


def openlog(ident=None, logoption=0, facility=LOG_USER):
    """Says who writes, and how."""
    global _is_open
    if ident is None and getattr(sys, "argv", None):
        ident = sys.argv[0].rpartition("/")[2] or None
    elif ident is not None and not isinstance(ident, str):
        raise TypeError(f"openlog() argument 1 must be str, not {type(ident).__name__}")
    _open(ident, logoption, facility)
    _is_open = True


def syslog(*arguments):
    """Writes a message, the last argument; the first is the priority, if there are two."""
    if len(arguments) not in (1, 2) or not isinstance(arguments[-1], str):
        raise TypeError("[priority,] message string")
    priority, message = arguments if len(arguments) == 2 else (LOG_INFO, *arguments)
    if not _is_open:
        openlog()
    _write(priority, message)


def closelog():
    """Forgets what openlog has said."""
    global _is_open
    if _is_open:
        _close()
        _is_open = False


def setlogmask(maskpri, /):
    """Says which priorities are written; which were before."""
    return _mask(maskpri)


def LOG_MASK(pri, /):
    """The mask of one priority."""
    return 1 << pri


def LOG_UPTO(pri, /):
    """The mask of a priority and all that are more urgent."""
    return (1 << (pri + 1)) - 1
