"""The system: files, folders, the process."""

import posix as _posix
import posixpath as path
import sys
from _collections_abc import MutableMapping as _MutableMapping
from _structseq import make as _make
from abc import ABC as _ABC, abstractmethod as _abstractmethod
from posix import _exit, chdir, close, cpu_count, dup, fspath, fsync, ftruncate, getcwd, getgid, getpid, getppid, getuid, isatty, kill, link
from posix import lseek, pipe, read, readlink, strerror, system, umask, unlink, urandom, write

from _process import closerange, dup2, fork, register_at_fork, get_blocking, get_inheritable, set_blocking, set_inheritable, setsid, waitpid, _execve

sys.modules["os.path"] = path
from posixpath import altsep, curdir, defpath, devnull, extsep, pardir, pathsep, sep

name = "posix"
linesep = "\n"
error = OSError

F_OK, X_OK, W_OK, R_OK = 0, 1, 2, 4
O_RDONLY, O_WRONLY, O_RDWR, O_CREAT, O_EXCL, O_NOCTTY, O_TRUNC, O_APPEND, O_NONBLOCK = 0, 1, 2, 0o100, 0o200, 0o400, 0o1000, 0o2000, 0o4000
O_CLOEXEC, O_DIRECTORY, O_NOFOLLOW, O_SYNC = 0o2000000, 0o200000, 0o400000, 0o4010000
SEEK_SET, SEEK_CUR, SEEK_END = 0, 1, 2
EX_OK, EX_USAGE, EX_DATAERR, EX_NOINPUT, EX_SOFTWARE, EX_OSERR, EX_IOERR = 0, 64, 65, 66, 70, 71, 74
P_WAIT, P_NOWAIT = 0, 1
WNOHANG = 1

supports_bytes_environ = True
supports_dir_fd = set()
supports_fd = set()
supports_effective_ids = set()
supports_follow_symlinks = set()

_stat_fields = ("st_mode", "st_ino", "st_dev", "st_nlink", "st_uid", "st_gid", "st_size", "st_atime", "st_mtime", "st_ctime")
_hidden = ("st_atime_ns", "st_mtime_ns", "st_ctime_ns", "st_blksize", "st_blocks", "st_rdev", "_atime", "_mtime", "_ctime")
stat_result, _ = _make("stat_result", "os", _stat_fields, _hidden)
for _time in ("atime", "mtime", "ctime"):
    setattr(stat_result, f"st_{_time}", property(lambda self, name=f"_{_time}": getattr(self, name)))
del _time


def _stat_of(numbers):
    times = [numbers[at] * 1_000_000_000 + numbers[at + 3] for at in (7, 8, 9)]
    return stat_result(numbers[:10] + tuple(times) + numbers[13:16] + tuple([time / 1e9 for time in times]))


def stat(path, *, dir_fd=None, follow_symlinks=True):
    """What the system says of a file."""
    if isinstance(path, int):
        return _stat_of(_posix.fstat(path))
    if not isinstance(path, (str, bytes)) and not hasattr(type(path), "__fspath__"):
        raise TypeError(f"stat: path should be string, bytes, os.PathLike or integer, not {type(path).__name__}")
    return _stat_of(_posix.stat(path) if follow_symlinks else _posix.lstat(path))


def lstat(path, *, dir_fd=None):
    """What the system says of a file, or of a link."""
    return _stat_of(_posix.lstat(path))


def fstat(fd):
    """What the system says of an open file."""
    return _stat_of(_posix.fstat(fd))


def open(path, flags, mode=0o777, *, dir_fd=None):
    """Opens a file and gives its number."""
    return _posix.open(path, flags, mode)


def fdopen(fd, mode="r", buffering=-1, encoding=None, *args, **kwargs):
    """A file object for an open file."""
    if not isinstance(fd, int):
        raise TypeError("invalid fd type (%s, expected integer)" % type(fd))
    import io

    return io.open(fd, mode, buffering, encoding, *args, **kwargs)


def access(path, mode, *, dir_fd=None, effective_ids=False, follow_symlinks=True):
    """Whether a file may be used in a way."""
    return _posix.access(path, mode)


def getcwdb():
    """The current folder as bytes."""
    return fsencode(getcwd())


def listdir(path=None):
    """The names in a folder."""
    folder = "." if path is None else path
    return _posix.listdir(folder)


