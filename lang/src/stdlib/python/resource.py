"""What the process has used, and what it may use."""

from _structseq import make as _make
from resource import _usage

error = OSError
RLIMIT_CPU, RLIMIT_FSIZE, RLIMIT_DATA, RLIMIT_STACK, RLIMIT_CORE, RLIMIT_NOFILE, RLIMIT_OFILE, RLIMIT_AS = 0, 1, 2, 3, 4, 7, 7, 9
RLIMIT_RSS, RLIMIT_NPROC, RLIMIT_MEMLOCK, RLIMIT_MSGQUEUE, RLIMIT_NICE, RLIMIT_RTPRIO, RLIMIT_RTTIME, RLIMIT_SIGPENDING = 5, 6, 8, 12, 13, 14, 15, 11
RUSAGE_SELF, RUSAGE_CHILDREN, RUSAGE_THREAD, RLIM_INFINITY = 0, -1, 1, -1

struct_rusage, _of = _make(
    "struct_rusage",
    "resource",
    (
        "ru_utime",
        "ru_stime",
        "ru_maxrss",
        "ru_ixrss",
        "ru_idrss",
        "ru_isrss",
        "ru_minflt",
        "ru_majflt",
        "ru_nswap",
        "ru_inblock",
        "ru_oublock",
        "ru_msgsnd",
        "ru_msgrcv",
        "ru_nsignals",
        "ru_nvcsw",
        "ru_nivcsw",
    ),
)


def getrusage(who, /):
    """What the process has used, or its children, or this thread."""
    return _of(*_usage(who))
