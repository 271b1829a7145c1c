# repr and str of values and containers of them, recursive ones and own classes included.


class Plain:
    def __repr__(self):
        return "Plain()"


class Both:
    def __repr__(self):
        return "repr"

    def __str__(self):
        return "str"


class Named(list):
    pass


class Sub(Both):
    pass


samples = [0, -1, 2**70, True, None, 1.0, -0.0, 1e300, "", "a'b", 'a"b', "a\nb", (), (1,), (1, 2), [], [[]], {}, {1: "a"}, set(), {1}, frozenset(), frozenset({2}),
           range(3), slice(1, None, 2), ..., NotImplemented, b"", b"a\x00\xff", "é", Plain(), Both(), Sub(), Named([1]), int, Plain, len, type(None), ValueError("x"), KeyError("k")]
for s in samples:
    print(repr(s), "|", str(s), "|", f"{s}", "|", [s], "|", (s,), "|", "%s %r" % (s, s) if not isinstance(s, tuple) else "tuple")
a = [1]
a.append(a)
d = {"k": 1}
d["self"] = d
d["list"] = a
a.append(d)
t = (1, [2])
t[1].append(t)
print(a, d, t)
length = 0
for i in range(200):
    value = samples[i % len(samples)]
    length += len(repr(value)) + len(str([value, i]))
print(length)
print(ascii("é\u2028😀"), repr("\u200b\ud7ff\x85"), repr("\\"), repr("\t\r"), str(b"ab"), repr(1_000.5), repr(1e16), repr(123456789.123456789))


class Broken:
    def __repr__(self):
        return 5


for bad in (lambda: repr(Broken()), lambda: str(Broken()), lambda: f"{Broken()}", lambda: "%r" % Broken()):
    try:
        bad()
    except TypeError as e:
        print(e)