def mkdir(path, mode=0o777, *, dir_fd=None):
    """Makes a folder."""
    _posix.mkdir(path, mode)


def rmdir(path, *, dir_fd=None):
    """Removes an empty folder."""
    _posix.rmdir(path)


def remove(path, *, dir_fd=None):
    """Removes a file."""
    _posix.unlink(path)


def rename(src, dst, *, src_dir_fd=None, dst_dir_fd=None):
    """Gives a file another name."""
    _posix.rename(src, dst)


replace = rename


def symlink(src, dst, target_is_directory=False, *, dir_fd=None):
    """Makes a link."""
    _posix.symlink(src, dst)


def truncate(path, length):
    """Cuts a file off."""
    fd = _posix.open(path, O_WRONLY, 0)
    try:
        ftruncate(fd, length)
    finally:
        close(fd)


def _get_exports_list(module):
    """The names that a module gives."""
    try:
        return list(module.__all__)
    except AttributeError:
        return [name for name in dir(module) if name[0] != "_"]


def chown(path, uid, gid, *, dir_fd=None, follow_symlinks=True):
    """Says whose a file is."""
    _posix.chown(path, uid, gid, follow_symlinks)


def lchown(path, uid, gid):
    """Says whose a file is, or a link."""
    _posix.chown(path, uid, gid, False)


def fchown(fd, uid, gid):
    """Says whose an open file is."""
    _posix.chown(fd, uid, gid, True)


def chmod(path, mode, *, dir_fd=None, follow_symlinks=True):
    """Says who may do what with a file."""
    _posix.chmod(path, mode)


