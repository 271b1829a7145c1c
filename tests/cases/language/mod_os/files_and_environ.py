# os: directories, files by descriptor, rename, stat, walk, scandir, environ as a mapping, errors.
import os, stat
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {str(e).replace(d, 'D')}"
d = f"/tmp/sw_case_{os.getpid()}"; os.mkdir(d); j = lambda *a: os.path.join(d, *a)
os.mkdir(j("a")); os.makedirs(j("a", "b", "c")); os.makedirs(j("a", "b"), exist_ok=True)
print(t(os.mkdir, j("a")), t(os.makedirs, j("a")), t(os.mkdir, j("x", "y")), sorted(os.listdir(d)), t(os.listdir, j("nope")), t(os.rmdir, j("a")), t(os.rmdir, j("nope")))
fd = os.open(j("f"), os.O_CREAT | os.O_RDWR); print(os.write(fd, b"hello"), os.lseek(fd, 1, 0), os.read(fd, 3), os.fstat(fd).st_size, os.isatty(fd), os.ftruncate(fd, 2), os.lseek(fd, 0, 2), os.close(fd), t(os.close, fd), t(os.read, fd, 1), t(os.open, j("nope"), os.O_RDONLY), t(os.write, 99, b"x"))
s = os.stat(j("f")); print(s.st_size, stat.S_ISREG(s.st_mode), stat.S_ISDIR(os.stat(d).st_mode), s.st_nlink, type(s.st_mtime).__name__, s[6], len(s) >= 10, t(os.stat, j("nope")), os.access(j("f"), os.R_OK), os.access(j("nope"), os.F_OK))
os.rename(j("f"), j("g")); os.replace(j("g"), j("h")); os.symlink(j("h"), j("ln")); print(sorted(os.listdir(d)), os.readlink(j("ln")) == j("h"), os.path.islink(j("ln")), os.lstat(j("ln")).st_size > 0, t(os.rename, j("nope"), j("z")), t(os.readlink, j("h")), os.chmod(j("h"), 0o600), oct(os.stat(j("h")).st_mode & 0o777), os.utime(j("h"), (1, 2)), os.stat(j("h")).st_mtime, os.truncate(j("h"), 1), os.path.getsize(j("h")))
open(j("a", "b", "t.txt"), "w").close()
print([(r.replace(d, "D"), sorted(x), sorted(y)) for r, x, y in os.walk(d)], [(r.replace(d, "D")) for r, x, y in os.walk(d, topdown=False)][-1], list(os.walk(j("nope"))), sorted((e.name, e.is_dir(), e.is_file(), e.is_symlink()) for e in os.scandir(d)))
with os.scandir(j("a")) as it: e = next(it); print(e.name, e.path == j("a", "b"), e.stat().st_size >= 0, repr(e), os.fspath(e) == e.path)
cwd = os.getcwd(); os.chdir(d); print(os.path.basename(os.getcwd()) == os.path.basename(d), os.listdir("a")); os.chdir(cwd)
os.remove(j("ln")); os.unlink(j("h")); print(t(os.remove, j("h")), t(os.remove, j("a")) != None, os.remove(j("a", "b", "t.txt")), os.removedirs(j("a", "b", "c")), os.path.exists(d))
E = os.environ; E["QQ"] = "1"; print(E["QQ"], E.get("NOPE_Q"), t(lambda: E["NOPE_Q"]), "QQ" in E, t(E.__setitem__, "a", 5), t(E.__setitem__, 5, "a"), E.pop("QQ"), os.getenv("QQ"), os.getenv("QQ", "def"), os.putenv("ZZ", "1"), type(E).__name__, E.setdefault("WW", "w"), E.copy()["WW"], type(E.copy()).__name__, (E | {"k": "v"})["k"], t(E.__delitem__, "NOPE_Q"), E.__delitem__("WW"), isinstance(os.getpid(), int), os.getppid() > 0, os.cpu_count() >= 1, len(os.urandom(5)), os.strerror(2), os.uname().sysname, os.get_terminal_size.__name__, t(os.urandom, -1), os.umask(os.umask(0o22)) >= 0)
n = 0
for i in range(40):
    E[f"K{i % 5}"] = str(i); n = n * 7 + int(E[f"K{i % 3}" if i > 3 else "K0"]) + os.path.isdir("/") & 0xffffff
print(n)
