"""Calls of the system, under the names that `os` has for them."""

import posix as _posix
from _process import _execve, closerange, dup2, fork, get_blocking, get_inheritable, register_at_fork, set_blocking, set_inheritable, setsid, waitpid
from _structseq import make as _make
from posix import _confstr, _entries, _eventfd, _getparam, _ids, _memfd_create, _pathconf, _putenv, _setparam, _setscheduler, _size, _spawn, _stat, _statvfs
from posix import _sysconf, _times, _uname, _unsetenv, _utime, _wait4, _waitid

error = OSError
F_OK, R_OK, W_OK, X_OK, NGROUPS_MAX, TMP_MAX, WCONTINUED, WNOHANG = 0, 4, 2, 1, 65536, 238328, 8, 1
WUNTRACED, O_RDONLY, O_WRONLY, O_RDWR, O_NDELAY, O_NONBLOCK, O_APPEND, O_DSYNC = 2, 0, 1, 2, 2048, 2048, 1024, 4096
O_RSYNC, O_SYNC, O_NOCTTY, O_CREAT, O_EXCL, O_TRUNC, O_LARGEFILE, O_PATH = 1052672, 1052672, 256, 64, 128, 512, 0, 2097152
O_TMPFILE, PRIO_PROCESS, PRIO_PGRP, PRIO_USER, O_CLOEXEC, O_ACCMODE, O_FSYNC, SEEK_HOLE = 4259840, 0, 1, 2, 524288, 3, 1052672, 4
SEEK_DATA, O_ASYNC, O_DIRECT, O_DIRECTORY, O_NOFOLLOW, O_NOATIME, EX_OK, EX_USAGE = 3, 8192, 16384, 65536, 131072, 262144, 0, 64
EX_DATAERR, EX_NOINPUT, EX_NOUSER, EX_NOHOST, EX_UNAVAILABLE, EX_SOFTWARE, EX_OSERR, EX_OSFILE = 65, 66, 67, 68, 69, 70, 71, 72
EX_CANTCREAT, EX_IOERR, EX_TEMPFAIL, EX_PROTOCOL, EX_NOPERM, EX_CONFIG, ST_RDONLY, ST_NOSUID = 73, 74, 75, 76, 77, 78, 1, 2
ST_NODEV, ST_NOEXEC, ST_SYNCHRONOUS, ST_MANDLOCK, ST_WRITE, ST_APPEND, ST_NOATIME, ST_NODIRATIME = 4, 8, 16, 64, 128, 256, 1024, 2048
ST_RELATIME, POSIX_FADV_NORMAL, POSIX_FADV_SEQUENTIAL, POSIX_FADV_RANDOM, POSIX_FADV_NOREUSE, POSIX_FADV_WILLNEED, POSIX_FADV_DONTNEED, P_PID = 4096, 0, 2, 1, 5, 3, 4, 1
P_PGID, P_ALL, P_PIDFD, WEXITED, WNOWAIT, WSTOPPED, CLD_EXITED, CLD_KILLED = 2, 0, 3, 4, 16777216, 2, 1, 2
CLD_DUMPED, CLD_TRAPPED, CLD_STOPPED, CLD_CONTINUED, F_LOCK, F_TLOCK, F_ULOCK, F_TEST = 3, 4, 5, 6, 1, 2, 0, 3
RWF_DSYNC, RWF_HIPRI, RWF_SYNC, RWF_NOWAIT, RWF_APPEND, SPLICE_F_MOVE, SPLICE_F_NONBLOCK, SPLICE_F_MORE = 2, 1, 4, 8, 16, 1, 2, 4
POSIX_SPAWN_OPEN, POSIX_SPAWN_CLOSE, POSIX_SPAWN_DUP2, SCHED_OTHER, SCHED_FIFO, SCHED_RR, SCHED_BATCH, SCHED_IDLE = 0, 1, 2, 0, 1, 2, 3, 5
SCHED_RESET_ON_FORK, XATTR_CREATE, XATTR_REPLACE, XATTR_SIZE_MAX, RTLD_LAZY, RTLD_NOW, RTLD_GLOBAL, RTLD_LOCAL = 1073741824, 1, 2, 65536, 1, 2, 256, 0
RTLD_NODELETE, RTLD_NOLOAD, RTLD_DEEPBIND, GRND_RANDOM, GRND_NONBLOCK, MFD_CLOEXEC, MFD_ALLOW_SEALING, MFD_HUGETLB = 4096, 4, 8, 2, 1, 1, 2, 4
MFD_HUGE_SHIFT, MFD_HUGE_MASK, MFD_HUGE_64KB, MFD_HUGE_512KB, MFD_HUGE_1MB, MFD_HUGE_2MB, MFD_HUGE_8MB, MFD_HUGE_16MB = 26, 63, 1073741824, 1275068416, 1342177280, 1409286144, 1543503872, 1610612736
MFD_HUGE_32MB, MFD_HUGE_256MB, MFD_HUGE_512MB, MFD_HUGE_1GB, MFD_HUGE_2GB, MFD_HUGE_16GB, EFD_CLOEXEC, EFD_NONBLOCK = 1677721600, 1879048192, 1946157056, 2013265920, 2080374784, 2281701376, 524288, 2048
EFD_SEMAPHORE = 1