def utime(path, times=None, *, ns=None, dir_fd=None, follow_symlinks=True):
    """Says when a file was used and changed."""
    if ns is None:
        if times is None:
            import time

            now = time.time_ns()
            ns = now, now
        else:
            ns = tuple([int(seconds * 1_000_000_000) for seconds in times])
    _posix.utime(path, ns[0] // 1_000_000_000, ns[0] % 1_000_000_000, ns[1] // 1_000_000_000, ns[1] % 1_000_000_000)


def makedirs(name, mode=0o777, exist_ok=False):
    """Makes a folder, and those that it is in."""
    head, tail = path.split(name)
    if not tail:
        head, tail = path.split(head)
    if head and tail and not path.exists(head):
        try:
            makedirs(head, exist_ok=exist_ok)
        except FileExistsError:
            pass
        if tail == (b"." if isinstance(tail, bytes) else "."):
            return
    try:
        mkdir(name, mode)
    except OSError:
        if not exist_ok or not path.isdir(name):
            raise


def removedirs(name):
    """Removes a folder, and those that it is in as long as they are empty."""
    rmdir(name)
    head, tail = path.split(name)
    if not tail:
        head, tail = path.split(head)
    while head and tail:
        try:
            rmdir(head)
        except OSError:
            break
        head, tail = path.split(head)


def renames(old, new):
    """Gives a file another name, makes the folders for it, and removes those that are empty then."""
    head, tail = path.split(new)
    if head and tail and not path.exists(head):
        makedirs(head)
    rename(old, new)
    head, tail = path.split(old)
    if head and tail:
        try:
            removedirs(head)
        except OSError:
            pass


class DirEntry:
    """A name in a folder."""

    __module__ = "posix"

    def __init__(self, folder, name):
        self.name = name
        self.path = path.join(folder, name)
        self._stat = None
        self._lstat = None

    def stat(self, *, follow_symlinks=True):
        """What the system says of it."""
        if follow_symlinks:
            if self._stat is None:
                self._stat = stat(self.path)
            return self._stat
        if self._lstat is None:
            self._lstat = lstat(self.path)
        return self._lstat

    def _is(self, kind, follow_symlinks):
        try:
            return self.stat(follow_symlinks=follow_symlinks).st_mode & 0o170000 == kind
        except FileNotFoundError:
            return False

    def is_dir(self, *, follow_symlinks=True):
        """Whether it is a folder."""
        return self._is(0o040000, follow_symlinks)

    def is_file(self, *, follow_symlinks=True):
        """Whether it is a plain file."""
        return self._is(0o100000, follow_symlinks)

    def is_symlink(self):
        """Whether it is a link."""
        return self._is(0o120000, False)

    def inode(self):
        """Its number."""
        return self.stat(follow_symlinks=False).st_ino

    def __fspath__(self):
        return self.path

    def __repr__(self):
        return f"<DirEntry {self.name!r}>"


class _Scan:
    def __init__(self, folder):
        self._entries = iter([DirEntry(folder, name) for name in listdir(folder)])

    def __iter__(self):
        return self

    def __next__(self):
        return next(self._entries)

    def close(self):
        self._entries = iter(())

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()


def scandir(path=None):
    """The names in a folder, with what the system says of them."""
    return _Scan("." if path is None else fspath(path))


def walk(top, topdown=True, onerror=None, followlinks=False):
    """The folders below a folder, each with the folders and files in it."""
    stack = [fspath(top)]
    while stack:
        top = stack.pop()
        if isinstance(top, tuple):
            yield top
            continue
        folders = []
        files = []
        below = []
        try:
            entries = list(scandir(top))
        except OSError as error:
            if onerror is not None:
                onerror(error)
            continue
        for entry in entries:
            try:
                is_folder = entry.is_dir()
            except OSError:
                is_folder = False
            if is_folder:
                folders.append(entry.name)
                if not topdown and (followlinks or not entry.is_symlink()):
                    below.append(entry.path)
            else:
                files.append(entry.name)
        if topdown:
            yield top, folders, files
            for name in reversed(folders):
                new = path.join(top, name)
                if followlinks or not path.islink(new):
                    stack.append(new)
        else:
            stack.append((top, folders, files))
            stack.extend(reversed(below))


def fsencode(filename):
    """A file name as bytes."""
    filename = fspath(filename)
    return filename.encode("utf-8", "surrogateescape") if isinstance(filename, str) else filename


def fsdecode(filename):
    """A file name as text."""
    filename = fspath(filename)
    return filename.decode("utf-8", "surrogateescape") if isinstance(filename, bytes) else filename


class PathLike(_ABC):
    """What stands for a path."""

    @_abstractmethod
    def __fspath__(self):
        """The path."""
        raise NotImplementedError

    @classmethod
    def __subclasshook__(cls, subclass):
        if cls is PathLike:
            return True if hasattr(subclass, "__fspath__") else NotImplemented
        return NotImplemented

    def __class_getitem__(cls, item):
        return type(list[int])(cls, item)


class _Environ(_MutableMapping):
    """The variables of the process."""

    def __init__(self, data, encodekey, decodekey, encodevalue, decodevalue):
        self.encodekey = encodekey
        self.decodekey = decodekey
        self.encodevalue = encodevalue
        self.decodevalue = decodevalue
        self._data = data

    def __getitem__(self, key):
        try:
            value = self._data[self.encodekey(key)]
        except KeyError:
            raise KeyError(key) from None
        return self.decodevalue(value)

    def __setitem__(self, key, value):
        key = self.encodekey(key)
        value = self.encodevalue(value)
        putenv(key, value)
        self._data[key] = value

    def __delitem__(self, key):
        encodedkey = self.encodekey(key)
        unsetenv(encodedkey)
        try:
            del self._data[encodedkey]
        except KeyError:
            raise KeyError(key) from None

    def __iter__(self):
        for key in list(self._data):
            yield self.decodekey(key)

    def __len__(self):
        return len(self._data)

    def __repr__(self):
        return f"environ({{{', '.join([f'{self.decodekey(key)!r}: {self.decodevalue(value)!r}' for key, value in self._data.items()])}}})"

    def copy(self):
        return dict(self)

    def setdefault(self, key, value):
        if key not in self:
            self[key] = value
        return self[key]

    def __ior__(self, other):
        self.update(other)
        return self

    def __or__(self, other):
        return {**dict(self), **dict(other)}

    def __ror__(self, other):
        return {**dict(other), **dict(self)}


def _encode(value):
    if not isinstance(value, str):
        raise TypeError("str expected, not %s" % type(value).__name__)
    return value.encode("utf-8", "surrogateescape")


def _decode(value):
    return value.decode("utf-8", "surrogateescape")


def _bytes(value):
    if not isinstance(value, bytes):
        raise TypeError("bytes expected, not %s" % type(value).__name__)
    return value


def putenv(name, value, /):
    """Sets a variable of the process."""
    name, value = fsencode(name), fsencode(value)
    if b"\0" in name or b"\0" in value:
        raise ValueError("embedded null byte")
    if b"=" in name:
        raise ValueError("illegal environment variable name")
    if not name:
        raise OSError(22, "Invalid argument")
    _posix.putenv(name, value)


def unsetenv(name, /):
    """Removes a variable of the process."""
    name = fsencode(name)
    if b"\0" in name:
        raise ValueError("embedded null byte")
    if not name or b"=" in name:
        raise OSError(22, "Invalid argument")
    _posix.unsetenv(name)


environ = _Environ(_posix.environ(), _encode, _decode, _encode, _decode)
environb = _Environ(environ._data, _bytes, _bytes, _bytes, _bytes)


def getenv(key, default=None):
    """A variable of the process."""
    return environ.get(key, default)


def getenvb(key, default=None):
    """A variable of the process as bytes."""
    return environb.get(key, default)


def get_exec_path(env=None):
    """Where programs are looked for."""
    if env is None:
        env = environ
    try:
        path_list = env.get("PATH")
    except TypeError:
        path_list = None
    try:
        path_listb = env[b"PATH"]
    except (KeyError, TypeError):
        pass
    else:
        if path_list is not None:
            raise ValueError("env cannot contain 'PATH' and b'PATH' keys")
        path_list = fsdecode(path_listb)
    if path_list is None:
        path_list = defpath
    return path_list.split(pathsep)


def getlogin():
    """Who uses the system."""
    return environ.get("LOGNAME", "root")


geteuid = getuid
getegid = getgid
uname_result, _of_uname = _make("uname_result", "posix", ("sysname", "nodename", "release", "version", "machine"))
times_result, _of_times = _make("times_result", "posix", ("user", "system", "children_user", "children_system", "elapsed"))
terminal_size, _of_terminal = _make("terminal_size", "os", ("columns", "lines"))


def uname():
    """What the system is called."""
    return _of_uname(*_posix.uname())


def times():
    """The processor time of the process."""
    return _of_times(*_posix.times())


def get_terminal_size(fd=1, /):
    """How large the terminal is."""
    if not isatty(fd):
        raise OSError(25, "Inappropriate ioctl for device")
    return _of_terminal(80, 24)


def getpgid(pid, /):
    """The group of a process."""
    return getpid()


def abort():
    """Ends the run at once."""
    kill(getpid(), 6)


def popen(cmd, mode="r", buffering=-1):
    """A file with what a command writes."""
    import io
    import tempfile

    with tempfile.NamedTemporaryFile(delete=False) as file:
        target = file.name
    system(f"{cmd} > {target}")
    text = io.open(target).read()
    remove(target)
    return io.StringIO(text)


def wait():
    """Waits for a child process."""
    return waitpid(-1, 0)


def execve(path, argv, env):
    """Runs another program in this process."""
    _execve(fsencode(path), [fsencode(part) for part in argv], [fsencode(name) + b"=" + fsencode(value) for name, value in env.items()])


def execv(path, argv, /):
    """Runs another program in this process."""
    execve(path, argv, environ)


def execvp(file, args):
    """Runs another program in this process, looked for where programs are."""
    execvpe(file, args, environ)


def execvpe(file, args, env):
    """Runs another program in this process, looked for where programs are."""
    if sep in fsdecode(file):
        return execve(file, args, env)
    failed = FileNotFoundError(2, "No such file or directory")
    for folder in get_exec_path(env):
        try:
            execve(path.join(folder, fsdecode(file)), args, env)
        except (FileNotFoundError, NotADirectoryError):
            pass
        except OSError as error:
            failed = error
    raise failed


def WIFSIGNALED(status):
    """Whether a signal has ended a process."""
    return status & 0x7F not in (0, 0x7F)


def WIFEXITED(status):
    """Whether a process has ended by itself."""
    return status & 0x7F == 0


def WIFSTOPPED(status):
    """Whether a process waits to be continued."""
    return status & 0xFF == 0x7F


def WEXITSTATUS(status):
    """What a process has ended with."""
    return status >> 8 & 0xFF


WSTOPSIG = WEXITSTATUS


def WTERMSIG(status):
    """The signal that has ended a process."""
    return status & 0x7F


def waitstatus_to_exitcode(status, /):
    """The exit code that a status means."""
    return -(status & 0x7F) if status & 0x7F else status >> 8


del _, _ABC, _abstractmethod, _make
__all__ = [_name for _name in list(globals()) if not _name.startswith("_") and _name not in ("sys",)] + ["_exit"]
