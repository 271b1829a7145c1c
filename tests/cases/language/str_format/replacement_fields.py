# str.format: automatic and manual fields, attributes, items, conversions, nesting, braces, errors.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
class O:
    x = 5
    def __getitem__(self, k): return f"<{k!r}>"
    def __format__(self, s): return f"fmt({s})"
    def __str__(self): return "str é"
    def __repr__(self): return "repr é"
o = O()
for s in ("{}{}", "{0}{1}{0}", "{}{0}", "{0}{}", "{a}{}", "{", "}", "{{}}", "{{{}}}", "}}{{", "{0.x}", "{0[0]}", "{0[a]}", "{0[-1]}", "{0[a.b]}", "{0[]}", "{0.}", "{0.x[0]}", "{!r}", "{!s}", "{!a}", "{!z}", "{!}", "{!rr}", "{!r:>12}", "{:}", "{:>{}}", "{:{}{}}", "{:{a}}", "{:{{}}}", "{0:{0}}", "{5}", "{zz}", "{ }", "{0 }", "{ 0}", "{-1}", "{0.real", "{0[x}", "{0[x]y}", "{:}}", "{a!r}", "{a.zz}", "{0!s:{a}}", "{99999999999999999999}", "{:é}"):
    print(s, ascii(t(s.format, o, 12, a=7)))
print("{0[k]} {0[2]}".format({"k": 1, 2: "int"}), t("{0[k]}".format, [1]), t("{0[1]}".format, "abc"), t("{0[9]}".format, "abc"), "{a[b][c]}".format(a={"b": {"c": 5}}), "{0.__class__.__name__}".format(1), t("{0.nope}".format, 1), "{:{w}.{p}f}".format(3.14159, w=10, p=2), "{:{}}".format("x", "^5"), "{0:{1}{2}{3}}".format("s", "*", "^", 7), "".format(1, 2), "{}".format(None), t("{:5}".format, None), t("{:5}".format, []), t("{:d}".format, "x"), "{:s}".format("x"), t("{:s}".format, 1), t("{}".format), t(str.format), t(str.format, 5), "{self}".format(self=1))
class M(dict):
    def __missing__(self, k): return f"no {k}"
print("{a} {b[0]}".format_map(M(a=1)), t("{a}".format_map, {}), t("{}".format_map, {}), t("{a}".format_map), t("{a}".format_map, 5), "{a}{a!r:>5}".format_map({"a": "z"}))
n = 0
for i in range(100): n = n * 31 + len("{0:>{w}}|{1!r}|{k[0]}|{o.x}".format(i, str(i), w=i % 9, k=[i], o=o)) + len("{:{}}{}".format(i, i % 7, o)) & 0xffffff
print(n)
