# filecmp: files and folders compared, dircmp's lists, subfolders, report; fileinput over the same files.
import filecmp
import fileinput
import os
import tempfile

with tempfile.TemporaryDirectory() as root:
    def make(name, text):
        path = os.path.join(root, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as f:
            f.write(text)
        return path

    for side in "ab":
        make(f"{side}/same", "same text\n")
        make(f"{side}/differs", f"text {side}\n")
        make(f"{side}/sub/deep", "x")
        make(f"{side}/sub/other", side)
        make(f"{side}/{side}-only", "1\n2\n3\n")
        make(f"{side}/.git/x", "")
    make("a/odd", "file")
    make("b/odd/inside", "folder")
    a, b = os.path.join(root, "a"), os.path.join(root, "b")
    join = os.path.join
    print(filecmp.cmp(join(a, "same"), join(b, "same")), filecmp.cmp(join(a, "same"), join(b, "same"), shallow=False), filecmp.cmp(join(a, "differs"), join(b, "differs"), False), filecmp.cmp(join(a, "same"), join(b, "b-only")), filecmp.cmp(a, b))
    print([sorted(x) for x in filecmp.cmpfiles(a, b, ["same", "differs", "nowhere", "odd"], shallow=False)])
    filecmp.clear_cache()
    d = filecmp.dircmp(a, b, ignore=["none"])
    for name in ("left_list", "right_list", "common", "left_only", "right_only", "common_dirs", "common_files", "common_funny", "same_files", "funny_files"):
        print(name, sorted(getattr(d, name)))
    print(sorted(d.subdirs), d.subdirs["sub"].common_files, filecmp.dircmp(a, b, hide=[]).left_list[:2], type(d.subdirs["sub"]).__name__)
    try:
        d.nothing
    except AttributeError as e:
        print(type(e).__name__, e)
    files = [join(a, "same"), join(a, "a-only"), join(b, "b-only")]
    with fileinput.input(files) as f:
        for line in f:
            if f.isfirstline() or f.lineno() == 5:
                print(os.path.basename(f.filename()), f.lineno(), f.filelineno(), f.isstdin(), line, end="")
            if f.filelineno() == 2 and "a-only" in f.filename():
                f.nextfile()
        print(f.lineno(), f.filename() is not None)
    with fileinput.FileInput(files[1:2], inplace=True, backup=".bak") as f:
        for line in f:
            print(int(line) * 10)
    print(open(files[1]).read(), open(files[1] + ".bak").read(), sorted(os.listdir(a)))
    for bad in (lambda: list(fileinput.input([join(a, "nope")])), lambda: fileinput.filename(), lambda: fileinput.FileInput(files, mode="w"), lambda: fileinput.FileInput(files, inplace=True, openhook=open)):
        try:
            print(bad())
        except (OSError, RuntimeError, ValueError) as e:
            print(type(e).__name__)
        finally:
            fileinput.close()
    n = 0
    for i in range(40):
        with fileinput.FileInput(files, mode="rb") as f:
            n += sum(len(line) * f.lineno() for line in f)
    print(n)
