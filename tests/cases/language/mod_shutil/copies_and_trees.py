# shutil: copying files and trees, ignoring, moving, removing, disk and terminal answers, which.
import io
import os
import shutil
import tempfile


def tree(top):
    return sorted(os.path.relpath(os.path.join(folder, name), top) for folder, folders, files in os.walk(top) for name in folders + files)


def t(f, *a, **k):
    try:
        return f(*a, **k)
    except OSError as e:
        return type(e).__name__


with tempfile.TemporaryDirectory() as root:
    os.chdir(root)
    os.makedirs("src/inner/deep")
    for name in ("src/a.py", "src/b.txt", "src/inner/c.pyc", "src/inner/deep/d"):
        with open(name, "w") as f:
            f.write(name * 3)
    os.chmod("src/a.py", 0o640)
    os.symlink("a.py", "src/link")
    print(shutil.copy("src/a.py", "one"), shutil.copyfile("src/a.py", "two"), shutil.copy2("src/b.txt", "src/inner"), oct(os.stat("one").st_mode & 0o777), os.stat("src/inner/b.txt").st_mtime == os.stat("src/b.txt").st_mtime)
    print(t(shutil.copyfile, "one", "one"), t(shutil.copyfile, "none", "x"), t(shutil.copy, "src", "x"), t(shutil.copyfile, "one", "src"))
    print(shutil.copytree("src", "dst"), tree("dst"), os.path.islink("dst/link"))
    print(shutil.copytree("src", "dst2", symlinks=True, ignore=shutil.ignore_patterns("*.pyc", "b*")), tree("dst2"), os.path.islink("dst2/link"))
    print(t(shutil.copytree, "src", "dst"), shutil.copytree("src/inner", "dst", dirs_exist_ok=True), len(tree("dst")))
    calls = []
    shutil.copytree("src", "dst3", copy_function=lambda a, b: calls.append(a), ignore=lambda folder, names: [n for n in names if n == "inner"])
    print(sorted(calls), tree("dst3"))
    print(shutil.move("one", "moved"), shutil.move("moved", "dst3"), os.path.exists("one"), shutil.move("dst3", "dst2"), tree("dst2/dst3"), t(shutil.move, "two", "dst2/nowhere/x"))
    try:
        shutil.move("dst2", "dst2/inner")
    except shutil.Error as e:
        print("Error", e)
    shutil.copymode("two", "dst/a.py")
    shutil.copystat("src/a.py", "two")
    print(oct(os.stat("two").st_mode & 0o777))
    source, target = io.StringIO("x" * 100), io.StringIO()
    shutil.copyfileobj(source, target, 7)
    print(len(target.getvalue()), shutil.which("no-such-command-here"), os.path.basename(shutil.which("sh")), shutil.which("./src/a.py"))
    shutil.rmtree("dst")
    failures = []
    shutil.rmtree("dst", onerror=lambda f, path, info: failures.append((path, info[0].__name__)))
    print(os.path.exists("dst"), sorted(set(failures)), t(shutil.rmtree, "dst"), shutil.rmtree("dst", ignore_errors=True), t(shutil.rmtree, "two"), t(shutil.rmtree, "src/link"))
    print(issubclass(shutil.SameFileError, shutil.Error))
    for i in range(30):
        shutil.copy("src/b.txt", f"n{i}")
        shutil.move(f"n{i}", f"m{i}")
    print(len([n for n in os.listdir() if n[0] == "m"]))
    os.chdir("/")
