"""Paths of files."""

import posix as _posix

__all__ = [
    "normcase", "isabs", "join", "splitdrive", "split", "splitext", "basename", "dirname", "commonprefix", "getsize", "getmtime", "getatime", "getctime",
    "islink", "exists", "lexists", "isdir", "isfile", "ismount", "expanduser", "expandvars", "normpath", "abspath", "samefile", "sameopenfile",
    "samestat", "curdir", "pardir", "sep", "pathsep", "defpath", "altsep", "extsep", "devnull", "realpath", "supports_unicode_filenames", "relpath",
    "commonpath",
]

curdir = "."
pardir = ".."
extsep = "."
sep = "/"
pathsep = ":"
defpath = "/bin:/usr/bin"
altsep = None
devnull = "/dev/null"
supports_unicode_filenames = False
_fspath = _posix.fspath


def _like(path, text):
    """A text of the kind that the path is of."""
    return text.encode("utf-8", "surrogateescape") if isinstance(path, bytes) else text


def _check(name, *paths):
    kinds = {isinstance(path, bytes) for path in paths}
    if len(kinds) > 1:
        raise TypeError(f"Can't mix strings and bytes in path components")


def normcase(s):
    """The path as it is."""
    return _fspath(s)


def isabs(s):
    """Whether the path begins at the root."""
    s = _fspath(s)
    return s.startswith(_like(s, "/"))


def join(a, *p):
    """Paths one below the other."""
    a = _fspath(a)
    slash = _like(a, "/")
    path = a
    for part in p:
        try:
            part = _fspath(part)
        except TypeError:
            raise TypeError(f"join() argument must be str, bytes, or os.PathLike object, not {type(part).__name__!r}") from None
        _check("join", a, part)
        if part.startswith(slash):
            path = part
        elif not path or path.endswith(slash):
            path += part
        else:
            path += slash + part
    return path


def split(p):
    """Everything up to the last slash, and what is behind it."""
    p = _fspath(p)
    slash = _like(p, "/")
    at = p.rfind(slash) + 1
    head, tail = p[:at], p[at:]
    if head and head != slash * len(head):
        head = head.rstrip(slash)
    return head, tail


def splitext(p):
    """The path without its extension, and the extension."""
    p = _fspath(p)
    dot = _like(p, ".")
    start = p.rfind(_like(p, "/")) + 1
    at = p.rfind(dot)
    if at > start and p[start:at].strip(dot):
        return p[:at], p[at:]
    if at > start:
        # Only dots before it: no extension.
        return p, p[:0]
    return p, p[:0]


def splitdrive(p):
    """No drive, and the path."""
    p = _fspath(p)
    return p[:0], p


def basename(p):
    """What is behind the last slash."""
    p = _fspath(p)
    return p[p.rfind(_like(p, "/")) + 1 :]


def dirname(p):
    """Everything up to the last slash."""
    return split(p)[0]


def commonprefix(m):
    """What all paths begin with, character by character."""
    if not m:
        return ""
    if not isinstance(m[0], (list, tuple)):
        m = tuple([_fspath(path) for path in m])
    first, last = min(m), max(m)
    for at, char in enumerate(first):
        if char != last[at]:
            return first[:at]
    return first


def _mode(path, stat=_posix.stat):
    try:
        return stat(path)[0]
    except (OSError, ValueError):
        return 0


def exists(path):
    """Whether there is such a file."""
    try:
        _posix.fstat(path) if isinstance(path, int) else _posix.stat(path)
    except (OSError, ValueError):
        return False
    return True


def lexists(path):
    """Whether there is such a file, or a link of that name."""
    try:
        _posix.lstat(path)
    except (OSError, ValueError):
        return False
    return True


def isfile(path):
    """Whether it is a plain file."""
    return _mode(path) & 0o170000 == 0o100000


def isdir(s):
    """Whether it is a folder."""
    return _mode(s) & 0o170000 == 0o040000


def islink(path):
    """Whether it is a link."""
    return _mode(path, _posix.lstat) & 0o170000 == 0o120000


def ismount(path):
    """Whether another file system begins there."""
    try:
        here = _posix.lstat(path)
    except (OSError, ValueError):
        return False
    if here[0] & 0o170000 == 0o120000:
        return False
    try:
        above = _posix.lstat(join(_fspath(path), _like(_fspath(path), "..")))
    except OSError:
        return False
    return here[2] != above[2] or here[1] == above[1]


def getsize(filename):
    """How many bytes a file has."""
    return _posix.stat(filename)[6]


def getatime(filename):
    """When it was last used."""
    return _posix.stat(filename).st_atime


def getmtime(filename):
    """When it was last changed."""
    return _posix.stat(filename).st_mtime


def getctime(filename):
    """When its status was last changed."""
    return _posix.stat(filename).st_ctime


def samestat(s1, s2):
    """Whether it is the same file, by what the system says of it."""
    return s1.st_ino == s2.st_ino and s1.st_dev == s2.st_dev


