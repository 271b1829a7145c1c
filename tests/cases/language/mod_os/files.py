# os: folders and files, stat, walk, scandir, errors with their numbers.
import errno
import os
import stat

base = f"/tmp/sidewinder-os-{os.getpid()}"
os.mkdir(base)
os.makedirs(base + "/a/b/c")
os.makedirs(base + "/a/b", exist_ok=True)
for name in ("x.txt", "a/y.txt", "a/b/z.txt"):
    with open(f"{base}/{name}", "w") as f:
        f.write(name)
print(sorted(os.listdir(base)), [(top[len(base):], sorted(dirs), sorted(files)) for top, dirs, files in os.walk(base)])
print([(top[len(base):], sorted(files)) for top, dirs, files in os.walk(base, topdown=False)])
with os.scandir(base) as it:
    print(sorted((e.name, e.is_dir(), e.is_file(), e.is_symlink(), e.path == base + "/" + e.name) for e in it))
st = os.stat(base + "/x.txt")
print(st.st_size, stat.S_ISREG(st.st_mode), stat.filemode(st.st_mode & 0o170700), st[6], os.path.getsize(base + "/x.txt"), st.st_mtime > 1e9, st.st_mtime_ns > 10**18, len(st), stat.S_ISDIR(os.stat(base).st_mode))
os.rename(base + "/x.txt", base + "/w.txt")
os.replace(base + "/w.txt", base + "/v.txt")
os.symlink("v.txt", base + "/link")
print(os.readlink(base + "/link"), os.path.islink(base + "/link"), os.path.realpath(base + "/link").endswith("/v.txt"), os.lstat(base + "/link").st_size, os.access(base, os.R_OK | os.W_OK), os.access(base + "/nope", os.F_OK))
os.utime(base + "/v.txt", (1000, 2000))
os.chmod(base + "/v.txt", 0o600)
print(os.path.getmtime(base + "/v.txt"), oct(os.stat(base + "/v.txt").st_mode))
fd = os.open(base + "/fd", os.O_RDWR | os.O_CREAT)
print(os.write(fd, b"hello"), os.lseek(fd, 1, os.SEEK_SET), os.read(fd, 3), os.fstat(fd).st_size, os.close(fd))
for bad in (lambda: os.mkdir(base), lambda: os.rmdir(base), lambda: os.remove(base + "/nope"), lambda: os.listdir(base + "/nope"), lambda: os.stat(base + "/nope"), lambda: os.close(9999), lambda: os.makedirs(base + "/a"), lambda: os.stat("a\0b"), lambda: os.stat(1.5), lambda: os.unlink(base)):
    try:
        print(bad())
    except (OSError, ValueError, TypeError) as e:
        print(type(e).__name__, str(e).replace(base, "BASE"), errno.errorcode.get(getattr(e, "errno", None)))
for top, dirs, files in os.walk(base, topdown=False):
    for name in files:
        os.remove(os.path.join(top, name))
    for name in dirs:
        os.rmdir(os.path.join(top, name))
os.rmdir(base)
print(os.path.exists(base))