pathconf_names = {
    "PC_LINK_MAX": 0, "PC_MAX_CANON": 1, "PC_MAX_INPUT": 2, "PC_NAME_MAX": 3, "PC_PATH_MAX": 4, "PC_PIPE_BUF": 5, "PC_CHOWN_RESTRICTED": 6,
    "PC_NO_TRUNC": 7, "PC_VDISABLE": 8, "PC_SYNC_IO": 9, "PC_ASYNC_IO": 10, "PC_PRIO_IO": 11, "PC_SOCK_MAXBUF": 12, "PC_FILESIZEBITS": 13,
    "PC_REC_INCR_XFER_SIZE": 14, "PC_REC_MAX_XFER_SIZE": 15, "PC_REC_MIN_XFER_SIZE": 16, "PC_REC_XFER_ALIGN": 17, "PC_ALLOC_SIZE_MIN": 18,
    "PC_SYMLINK_MAX": 19,
}
sysconf_names = {
    "SC_ARG_MAX": 0, "SC_CHILD_MAX": 1, "SC_CLK_TCK": 2, "SC_NGROUPS_MAX": 3, "SC_OPEN_MAX": 4, "SC_STREAM_MAX": 5, "SC_TZNAME_MAX": 6,
    "SC_JOB_CONTROL": 7, "SC_SAVED_IDS": 8, "SC_REALTIME_SIGNALS": 9, "SC_PRIORITY_SCHEDULING": 10, "SC_TIMERS": 11, "SC_ASYNCHRONOUS_IO": 12,
    "SC_PRIORITIZED_IO": 13, "SC_SYNCHRONIZED_IO": 14, "SC_FSYNC": 15, "SC_MAPPED_FILES": 16, "SC_MEMLOCK": 17, "SC_MEMLOCK_RANGE": 18,
    "SC_MEMORY_PROTECTION": 19, "SC_MESSAGE_PASSING": 20, "SC_SEMAPHORES": 21, "SC_SHARED_MEMORY_OBJECTS": 22, "SC_AIO_LISTIO_MAX": 23,
    "SC_AIO_MAX": 24, "SC_AIO_PRIO_DELTA_MAX": 25, "SC_DELAYTIMER_MAX": 26, "SC_MQ_OPEN_MAX": 27, "SC_MQ_PRIO_MAX": 28, "SC_VERSION": 29,
    "SC_PAGESIZE": 30, "SC_PAGE_SIZE": 30, "SC_RTSIG_MAX": 31, "SC_SEM_NSEMS_MAX": 32, "SC_SEM_VALUE_MAX": 33, "SC_SIGQUEUE_MAX": 34,
    "SC_TIMER_MAX": 35, "SC_BC_BASE_MAX": 36, "SC_BC_DIM_MAX": 37, "SC_BC_SCALE_MAX": 38, "SC_BC_STRING_MAX": 39, "SC_COLL_WEIGHTS_MAX": 40,
    "SC_EQUIV_CLASS_MAX": 41, "SC_EXPR_NEST_MAX": 42, "SC_LINE_MAX": 43, "SC_RE_DUP_MAX": 44, "SC_CHARCLASS_NAME_MAX": 45, "SC_2_VERSION": 46,
    "SC_2_C_BIND": 47, "SC_2_C_DEV": 48, "SC_2_FORT_DEV": 49, "SC_2_FORT_RUN": 50, "SC_2_SW_DEV": 51, "SC_2_LOCALEDEF": 52, "SC_PII": 53,
    "SC_PII_XTI": 54, "SC_PII_SOCKET": 55, "SC_PII_INTERNET": 56, "SC_PII_OSI": 57, "SC_POLL": 58, "SC_SELECT": 59, "SC_IOV_MAX": 60,
    "SC_UIO_MAXIOV": 60, "SC_PII_INTERNET_STREAM": 61, "SC_PII_INTERNET_DGRAM": 62, "SC_PII_OSI_COTS": 63, "SC_PII_OSI_CLTS": 64, "SC_PII_OSI_M": 65,
    "SC_T_IOV_MAX": 66, "SC_THREADS": 67, "SC_THREAD_SAFE_FUNCTIONS": 68, "SC_GETGR_R_SIZE_MAX": 69, "SC_GETPW_R_SIZE_MAX": 70,
    "SC_LOGIN_NAME_MAX": 71, "SC_TTY_NAME_MAX": 72, "SC_THREAD_DESTRUCTOR_ITERATIONS": 73, "SC_THREAD_KEYS_MAX": 74, "SC_THREAD_STACK_MIN": 75,
    "SC_THREAD_THREADS_MAX": 76, "SC_THREAD_ATTR_STACKADDR": 77, "SC_THREAD_ATTR_STACKSIZE": 78, "SC_THREAD_PRIORITY_SCHEDULING": 79,
    "SC_THREAD_PRIO_INHERIT": 80, "SC_THREAD_PRIO_PROTECT": 81, "SC_THREAD_PROCESS_SHARED": 82, "SC_NPROCESSORS_CONF": 83, "SC_NPROCESSORS_ONLN": 84,
    "SC_PHYS_PAGES": 85, "SC_AVPHYS_PAGES": 86, "SC_ATEXIT_MAX": 87, "SC_PASS_MAX": 88, "SC_XOPEN_VERSION": 89, "SC_XOPEN_XCU_VERSION": 90,
    "SC_XOPEN_UNIX": 91, "SC_XOPEN_CRYPT": 92, "SC_XOPEN_ENH_I18N": 93, "SC_XOPEN_SHM": 94, "SC_2_CHAR_TERM": 95, "SC_2_C_VERSION": 96,
    "SC_2_UPE": 97, "SC_XOPEN_XPG2": 98, "SC_XOPEN_XPG3": 99, "SC_XOPEN_XPG4": 100, "SC_CHAR_BIT": 101, "SC_CHAR_MAX": 102, "SC_CHAR_MIN": 103,
    "SC_INT_MAX": 104, "SC_INT_MIN": 105, "SC_LONG_BIT": 106, "SC_WORD_BIT": 107, "SC_MB_LEN_MAX": 108, "SC_NZERO": 109, "SC_SSIZE_MAX": 110,
    "SC_SCHAR_MAX": 111, "SC_SCHAR_MIN": 112, "SC_SHRT_MAX": 113, "SC_SHRT_MIN": 114, "SC_UCHAR_MAX": 115, "SC_UINT_MAX": 116, "SC_ULONG_MAX": 117,
    "SC_USHRT_MAX": 118, "SC_NL_ARGMAX": 119, "SC_NL_LANGMAX": 120, "SC_NL_MSGMAX": 121, "SC_NL_NMAX": 122, "SC_NL_SETMAX": 123, "SC_NL_TEXTMAX": 124,
    "SC_XBS5_ILP32_OFF32": 125, "SC_XBS5_ILP32_OFFBIG": 126, "SC_XBS5_LP64_OFF64": 127, "SC_XBS5_LPBIG_OFFBIG": 128, "SC_XOPEN_LEGACY": 129,
    "SC_XOPEN_REALTIME": 130, "SC_XOPEN_REALTIME_THREADS": 131, "SC_MINSIGSTKSZ": 249,
}
confstr_names = {
    "CS_PATH": 0, "CS_GNU_LIBC_VERSION": 2, "CS_GNU_LIBPTHREAD_VERSION": 3, "CS_LFS_CFLAGS": 1000, "CS_LFS_LDFLAGS": 1001, "CS_LFS_LIBS": 1002,
    "CS_LFS_LINTFLAGS": 1003, "CS_LFS64_CFLAGS": 1004, "CS_LFS64_LDFLAGS": 1005, "CS_LFS64_LIBS": 1006, "CS_LFS64_LINTFLAGS": 1007,
    "CS_XBS5_ILP32_OFF32_CFLAGS": 1100, "CS_XBS5_ILP32_OFF32_LDFLAGS": 1101, "CS_XBS5_ILP32_OFF32_LIBS": 1102, "CS_XBS5_ILP32_OFF32_LINTFLAGS": 1103,
    "CS_XBS5_ILP32_OFFBIG_CFLAGS": 1104, "CS_XBS5_ILP32_OFFBIG_LDFLAGS": 1105, "CS_XBS5_ILP32_OFFBIG_LIBS": 1106,
    "CS_XBS5_ILP32_OFFBIG_LINTFLAGS": 1107, "CS_XBS5_LP64_OFF64_CFLAGS": 1108, "CS_XBS5_LP64_OFF64_LDFLAGS": 1109, "CS_XBS5_LP64_OFF64_LIBS": 1110,
    "CS_XBS5_LP64_OFF64_LINTFLAGS": 1111, "CS_XBS5_LPBIG_OFFBIG_CFLAGS": 1112, "CS_XBS5_LPBIG_OFFBIG_LDFLAGS": 1113,
    "CS_XBS5_LPBIG_OFFBIG_LIBS": 1114, "CS_XBS5_LPBIG_OFFBIG_LINTFLAGS": 1115,
}
_have_functions = [
    "HAVE_EVENTFD", "HAVE_FACCESSAT", "HAVE_FCHDIR", "HAVE_FCHMOD", "HAVE_FCHMODAT", "HAVE_FCHOWN", "HAVE_FCHOWNAT", "HAVE_FEXECVE", "HAVE_FDOPENDIR",
    "HAVE_FPATHCONF", "HAVE_FSTATAT", "HAVE_FSTATVFS", "HAVE_FTRUNCATE", "HAVE_FUTIMENS", "HAVE_FUTIMES", "HAVE_FUTIMESAT", "HAVE_LINKAT",
    "HAVE_LCHOWN", "HAVE_LSTAT", "HAVE_LUTIMES", "HAVE_MEMFD_CREATE", "HAVE_MKDIRAT", "HAVE_MKFIFOAT", "HAVE_MKNODAT", "HAVE_OPENAT",
    "HAVE_READLINKAT", "HAVE_RENAMEAT", "HAVE_SYMLINKAT", "HAVE_UNLINKAT", "HAVE_UTIMENSAT",
]

