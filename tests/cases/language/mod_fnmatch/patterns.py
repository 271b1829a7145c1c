# fnmatch: wildcards, sets, case, filter, translate; glob.escape.
import fnmatch
import glob
import re

patterns = ["*", "?", "a*", "*.py", "[abc]*", "[!abc]*", "[a-c]?", "[]]", "[!]]", "[", "[a", "**x", "a.b", "[c-a]", "[-a]", "[a-]", "[^a]", "*[0-9].t?t", "\\*", ""]
names = ["", "a", "b.py", "]", "[", "abc", "x", "aab", "-", "A.PY", "^", "n1.txt", "file.b", "\\x", ".hidden", "a\nb", "[a"]
for p in patterns:
    print(repr(p), [n for n in names if fnmatch.fnmatchcase(n, p)], len(fnmatch.filter(names, p)))
for p in ("*.py", "[!a]?", "a[b", "x**y"):
    text = fnmatch.translate(p)
    print(text, bool(re.match(text, "b.py")))
print(fnmatch.fnmatch("A", "a"), fnmatch.fnmatch("A", "[A-Z]"), fnmatch.fnmatch(b"abc", b"a*"), fnmatch.filter([b"x.c", b"y.h"], b"*.c"))
for bad in (lambda: fnmatch.fnmatch("a", b"a"), lambda: fnmatch.fnmatch(5, "a"), lambda: fnmatch.filter([b"a"], "*")):
    try:
        print(bad())
    except TypeError as e:
        print(type(e).__name__)
print(glob.escape("a*[b]?c"), glob.escape(b"*"), glob.escape("plain"), glob.has_magic("a?"), glob.has_magic("a"))
count = 0
for i in range(300):
    name = f"file{i}.{'py' if i % 3 else 'txt'}"
    count += fnmatch.fnmatch(name, "*[0-4].py") + fnmatch.fnmatchcase(name, "file?.*") * 10 + fnmatch.fnmatch(name, f"*{i % 50}.*") * 100
print(count)
