# glob over a tree of its own: *, ?, sets, **, hidden files, root_dir, iglob, pathlib's globbing of the same.
import glob
import os
import pathlib
import tempfile

with tempfile.TemporaryDirectory() as root:
    for name in ("a.py", "b.py", "c.txt", ".hid", "sub/d.py", "sub/.h.py", "sub/deep/e.py", "sub/deep/f[1].txt", "other/g", ".dot/i.py"):
        path = os.path.join(root, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as f:
            f.write(name)

    def show(pattern, **k):
        return sorted(glob.glob(pattern, root_dir=root, **k))

    for pattern in ("*", "*.py", "?.py", "[!a].py", "*/", "*/*.py", "**", "**/*.py", "sub/**", ".*", "*/.*", "nope*", "a.py", "sub/d.py", "sub/nope", "sub", "[ab].*", "**/deep/*", "*/deep/f[[]1].txt", ""):
        print(repr(pattern), show(pattern), show(pattern, recursive=True) if "**" in pattern else "")
    print(show("**/*.py", recursive=True, include_hidden=True), show("*", include_hidden=True))
    print(sorted(os.path.relpath(p, root) for p in glob.iglob(os.path.join(glob.escape(root), "*.py"))), len(glob.glob(os.path.join(root, "**"), recursive=True)))
    p = pathlib.Path(root)
    for pattern in ("*.py", "**/*.py", "*/*", "**", "sub/d.*", "s?b/*"):
        print(pattern, sorted(str(q.relative_to(p)) for q in p.glob(pattern)))
    print(sorted(q.name for q in p.rglob("*.txt")), sorted(str(q.relative_to(p)) for q in p.rglob("d*/*")))
    for bad in ("", "/abs", "**x"):
        try:
            print(list(p.glob(bad)))
        except (ValueError, NotImplementedError) as e:
            print(type(e).__name__, e)
    print(sum(len(glob.glob("*.p?", root_dir=root)) for i in range(60)))
print(os.path.exists(root), glob.glob("*", root_dir=root), list(glob.iglob("")))