_variables_now = _posix.environ
environ = _variables_now()

stat_result, _stat_of = _make(
    "stat_result",
    "os",
    ("st_mode", "st_ino", "st_dev", "st_nlink", "st_uid", "st_gid", "st_size", None, None, None),
    ("st_atime", "st_mtime", "st_ctime", "st_atime_ns", "st_mtime_ns", "st_ctime_ns", "st_blksize", "st_blocks", "st_rdev"),
)
statvfs_result, _statvfs_of = _make(
    "statvfs_result",
    "os",
    ("f_bsize", "f_frsize", "f_blocks", "f_bfree", "f_bavail", "f_files", "f_ffree", "f_favail", "f_flag", "f_namemax"),
    ("f_fsid",),
)
terminal_size, _size_of = _make("terminal_size", "os", ("columns", "lines"))
times_result, _times_of = _make("times_result", "posix", ("user", "system", "children_user", "children_system", "elapsed"))
uname_result, _uname_of = _make("uname_result", "posix", ("sysname", "nodename", "release", "version", "machine"))
waitid_result, _waitid_of = _make("waitid_result", "posix", ("si_pid", "si_uid", "si_signo", "si_status", "si_code"))
_parameter, _ = _make("sched_param", "posix", ("sched_priority",))


class sched_param(_parameter):
    """How urgent a process is."""

    __slots__ = ()
    __module__ = "posix"

    def __new__(cls, sched_priority):
        return tuple.__new__(cls, (sched_priority,))

    def __reduce__(self):
        return type(self), (self[0],)


