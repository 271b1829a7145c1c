"""The system: files, folders, the process."""

import posix as _posix
from posix import *
from posix import _exit
import posixpath as path
import sys
from _collections_abc import MutableMapping as _MutableMapping
from abc import ABC as _ABC, abstractmethod as _abstractmethod

sys.modules["os.path"] = path
from posixpath import altsep, curdir, defpath, devnull, extsep, pardir, pathsep, sep

name = "posix"
linesep = "\n"
error = OSError

SEEK_SET, SEEK_CUR, SEEK_END = 0, 1, 2
P_WAIT, P_NOWAIT = 0, 1

supports_bytes_environ = True
supports_dir_fd = {access, chmod, chown, link, mkdir, mkfifo, mknod, open, readlink, rename, rmdir, stat, symlink, unlink, utime}
supports_fd = {chdir, chmod, chown, execve, listdir, pathconf, stat, statvfs, truncate, utime}
supports_effective_ids = {access}
supports_follow_symlinks = {access, chown, link, stat, utime}


def fdopen(fd, mode="r", buffering=-1, encoding=None, *args, **kwargs):
    """A file object for an open file."""
    if not isinstance(fd, int):
        raise TypeError("invalid fd type (%s, expected integer)" % type(fd))
    import io

    return io.open(fd, mode, buffering, encoding, *args, **kwargs)


def _get_exports_list(module):
    """The names that a module gives."""
    try:
        return list(module.__all__)
    except AttributeError:
        return [name for name in dir(module) if name[0] != "_"]


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


environ = _Environ(_posix.environ, _encode, _decode, _encode, _decode)
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


__all__ = [_name for _name in list(globals()) if not _name.startswith("_") and _name not in ("sys",)] + ["_exit"]
