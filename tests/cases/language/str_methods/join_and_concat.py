# str.join, +, *: iterables of every kind, subclasses, errors with positions, long chains.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
class S(str):
    def __str__(self): return "never"
    def __add__(self, o): return "S.add"
    def __radd__(self, o): return "S.radd"
print(",".join([]), ",".join(["a"]), ",".join("abc"), "".join(("a", "é", "\U0001f600")), ", ".join({"x": 1, "y": 2}), "-".join(x * 2 for x in "ab"), "é".join("12"), S(".").join([S("a"), "b"]), type(S("").join(["a"])).__name__, type("".join([S("a")])).__name__)
print(t(",".join), t(",".join, 5), t(",".join, [1]), t(",".join, ["a", 1]), t(",".join, ["a", None, "b"]), t(",".join, [b"a"]), t(",".join, b"ab"), t(",".join, ["a"], 1), t(str.join, 5, "a"))
print("a" + S("b"), S("a") + "b", "a" * 3, 2 * "ab", "a" * -1, "a" * 0, "a" * True, t(lambda: "a" + 1), t(lambda: 1 + "a"), t(lambda: "a" + b"a"), t(lambda: "a" + None), t(lambda: "a" * "a"), t(lambda: "a" * 1.0), t(lambda: "a" - "a"), t(lambda: "ab" * 2**62), t(lambda: -"a"), t(lambda: "a".__add__(5)), "a".__mul__(2), "a".__rmul__(2), t("a".__mul__, "x"))
class I:
    def __index__(self): return 2
print("ab" * I(), I() * "ab", t(lambda: "a" * 2**70))
def gen():
    yield "a"
    raise ValueError("in gen")
print(t("".join, gen()))
s, parts = "", []
for i in range(200):
    s += chr(97 + i % 26) if i % 5 else "é"
    parts.append(s[-3:])
    t2 = s + "x"
    if len(s) > 90: s = s[30:]
print(s, len("|".join(parts)), "".join(parts)[-20:], t2 == s + "x" or len(t2))