def stat(path, *, dir_fd=None, follow_symlinks=True):
    """What the system says of a file."""
    return _stat_of(*_stat(path, dir_fd, follow_symlinks, "stat"))


def lstat(path, *, dir_fd=None):
    """What the system says of a file, or of a link."""
    return _stat_of(*_stat(path, dir_fd, False, "lstat"))


def fstat(fd):
    """What the system says of an open file."""
    return _stat_of(*_stat(fd, None, True, "fstat"))


def statvfs(path):
    """What the system says of the volume that a file is on."""
    return _statvfs_of(*_statvfs(path))


def fstatvfs(fd, /):
    """What the system says of the volume that an open file is on."""
    return _statvfs_of(*_statvfs(fd))


def utime(path, times=None, *, dir_fd=None, follow_symlinks=True, **given):
    """Says when a file was used and changed."""
    ns = given.pop("ns", None)
    if given:
        raise TypeError(f"utime() got an unexpected keyword argument '{next(iter(given))}'")
    if times is not None and ns is not None:
        raise ValueError("utime: you may specify either 'times' or 'ns' but not both")
    _utime(path, times, ns, dir_fd, follow_symlinks)


def getcwdb():
    """The current folder as bytes."""
    return getcwd().encode("utf-8", "surrogateescape")


