# str.split and rsplit in every form, splitlines with every line end, partition.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
for s in ("", " ", "a", " a b  c ", "a,b,,c,", ",,", "a\tb\nc\x1cd\u2003e\u00a0f", "aXXbXXXc", "\u20ac,\u20ac"):
    print(ascii([s.split(), s.rsplit(), s.split(None, 1), s.rsplit(None, 1), s.split(maxsplit=0), s.rsplit(maxsplit=0)]))
    print(ascii([s.split(","), s.rsplit(",", 1), s.split(",", 1), s.split(",", 0), s.split("XX"), s.rsplit("XX", 1), s.split(sep=" "), s.split(" ", -5), s.partition(","), s.rpartition(",")]))
for s in ("", "\n", "a\n", "a\r\nb\rc\n\rd", "a\x0bb\x0cc\x1cd\x1de\x1ef\x85g\u2028h\u2029i", "a\n\n", "\r\n\r\n", "a\x1fb"):
    print(ascii([s.splitlines(), s.splitlines(True), s.splitlines(keepends=1)]))
s = "a b"
print(t(s.split, ""), t(s.rsplit, ""), t(s.split, 5), t(s.split, b" "), t(s.split, " ", None), t(s.split, " ", 1.5), t(s.split, " ", 1, 2), t(s.split, foo=1), t(s.splitlines, 1, 2), t(s.splitlines, "x"), t(s.splitlines, None), t(s.partition), t(s.partition, ""), t(s.rpartition, 5), t(s.partition, None), t(s.split, sep=None, maxsplit="a"))
class S(str): pass
print([type(p).__name__ for p in S("a b").split() + list(S("ab").partition("x")) + S("x").splitlines() + S("x").split(",")])
n = 0
line = "k1=v1; k2 = v2 ;;k3=\u00e9; = x;last"
for i in range(100):
    for part in line.split(";", i % 7):
        k, eq, v = part.partition("=")
        n = n * 7 + len(k.strip()) * 3 + len(eq) + len(v.rsplit(None, i % 3)) & 0xffffff
    n += len(line.rsplit(" ", i % 5)[0])
print(n)
