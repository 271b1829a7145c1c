# os: walk top down and bottom up, scandir's entries, makedirs and removedirs, renames, links, stat, access, listdir, in a folder of its own.
import os
import stat
import tempfile


def t(f, *a, **k):
    try:
        return f(*a, **k)
    except (OSError, TypeError, ValueError) as e:
        return type(e).__name__


with tempfile.TemporaryDirectory() as root:
    here = os.getcwd()
    os.chdir(root)
    for name in ("a/1", "a/2", "a/b/3", "a/b/c/4", "d/5", "6"):
        os.makedirs(os.path.dirname(name) or ".", exist_ok=True)
        with open(name, "w") as f:
            f.write(name)
    os.symlink("a", "link")
    for options in ({}, {"topdown": False}, {"followlinks": True}):
        print(options, [(p, sorted(d), sorted(f)) for p, d, f in sorted(os.walk(".", **options))])
    seen = []
    for path, folders, files in os.walk("."):
        folders[:] = sorted(n for n in folders if n not in ("b", "link"))
        seen += [os.path.join(path, n) for n in sorted(files)]
    print(seen, list(os.walk("nowhere")), t(lambda: list(os.walk("nowhere", onerror=lambda e: (_ for _ in ()).throw(e)))))
    with os.scandir(".") as it:
        for e in sorted(it, key=lambda e: e.name):
            print(e.name, e.path, e.is_dir(), e.is_file(), e.is_symlink(), e.is_dir(follow_symlinks=False), e.stat().st_size if e.is_file() else "", e.inode() == os.lstat(e.name).st_ino, repr(e), os.fspath(e))
    print(sorted(os.listdir("a")), sorted(os.listdir(b"a")), t(os.listdir, "6"), t(os.listdir, "none"), os.readlink("link"), t(os.readlink, "6"))
    print(t(os.mkdir, "a"), t(os.makedirs, "a"), os.makedirs("x/y/z"), t(os.makedirs, "6/q"), t(os.rmdir, "a"), t(os.rmdir, "none"), os.removedirs("x/y/z"), os.path.exists("x"), t(os.remove, "a"), t(os.unlink, "none"))
    print(os.rename("6", "7"), os.path.exists("6"), os.renames("7", "new/sub/8"), os.listdir("new/sub"), os.replace("new/sub/8", "d/5"), open("d/5").read(), t(os.rename, "none", "x"), t(os.rename, "d", "a"), t(os.link, "d/5", "hard"), os.stat("hard").st_nlink, os.path.samefile("hard", "d/5"))
    s = os.stat("hard")
    print(s.st_size, stat.S_ISREG(s.st_mode), stat.filemode(0o100644), stat.filemode(0o40755), stat.filemode(0o120777), stat.S_ISLNK(os.lstat("link").st_mode), stat.S_ISDIR(os.stat("link").st_mode), s[6], len(s), s.st_mtime_ns // 10**9 == int(s.st_mtime), t(os.stat, "none"), t(os.stat, 5.5))
    os.chmod("hard", 0o400)
    os.utime("hard", (1000, 2000))
    print(oct(os.stat("hard").st_mode), os.stat("hard").st_mtime, os.utime("hard", ns=(5, 7 * 10**9)), os.path.getmtime("hard"), os.path.getatime("hard") < 1, os.access("hard", os.F_OK), os.access("none", os.R_OK), os.access("hard", os.R_OK))
    print(os.path.isfile("hard"), os.path.islink("link"), os.path.lexists("link"), os.path.realpath("link") == os.path.realpath("a"), os.path.abspath("a/../d") == os.path.join(os.getcwd(), "d"), os.path.ismount("/"), os.path.getsize("hard"), os.truncate("d/5", 1) if os.access("d/5", os.W_OK) else None)
    n = 0
    for i in range(40):
        name = f"t{i % 7}"
        os.makedirs(name, exist_ok=True)
        n += len(os.listdir(".")) + os.path.isdir(name)
        if i % 3 == 0:
            os.rmdir(name)
    print(n)
    os.chdir(here)
print(os.path.exists(root))