class DirEntry:
    """A name in a folder."""

    __slots__ = ("name", "path", "_kind", "_inode", "_stat", "_lstat", "_dir")
    __module__ = "posix"

    def __new__(cls, *arguments, **keywords):
        raise TypeError("cannot create 'posix.DirEntry' instances")

    def _read(self, follow):
        if self._dir is None:
            return stat(self.path) if follow else lstat(self.path)
        return stat(self.name, dir_fd=self._dir, follow_symlinks=follow)

    def stat(self, *, follow_symlinks=True):
        """What the system says of it."""
        if follow_symlinks and self.is_symlink():
            if self._stat is None:
                self._stat = self._read(True)
            return self._stat
        if self._lstat is None:
            self._lstat = self._read(False)
        return self._lstat

    def _is(self, kind, mode, follow_symlinks):
        if self._kind == kind or self._kind not in (0, 10) or self._kind == 10 and not follow_symlinks:
            return self._kind == kind
        try:
            return self.stat(follow_symlinks=follow_symlinks).st_mode & 0o170000 == mode
        except FileNotFoundError:
            return False

    def is_dir(self, *, follow_symlinks=True):
        """Whether it is a folder."""
        return self._is(4, 0o040000, follow_symlinks)

    def is_file(self, *, follow_symlinks=True):
        """Whether it is a plain file."""
        return self._is(8, 0o100000, follow_symlinks)

    def is_symlink(self):
        """Whether it is a link."""
        if self._kind:
            return self._kind == 10
        try:
            return self._read(False).st_mode & 0o170000 == 0o120000
        except FileNotFoundError:
            return False

    def inode(self):
        """Its number."""
        return self._inode

    def __fspath__(self):
        return self.path

    def __repr__(self):
        return f"<DirEntry {self.name!r}>"

    def __reduce__(self):
        raise TypeError("cannot pickle 'posix.DirEntry' object")

    def __class_getitem__(cls, item):
        return type(list[int])(cls, item)


class ScandirIterator:
    """The names in a folder, one after the other."""

    __slots__ = ("_entries", "_folder")
    __module__ = "posix"

    def __new__(cls, *arguments, **keywords):
        raise TypeError("cannot create 'posix.ScandirIterator' instances")

    def __iter__(self):
        return self

    def __next__(self):
        for name, kind, inode in self._entries:
            entry = object.__new__(DirEntry)
            folder = self._folder
            entry.name = name
            entry._dir = folder if type(folder) is int else None
            if type(folder) is int:
                entry.path = name
            else:
                slash = b"/" if type(folder) is bytes else "/"
                entry.path = folder + name if folder.endswith(slash) else folder + slash + name
            entry._kind, entry._inode = kind, inode
            entry._stat = entry._lstat = None
            return entry
        raise StopIteration

    def close(self):
        """Forgets the names that are left."""
        self._entries = iter(())

    def __enter__(self):
        return self

    def __exit__(self, *arguments):
        self.close()

    def __reduce__(self):
        raise TypeError("cannot pickle 'posix.ScandirIterator' object")


def scandir(path=None):
    """The names in a folder, with what the system says of them."""
    entries = _entries(path)
    found = object.__new__(ScandirIterator)
    found._entries = iter(entries)
    if path is None:
        path = "."
    elif type(path) is not int:
        path = fspath(path)
        path = bytes(path) if isinstance(path, bytes) else str(path)
    found._folder = path
    return found


def _encoded(text):
    return text.encode("utf-8", "surrogateescape") if isinstance(text, str) else fspath(text)


