# os: descriptors opened with flags, pipes, dup, lseek, pread-free reading and writing, fdopen, ftruncate, fstat, errors with their numbers.
import errno
import os
import tempfile


def t(f, *a, **k):
    try:
        return f(*a, **k)
    except OSError as e:
        return errno.errorcode[e.errno]
    except (TypeError, ValueError) as e:
        return type(e).__name__


r, w = os.pipe()
print(r > 2, w != r, os.write(w, b"hello"), os.read(r, 3), os.read(r, 99), t(os.write, r, b"x"), t(os.read, w, 1), os.isatty(r), os.get_inheritable(r))
os.set_inheritable(r, True)
print(os.get_inheritable(r), os.set_inheritable(r, False))
d = os.dup(w)
os.close(w)
print(os.write(d, b"again"), os.read(r, 5), t(os.write, w, b"x"), t(os.close, w), os.close(d), os.read(r, 5), os.close(r), t(os.read, -1, 1), t(os.fstat, 9999), t(os.dup, 9999))
with tempfile.TemporaryDirectory() as root:
    path = os.path.join(root, "f")
    fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    print(os.write(fd, b"0123456789"), os.lseek(fd, 3, os.SEEK_SET), os.read(fd, 2), os.lseek(fd, -1, os.SEEK_END), os.read(fd, 5), os.lseek(fd, 0, os.SEEK_CUR), os.ftruncate(fd, 4), os.fstat(fd).st_size, os.lseek(fd, 6, 0), os.write(fd, memoryview(b"xy")), os.fsync(fd), oct(os.fstat(fd).st_mode)[-3:])
    os.close(fd)
    with open(path, "rb") as f:
        print(f.read())
    print(t(os.open, path, os.O_CREAT | os.O_EXCL), t(os.open, os.path.join(root, "no", "f"), os.O_RDONLY), t(os.open, root, os.O_WRONLY), t(os.lseek, fd, 0, 0))
    fd = os.open(path, os.O_WRONLY | os.O_APPEND)
    print(os.write(fd, b"end"), t(os.read, fd, 1), os.close(fd), os.path.getsize(path), os.close(os.open(path, os.O_WRONLY | os.O_TRUNC)), os.path.getsize(path))
    with os.fdopen(os.open(path, os.O_RDWR), "w+") as f:
        print(f.write("text\nlines\n"), f.flush(), os.fstat(f.fileno()).st_size, f.seek(0), f.readlines(), f.name > 2, f.fileno() == f.name)
    keep = os.open(path, os.O_RDONLY)
    with open(keep, closefd=False) as f:
        print(f.readline(), f.tell())
    print(os.lseek(keep, 0, os.SEEK_SET), os.read(keep, 4), os.close(keep), t(open, keep), t(os.fdopen, "x"))
    with open(path, "w", opener=lambda p, flags: os.open(p, flags | os.O_APPEND, 0o600)) as f:
        print(f.write("opened"))
    total = 0
    for i in range(100):
        fd = os.open(path, os.O_RDWR)
        os.lseek(fd, i % 10, os.SEEK_SET)
        total += os.write(fd, b"%d" % i)
        os.lseek(fd, 0, os.SEEK_SET)
        total += sum(os.read(fd, 20))
        os.close(fd)
    print(total, open(path, "rb").read())
for e in (2, 13, 17, 20, 21, 1, 4, 11, 32, 111, 3):
    print(errno.errorcode[e], type(OSError(e, "text")).__name__, os.strerror(e))
print(repr(OSError(2, "No", "file")), str(OSError(2, "No", "a", None, "b")), OSError("only").errno, OSError(1, 2).strerror, str(OSError()), isinstance(BlockingIOError(11, "x"), OSError), FileNotFoundError(2, "n").args)
print(os.linesep == "\n", os.sep, os.curdir, os.extsep, os.devnull, os.name, os.fsencode("é"), os.fsdecode(b"\xc3\xa9\xff").encode("ascii", "backslashreplace"), os.fspath("x"), t(os.fspath, 5), os.cpu_count() > 0, len(os.urandom(5)), os.getpid() == os.getpid(), os.umask(0o22) == os.umask(0o22))
