# Strings: subscripts with everything, multiplication, comparison with others, constructor's forms, subclass results, membership errors.
s = "héllo wörld☕\U0001f600"
def act(f):
    try: return f()
    except Exception as e: return f"{type(e).__name__}: {e}"
class I:
    def __index__(self): return 2
class Sub(str):
    def __str__(self): return "own str"
    def __repr__(self): return "own repr"
x = Sub("sub")
for f in (lambda: s[I()], lambda: s[99], lambda: s[-99], lambda: s["a"], lambda: s[1.0], lambda: s[None], lambda: s[1, 2], lambda: s[2 ** 70], lambda: s[: 2 ** 70], lambda: s[::0], lambda: s["a":], lambda: s[I()::I()], lambda: s[-3:], lambda: s[::-1], lambda: s * -1, lambda: "ab" * I(), lambda: s * 1.0, lambda: s * s, lambda: s + 1, lambda: 1 + s, lambda: s + b"x", lambda: 5 in s, lambda: None in s, lambda: b"h" in s, lambda: "" in s, lambda: s < 5, lambda: s == 5, lambda: s >= b"x", lambda: -s, lambda: s.nope, lambda: s(), lambda: "a" % 1, lambda: "%d" % "x", lambda: s.__setitem__(0, "x"), lambda: len(s.encode()), lambda: "a" * 2 ** 62, lambda: s @ s, lambda: "x" and 5, lambda: max(""), lambda: max("hello"), lambda: sum("ab"), lambda: sum(["a"], ""), lambda: list(zip("ab", "xyz")), lambda: "b" "c" * 2):
    print(act(f))
for a, k in (((), {}), ((5,), {}), ((b"x",), {}), ((b"x", "ascii"), {}), ((b"\xff", "utf-8", "replace"), {}), (("x", "ascii"), {}), ((5, "ascii"), {}), ((b"\xff", "ascii"), {}), ((), {"object": 3}), ((), {"encoding": "ascii"}), ((b"q",), {"errors": "strict"}), ((1, 2, 3, 4), {}), ((memoryview(b"mv"), "ascii"), {}), ((x,), {})): print(repr(act(lambda: str(*a, **k))))
print(x, repr(x), f"{x} {x!r} {x!s:>9}", x + "", x[:], type(x[:]).__name__, type(x.upper()).__name__, "%s %r" % (x, x), "-".join([x]), x == "sub", {x: 1}["sub"], [x], x.__class__("y").__repr__(), x.strip() is x, "abc".strip() is not None, str.__str__(x))
for v in (Sub.__str__, str.join, "".join): print(type(v).__name__, v.__name__)
class Bad:
    def __str__(self): return 5
    def __repr__(self): return None
    def __format__(self, spec): return 7
for f in (lambda: str(Bad()), lambda: repr(Bad()), lambda: format(Bad()), lambda: f"{Bad()}", lambda: "%s" % Bad(), lambda: "%r" % Bad(), lambda: "{}".format(Bad()), lambda: print(Bad()), lambda: ascii(Bad()), lambda: [Bad()].__repr__(), lambda: "".join([Bad()]), lambda: str(Bad(), "x")): print(act(f))
total = 0
t = "plain ascii"
for i in range(240):
    c = t[i % len(t)]; total += ord(c) * (i + 1) % 97 + (c in "aeiouö") - (t[-1 - i % 5] < c)
    if i == 60: t = s
    if i == 120: t = "latin é only"
    if i == 180: t = Sub("subclass")
print(total)