def putenv(name, value, /):
    """Sets a variable of the process."""
    name, value = _encoded(name), _encoded(value)
    if b"\0" in name or b"\0" in value:
        raise ValueError("embedded null byte")
    if b"=" in name:
        raise ValueError("illegal environment variable name")
    if not name:
        raise OSError(22, "Invalid argument")
    _putenv(name, value)


def unsetenv(name, /):
    """Removes a variable of the process."""
    name = _encoded(name)
    if b"\0" in name:
        raise ValueError("embedded null byte")
    if not name or b"=" in name:
        raise OSError(22, "Invalid argument")
    _unsetenv(name)


def uname():
    """What the system is called."""
    return _uname_of(*_uname())


def times():
    """The processor time of the process."""
    return _times_of(*_times())


def get_terminal_size(fd=1, /):
    """How large the terminal is."""
    return _size_of(*_size(fd))


def getresuid():
    """The real, effective and saved user."""
    return _ids()[:3]


def getresgid():
    """The real, effective and saved group."""
    return _ids()[3:]


def device_encoding(fd):
    """The encoding of a terminal; None of what is none."""
    return "utf-8" if isatty(fd) else None


def eventfd(initval, flags=EFD_CLOEXEC):
    """A descriptor that counts."""
    return _eventfd(initval, flags)


def memfd_create(name, flags=MFD_CLOEXEC):
    """A file in memory."""
    return _memfd_create(name, flags)


def _number_of(name, names):
    if isinstance(name, str):
        try:
            return names[name]
        except KeyError:
            raise ValueError("unrecognized configuration name") from None
    if not isinstance(name, int):
        raise TypeError("configuration names must be strings or integers")
    return name


def sysconf(name, /):
    """A limit of the system."""
    return _sysconf(_number_of(name, sysconf_names))


def confstr(name, /):
    """A text of the system's settings."""
    return _confstr(_number_of(name, confstr_names))


def pathconf(path, name):
    """A limit of a file."""
    return _pathconf(path, _number_of(name, pathconf_names))


def fpathconf(fd, name, /):
    """A limit of an open file."""
    return _pathconf(fd, _number_of(name, pathconf_names))


def _urgency(param):
    if not isinstance(param, sched_param):
        raise TypeError("must have a sched_param object")
    return param[0]


def sched_getparam(pid, /):
    """How urgent a process is."""
    return sched_param(_getparam(pid))


def sched_setparam(pid, param, /):
    """Says how urgent a process is."""
    _setparam(pid, _urgency(param))


def sched_setscheduler(pid, policy, param, /):
    """Says by which rules a process gets time."""
    _setscheduler(pid, policy, _urgency(param))


def forkpty():
    """Splits the process in two, with a terminal between them."""
    master, slave = openpty()
    pid = fork()
    if pid:
        close(slave)
        return pid, master
    close(master)
    login_tty(slave)
    return 0, -1


def wait():
    """Waits for a child process."""
    return waitpid(-1, 0)


def wait4(pid, options):
    """Waits for a child process, and says what it has used."""
    from resource import struct_rusage

    pid, status, used = _wait4(pid, options)
    return pid, status, struct_rusage(used)


def wait3(options):
    """Waits for any child process, and says what it has used."""
    return wait4(-1, options)


def waitid(idtype, id, options, /):
    """Waits for what becomes of processes."""
    found = _waitid(idtype, id, options)
    return None if found is None else _waitid_of(*found)


def _arguments(argv, function):
    if not isinstance(argv, (list, tuple)):
        raise TypeError(f"{function}: argv must be a tuple or list")
    if not argv:
        raise ValueError(f"{function}: argv must not be empty" if function.startswith("posix") else f"{function}() arg 2 must not be empty")
    arguments = [_encoded(part) for part in argv]
    if not arguments[0]:
        raise ValueError(f"{function}: argv first element cannot be empty" if function.startswith("posix") else f"{function}() arg 2 first element cannot be empty")
    return arguments


def _variables(env, function):
    if not hasattr(env, "keys"):
        raise TypeError(f"{function}: environment must be a mapping object")
    found = []
    for name, value in zip(list(env.keys()), list(env.values())):
        name, value = _encoded(name), _encoded(value)
        if not name or b"=" in name[1:]:
            raise ValueError("illegal environment variable name")
        found.append(name + b"=" + value)
    return found


