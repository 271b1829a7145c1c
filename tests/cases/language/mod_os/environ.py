# os.environ, the process, names of the system.
import os

os.environ["SIDEWINDER_A"] = "1"
print(os.environ["SIDEWINDER_A"], os.getenv("SIDEWINDER_A"), os.getenv("SIDEWINDER_NO"), os.getenv("SIDEWINDER_NO", "d"), "SIDEWINDER_A" in os.environ, os.environ.get("SIDEWINDER_NO", 5), os.environ.pop("SIDEWINDER_A"), "SIDEWINDER_A" in os.environ)
os.environ.setdefault("SIDEWINDER_B", "x")
os.environ.update(SIDEWINDER_C="y")
print(os.environ["SIDEWINDER_B"] + os.environ["SIDEWINDER_C"], isinstance(os.environ.copy(), dict), len(os.environ) > 1, os.system("exit 3") >> 8, os.system('test "$SIDEWINDER_C" = y'))
for bad in (lambda: os.environ["SIDEWINDER_NO"], lambda: os.environ.__setitem__("a", 5), lambda: os.environ.__setitem__(5, "a"), lambda: os.environ.pop("SIDEWINDER_NO"), lambda: os.environ.__delitem__("SIDEWINDER_NO"), lambda: os.fspath(5), lambda: os.urandom(-1)):
    try:
        print(bad())
    except (KeyError, TypeError, ValueError) as e:
        print(type(e).__name__, e)


class Path:
    def __fspath__(self):
        return "/tmp"


class Bad:
    def __fspath__(self):
        return 5


print(os.fspath(Path()), os.fspath("x"), os.fspath(b"x"), os.path.join(Path(), "a"), isinstance(Path(), os.PathLike), os.path.isdir(Path()), os.fsencode("é"), os.fsdecode(b"x"))
try:
    os.fspath(Bad())
except TypeError as e:
    print(e)
print(os.name, os.sep, os.linesep == "\n", os.getpid() > 0, os.getcwd() == os.path.abspath("."), os.strerror(2), len(os.urandom(5)), os.cpu_count() > 0, os.uname().sysname, os.path is __import__("os.path").path)
