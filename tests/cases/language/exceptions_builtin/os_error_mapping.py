# OSError picks its subclass from errno; subclasses do not; equality of names.
import errno
for n in ("ENOENT", "EACCES", "EPERM", "EEXIST", "EISDIR", "ENOTDIR", "ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "EAGAIN", "EINTR", "ETIMEDOUT", "ECHILD", "ESRCH", "EINVAL", "EALREADY", "EINPROGRESS", "EWOULDBLOCK", "ESHUTDOWN"):
    e = OSError(getattr(errno, n), "m")
    print(n, type(e).__name__, isinstance(e, ConnectionError), e)
print(OSError is IOError is EnvironmentError, type(OSError(2)).__name__, type(OSError(2, "m", "f")).__name__, type(OSError("2", "m")).__name__, OSError(99999, "x").errno)
class Mine(OSError): pass
print(type(Mine(2, "m")).__name__, Mine(2, "m").errno, FileNotFoundError(13, "wrong").errno, str(FileNotFoundError("plain")), FileNotFoundError().errno)
for path in ("/no/such/file", "/", "", "\0", 99999):
    try: open(path); print("opened")
    except Exception as e: print(type(e).__name__, e, getattr(e, "filename", None))
import os
for f in (lambda: os.listdir("/none"), lambda: os.mkdir("/"), lambda: os.rmdir("/none"), lambda: os.remove("/none"), lambda: os.stat("/none"), lambda: open("/", "w"), lambda: os.rename("/none1", "/none2")):
    try: f()
    except OSError as e: print(type(e).__name__, e.errno, e.filename, e.filename2, str(e))
total = 0
for i in range(100):
    try: raise OSError((2, 13, 17, 4, 999)[i % 5], str(i))
    except FileNotFoundError as e: total += e.errno
    except (PermissionError, FileExistsError) as e: total += 100 * len(e.strerror)
    except OSError as e: total -= e.args[0]
print(total)
