# str.format: fields, conversions, attributes and items, nested fields, escapes, and every complaint.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

class P:
    x = 5
    def __init__(self): self.items = {"k": [1, 2]}
    def __getitem__(self, key): return ("item", key)
    def __format__(self, spec): return f"<{spec}>"
p = P()
cases = [("{}", (1,), {}), ("{} {}", (1, 2), {}), ("{1} {0}", (1, 2), {}), ("{a} {b}", (), {"a": 1, "b": 2}), ("{0.x} {0.items[k][1]} {0[7]} {0[a b]}", (p,), {}), ("{:>{}}", ("x", 5), {}), ("{:{w}.{p}f}", (3.14159,), {"w": 10, "p": 2}), ("{!r} {!s} {!a}", ("é", "é", "é"), {}), ("{0!r:>8}", ("x",), {}), ("{{}} {{{}}}", (1,), {}), ("{:spec here}", (p,), {}), ("{:{}}", (p, "q"), {}), ("{0[0]} {0[-1]}", ([1, 2],), {}), ("{0[-1]}", ({"-1": "m"},), {}), ("{a[0]}", (), {"a": "xyz"}), ("{:}", (5,), {}), ("{0:}{0!s:}", (5,), {}), ("plain", (), {}), ("", (), {}), ("{:%}", (0.5,), {}), ("{0}{0}{0}", ("ab",), {}), ("{:!<5}", ("a",), {}), ("{0:{1}{2}}", (5, ">", 4), {}), ("{ }", (), {" ": 3}), ("{a.b}", (), {"a": 1}), ("{0[a}", ({},), {}), ("{0[]}", ({},), {}), ("{0.}", (1,), {}), ("{0[0]x}", ([1],), {}), ("{", (), {}), ("}", (), {}), ("{0", (1,), {}), ("{0!}", (1,), {}), ("{0!x}", (1,), {}), ("{0!rr}", (1,), {}), ("{0!r", (1,), {}), ("{} {0}", (1,), {}), ("{0} {}", (1,), {}), ("{}", (), {}), ("{2}", (1,), {}), ("{a}", (), {}), ("{:{:{}}}", (1, 2, 3), {}), ("{0:{0:{0}}}", (1,), {}), ("{-1}", (1,), {}), ("{0:d}", ("x",), {}), ("{!z}", (1,), {}), ("{:s}", (5,), {}), ("{:x}", ("a",), {}), ("{:d}", (None,), {}), ("{:>5}", (None,), {}), ("{:>5}", ([1],), {}), ("{:^9}", ((),), {}), ("a{}b{}c", (1,), {}), ("{!}", (1,), {}), ("{:}}", (1,), {}), ("{0.x.y}", (p,), {}), ("{99999999999999999999}", (1,), {}), ("{0[99999999999999999999]}", ([1],), {})]
for template, args, kw in cases:
    print(repr(template), attempt(template.format, *args, **kw))
class M(dict):
    def __missing__(self, key): return "?" + key
print("{a} {b}".format_map(M(a=1)), attempt("{a}".format_map, {}), attempt("{}".format_map, {"": 1}), attempt("{0}".format_map, [5]), attempt("{a}".format_map, 5), attempt("{a}".format_map))
print(format("x", ">5"), format(5), format("abc", ".2"), format("abc", "^7.2"), attempt(format, "a", "d"), attempt(format, "a", "+"), attempt(format, "a", "=5"), attempt(format, "a", ","), attempt(format, "a", "#"), attempt(format, "a", "05"), attempt(format, "a", " "), attempt(format, "a", "z"), attempt(format, object(), "x"), attempt(format, [1], "x"), attempt(format, 5, 5), attempt(format, "é", "é>4"), attempt(format, {}, "5"), attempt(format, b"x", "5"), format(None, ""), attempt(format, None, "s"), attempt(format, ..., "5"), attempt(format, range(2), "5"))
class Bad:
    def __format__(self, spec): return 5
print(attempt(format, Bad()), attempt("{}".format, Bad()), attempt(lambda: f"{Bad()}"))
x = 3.14159; name = "w"; width = 8
print(f"{x:{width}.2f}|{x!r:>10}|{name=}|{x = :.1f}|{name!r:^{width}}|{'nested ' + f'{x:.0f}'}|{{}}|{x:%}|{1_000:,}|{name:>{width}}")
for k in range(60):
    out = "{:>{w}}|{!r}|{a[0]}".format(k, str(k), w=k % 7, a=[k])
print(out)