def execve(path, argv, env):
    """Runs another program in this process."""
    if not isinstance(argv, (list, tuple)):
        raise TypeError("execve: argv must be a tuple or list")
    if not argv:
        raise ValueError("execve: argv must not be empty")
    if not hasattr(env, "keys"):
        raise TypeError("execve: environment must be a mapping object")
    arguments = [_encoded(part) for part in argv]
    if not arguments[0]:
        raise ValueError("execve: argv first element cannot be empty")
    if isinstance(path, int):
        path = f"/proc/self/fd/{path}"
    else:
        fspath(path)
    try:
        _execve(_encoded(path), arguments, _variables(env, "execve"))
    except OSError as failed:
        raised = OSError(failed.errno, failed.strerror, path)
    raise raised


def execv(path, argv, /):
    """Runs another program in this process."""
    if not isinstance(argv, (list, tuple)):
        raise TypeError("execv() arg 2 must be a tuple or list")
    if not argv:
        raise ValueError("execv() arg 2 must not be empty")
    arguments = [_encoded(part) for part in argv]
    if not arguments[0]:
        raise ValueError("execv() arg 2 first element cannot be empty")
    try:
        _execve(_encoded(path), arguments, [name + b"=" + value for name, value in _now().items()])
    except OSError as failed:
        raised = OSError(failed.errno, failed.strerror)
    raise raised


def _now():
    return _variables_now()


def _start(function, use_path, path, argv, env, file_actions, setpgroup, resetids, setsid, setsigmask, setsigdef, scheduler):
    arguments = _arguments(argv, function)
    variables = [name + b"=" + value for name, value in _now().items()] if env is None else _variables(env, function)
    if file_actions is not None and not hasattr(file_actions, "__iter__"):
        raise TypeError(f"{function}: file_actions must be a sequence or None")
    if not isinstance(resetids, (bool, int)):
        raise TypeError(f"'{type(resetids).__name__}' object cannot be interpreted as an integer")
    if scheduler is not None:
        if not isinstance(scheduler, tuple) or len(scheduler) != 2:
            raise TypeError(f"{function}: scheduler must be a tuple or None")
        scheduler = scheduler[0], _urgency(scheduler[1])
    return _spawn(path, arguments, variables, file_actions, setpgroup, resetids, setsid, setsigmask, setsigdef, scheduler, use_path)


def posix_spawn(
    path, argv, env, /, *, file_actions=(), setpgroup=None, resetids=False, setsid=False, setsigmask=None, setsigdef=None, scheduler=None
):
    """Starts a program."""
    return _start("posix_spawn", False, path, argv, env, file_actions, setpgroup, resetids, setsid, setsigmask, setsigdef, scheduler)


def posix_spawnp(
    path, argv, env, /, *, file_actions=(), setpgroup=None, resetids=False, setsid=False, setsigmask=None, setsigdef=None, scheduler=None
):
    """Starts a program that is looked for where programs are."""
    return _start("posix_spawnp", True, path, argv, env, file_actions, setpgroup, resetids, setsid, setsigmask, setsigdef, scheduler)


def WIFSIGNALED(status):
    """Whether a signal has ended a process."""
    return status & 0x7F not in (0, 0x7F)


def WIFEXITED(status):
    """Whether a process has ended by itself."""
    return status & 0x7F == 0


def WIFSTOPPED(status):
    """Whether a process waits to be continued."""
    return status & 0xFF == 0x7F


def WIFCONTINUED(status):
    """Whether a process was continued."""
    return status == 0xFFFF


def WCOREDUMP(status, /):
    """Whether a process has left its memory."""
    return bool(status & 0x80)


def WEXITSTATUS(status):
    """What a process has ended with."""
    return status >> 8 & 0xFF


def WSTOPSIG(status):
    """The signal that has stopped a process."""
    return status >> 8 & 0xFF


def WTERMSIG(status):
    """The signal that has ended a process."""
    return status & 0x7F


def waitstatus_to_exitcode(status):
    """The exit code that a status means."""
    if status & 0x7F == 0x7F and status & 0xFF == 0x7F:
        raise ValueError(f"process stopped by delivery of signal {WSTOPSIG(status)}")
    return -(status & 0x7F) if status & 0x7F else status >> 8


from posix import close, fspath, getcwd, isatty, login_tty, openpty

del _
