# str.format: field paths, conversions, nested specs, automatic and manual numbers mixed, missing keys, braces, format_map, __format__ of one's own.
class P:
    def __init__(self): self.x = [1, {"k": "v", "3": "three", 3: "int"}]; self.s = self
    def __format__(self, spec): return f"P<{spec}>"
    def __str__(self): return "p-str"
    def __repr__(self): return "p-repr"
    def __getitem__(self, k): return f"item {k!r}"
def act(f):
    try: return f()
    except Exception as e: return f"{type(e).__name__}: {e}"
p = P()
for fmt, a, k in (("{} {}", (1, 2), {}), ("{1} {0} {1}", (1, 2), {}), ("{} {0}", (1,), {}), ("{0} {}", (1,), {}), ("{a} {} {b}", (1,), {"a": 2, "b": 3}), ("{}", (), {}), ("{2}", (1,), {}), ("{x}", (), {}), ("{0.x[0]} {0.x[1][k]} {0.x[1][3]}", (p,), {}), ("{0.s.s.x[1][k]}", (p,), {}), ("{0[abc]} {0[1]} {0[-1]} {0[a b]}", (p,), {}), ("{0!s} {0!r} {0!a} {0}", (p,), {}), ("{0:>{1}}|{0!s:^{w}}", (p, 5), {"w": 9}), ("{:{}{}{}}", ("t", "*", "^", 7), {}), ("{:{a}.{b}f}", (3.14159,), {"a": 10, "b": 2}), ("{{}} {{{}}} }}{{", (5,), {}), ("{", (1,), {}), ("}", (1,), {}), ("{0", (1,), {}), ("{!}", (1,), {}), ("{!x}", (1,), {}), ("{!r:}", ("a",), {}), ("{!rr}", (1,), {}), ("{:{:{}}}", (1, 2, 3), {}), ("{0.}", (1,), {}), ("{0[}", (1,), {}), ("{0[]}", ([],), {}), ("{0[0]x}", ([1],), {}), ("{0[5]}", ([],), {}), ("{0.nope}", (1,), {}), ("{0[k]}", ({},), {}), ("{a.b}", (), {"a": 1}), ("{:d}", ("s",), {}), ("{:s}", (5,), {}), ("{0:{1}}", (5, "q"), {}), ("{:>5}", (None,), {}), ("{}", ([1, "a"],), {}), ("{:%Y-%m}", (p,), {}), ("{0:{{}}}", (p,), {}), ("{ }", (), {" ": 1}), ("{ 0}", (1,), {}), ("{-1}", (1,), {}), ("{01}", (1, 2), {}), ("{0x1}", (1,), {"0x1": 2}), ("{a[0]} {a[1]:>3}", (), {"a": "xy"}), ("{:c}{:c}", (65, 0x1F600), {}), ("{:c}", (-1,), {}), ("{:,} {:_} {:_x}", (10 ** 6, 10 ** 6, 2 ** 32), {}), ("{!s:.2}", (12345,), {}), ("{99999999999999999999}", (1,), {}), ("{:" + "9" * 25 + "}", (1,), {}), ("{0.__class__.__name__}", (5,), {}), ("{self}", (), {"self": 1}), ("{format_string}", (), {"format_string": "ok"}), ("{é}", (), {"é": "accent"})): print(ascii(fmt), "->", act(lambda: fmt.format(*a, **k)))
class Default(dict):
    def __missing__(self, k): return f"<{k}>"
print("{a} {b} {c[0]}".format_map(Default(a=1)), act(lambda: "{a}".format_map({})), act(lambda: "{}".format_map({"": 1})), act(lambda: "{0}".format_map([])), act(lambda: "{a}".format_map(5)), act(lambda: "{0}".format_map({"0": 1})))
class Bad:
    def __format__(self, spec): return 5
class Sub(str):
    def __format__(self, spec): return "sub:" + str.__format__(self, spec)
class Raises:
    def __format__(self, spec): raise ValueError("own " + spec)
for v in (Bad(), Sub("q"), Raises(), object, p): print(act(lambda: "{:>4}".format(v)), act(lambda: f"{v:>4}"), act(lambda: format(v, ">4")))
print(act(lambda: format(1, 2)), act(lambda: format()), act(lambda: (1).__format__()), act(lambda: object().__format__("x")), act(lambda: format("a", "b", "c")), "{}{}".format(*"ab"), "%s".format(1), "".format(1, 2, a=3))
total = 0
for i in range(240):
    fmt = ("{0}-{1:>4}", "{1!r}{0}", "{:x}|{:_}", "{0[0]}{1}", "{k}{0}{1}")[i % 5 if i > 50 else i % 2]
    try: r = fmt.format(*((i, i * 2) if i % 7 else ([i], p)), k="kw" if i % 9 else i)
    except (TypeError, ValueError) as e: r = str(e)
    total = (total * 7 + sum(map(ord, r))) % 1000003
    if i == 180: P.__format__ = object.__format__
print(total)
