# str.startswith and endswith: tuples, bounds, empty affixes, errors; removeprefix and removesuffix.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
s = "banana"
for p in ("", "b", "ban", "banana", "bananas", "ana", ("x", "ban"), (), ("",), ("ana", "na")):
    print(p, s.startswith(p), s.endswith(p), [s.startswith(p, a, b) for a, b in ((1, None), (0, 2), (-3, None), (6, 6), (7, None), (3, 1), (None, -1))], [s.endswith(p, a, b) for a, b in ((1, None), (0, 4), (-3, None), (6, 6), (7, None), (3, 1), (None, -1))])
print("".startswith(""), "".startswith("", 1), "".startswith("", 0), "a".startswith("", 1), "a".startswith("", 2), "a".endswith("", 2), "a".endswith("", -5), "é€".startswith("€", 1), "é€".endswith("é", 0, 1))
print(t(s.startswith), t(s.startswith, 5), t(s.startswith, ["b"]), t(s.startswith, ("b", 5)), t(s.startswith, (5, "b")), t(s.endswith, b"a"), t(s.endswith, None), t(s.endswith, ("x", b"a")), t(s.startswith, "b", "x"), t(s.startswith, "b", 0, 1, 2), t(s.startswith, ("b",), 1.5), t(s.endswith, {"a"}))
print(s.removeprefix("ban"), s.removeprefix("x"), s.removesuffix("na"), s.removesuffix(""), s.removeprefix(s) == "", s.removesuffix("bananas"), "aaa".removeprefix("a"), t(s.removeprefix), t(s.removeprefix, 5), t(s.removesuffix, ("a",)), t(s.removeprefix, "a", "b"), s.removeprefix("q") is s, type(type("S", (str,), {})("ab").removeprefix("x")).__name__)
n = 0
names = ["main.py", "test_main.py", "lib.rs", "README", ".hidden", "a.tar.gz", ""]
for i in range(140):
    x = names[i % 7]
    n = n * 5 + x.startswith(("test_", ".")) + 2 * x.endswith((".py", ".rs")) + 4 * x.endswith("", i % 4) + len(x.removeprefix("test_").removesuffix(".py")) + 8 * x.startswith("a", i % 3) & 0xffffff
print(n)