def samefile(f1, f2):
    """Whether it is the same file."""
    return _posix.stat(f1)[1:3] == _posix.stat(f2)[1:3]


def sameopenfile(fp1, fp2):
    """Whether it is the same file."""
    return _posix.fstat(fp1)[1:3] == _posix.fstat(fp2)[1:3]


def expanduser(path):
    """With the home folder for a tilde at the start."""
    path = _fspath(path)
    tilde = _like(path, "~")
    if not path.startswith(tilde):
        return path
    slash = _like(path, "/")
    at = path.find(slash, 1)
    if at < 0:
        at = len(path)
    if at != 1:
        return path
    import os

    home = os.environ.get("HOME")
    if home is None:
        home = "/root" if _posix.getuid() == 0 else "/"
    home = _like(path, home).rstrip(slash)
    return (home + path[at:]) or slash


def expandvars(path):
    """With the values of variables for $name and ${name}."""
    path = _fspath(path)
    text = path.decode("utf-8", "surrogateescape") if isinstance(path, bytes) else path
    if "$" not in text:
        return path
    import os

    parts = []
    at = 0
    while at < len(text):
        found = text.find("$", at)
        if found < 0:
            parts.append(text[at:])
            break
        parts.append(text[at:found])
        end = found + 1
        if text[end : end + 1] == "{":
            close = text.find("}", end)
            name = text[end + 1 : close] if close >= 0 else ""
            end = close + 1
        else:
            while end < len(text) and (text[end].isalnum() or text[end] == "_") and text[end].isascii():
                end += 1
            name = text[found + 1 : end]
        if name in os.environ and end > 0:
            parts.append(os.environ[name])
        else:
            end = max(end, found + 1)
            parts.append(text[found:end])
        at = end
    return _like(path, "".join(parts))


def normpath(path):
    """Without what goes nowhere, such as a//b, a/./b and a/b/../c."""
    path = _fspath(path)
    slash, dot, dots = _like(path, "/"), _like(path, "."), _like(path, "..")
    if not path:
        return dot
    root = slash if path.startswith(slash) else path[:0]
    # Two slashes at the start may mean something else than one; three do not.
    if path.startswith(slash * 2) and not path.startswith(slash * 3):
        root = slash * 2
    parts = []
    for part in path.split(slash):
        if not part or part == dot:
            continue
        if part != dots or not root and not parts or parts and parts[-1] == dots:
            parts.append(part)
        elif parts:
            parts.pop()
    return (root + slash.join(parts)) or dot


def abspath(path):
    """The path from the root."""
    path = _fspath(path)
    if not isabs(path):
        path = join(_like(path, _posix.getcwd()), path)
    return normpath(path)


def realpath(filename, *, strict=False):
    """The path from the root, without links."""
    filename = _fspath(filename)
    slash, dot, dots = _like(filename, "/"), _like(filename, "."), _like(filename, "..")
    path = slash if isabs(filename) else _like(filename, _posix.getcwd())
    rest = [part for part in reversed(filename.split(slash)) if part]
    followed = 0
    while rest:
        part = rest.pop()
        if part == dot:
            continue
        if part == dots:
            path = dirname(path)
            continue
        new = join(path, part)
        try:
            is_link = _posix.lstat(new)[0] & 0o170000 == 0o120000
        except OSError:
            if strict:
                raise
            is_link = False
        if not is_link:
            path = new
            continue
        followed += 1
        if followed > 40:
            if strict:
                _posix.stat(new)
            path = new
            continue
        target = _like(filename, _posix.readlink(new))
        if isabs(target):
            path = slash
        rest.extend([part for part in reversed(target.split(slash)) if part])
    return path


def relpath(path, start=None):
    """The path as seen from a folder."""
    if not path:
        raise ValueError("no path specified")
    path = _fspath(path)
    slash, dot, dots = _like(path, "/"), _like(path, "."), _like(path, "..")
    start = dot if start is None else _fspath(start)
    _check("relpath", path, start)
    begin = [part for part in abspath(start).split(slash) if part]
    end = [part for part in abspath(path).split(slash) if part]
    same = len(commonprefix([begin, end]))
    parts = [dots] * (len(begin) - same) + end[same:]
    return slash.join(parts) if parts else dot


def commonpath(paths):
    """The longest folder that all paths are in."""
    paths = tuple([_fspath(path) for path in paths])
    if not paths:
        raise ValueError("commonpath() arg is an empty sequence")
    _check("commonpath", *paths)
    slash, dot = _like(paths[0], "/"), _like(paths[0], ".")
    if len({path.startswith(slash) for path in paths}) > 1:
        raise ValueError("Can't mix absolute and relative paths") from None
    root = slash if paths[0].startswith(slash) else slash[:0]
    split = [[part for part in path.split(slash) if part and part != dot] for path in paths]
    return root + slash.join(commonprefix(split))
