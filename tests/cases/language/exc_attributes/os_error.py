# OSError: errno picks the class, filename and strerror, str with two names, characters_written.
import errno
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return e
for a in ((), ("only",), (2, "msg"), (2, "msg", "file"), (2, "msg", "f1", None, "f2"), (2, "msg", None), ("x", "y"), (13, "p"), (17, "e"), (99999, "z"), (1, "a", "b", "c"), (1, 2, 3, 4, 5, 6), (None, None)):
    e = OSError(*a)
    print(type(e).__name__, a, e.errno, e.strerror, e.filename, e.filename2, e.args, repr(e))
names = {n: type(OSError(getattr(errno, n), "m")).__name__ for n in ("EAGAIN", "EALREADY", "EINPROGRESS", "EWOULDBLOCK", "EPIPE", "ESHUTDOWN", "ECHILD", "ECONNABORTED", "ECONNREFUSED", "ECONNRESET", "EEXIST", "ENOENT", "EINTR", "EISDIR", "ENOTDIR", "EACCES", "EPERM", "ESRCH", "ETIMEDOUT", "EIO", "ENOSPC")}
print(names)
print(IOError is OSError, EnvironmentError is OSError, issubclass(ConnectionResetError, ConnectionError), issubclass(FileNotFoundError, OSError), FileNotFoundError(13, "x").errno, type(FileNotFoundError(13, "x")).__name__, t(OSError, 1, foo=2))
class Mine(OSError): pass
print(type(Mine(2, "x")).__name__, Mine(2, "x", "f"), Mine(2, "x").errno)
class Init(OSError):
    def __init__(self, a): super().__init__(a, "from init", "fn")
i = Init(2); print(type(i).__name__, i, i.errno, i.filename, i.args)
for f in (lambda: open("/no/such/file"), lambda: open("/"), lambda: open("/dev/null/x"), lambda: open("", "r"), lambda: open("/no/such/dir/x", "w")):
    e = t(f); print(type(e).__name__, e.errno, e.strerror, repr(e.filename), e)
b = BlockingIOError(11, "m", 5); print(b.characters_written, b.args, b.filename, t(lambda: BlockingIOError(11, "m", "f").filename))
e = OSError(2, "m"); e.errno = 5; e.filename = "later"; print(e, e.errno, type(e).__name__, t(setattr, b, "characters_written", 9), b.characters_written)
n = 0
for k in range(100):
    try: raise OSError(k % 40, "s" * (k % 5), "f" if k % 3 else None)
    except FileNotFoundError as x: n += 1000
    except PermissionError as x: n += x.errno * 10
    except OSError as x: n = n * 3 + x.errno + len(str(x)) & 0xffffff
print(n)
