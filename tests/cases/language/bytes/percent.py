# bytes % values.

def attempt(f):
    try:
        return repr(f())
    except Exception as e:
        return f"{type(e).__name__}: {e}"

class B:
    def __bytes__(self): return b"<B>"
class R:
    def __repr__(self): return "Ré"
cases = [
    (b"%d %i %u", (1, -2, 3)), (b"%5d|%-5d|%05d|%+d|% d", (42, 42, 42, 42, 42)), (b"%x %X %o %#x %#o", (255, 255, 8, 255, 8)), (b"%e %f %g %.2f %10.3e", (1.5, 2.5, 1e10, 3.14159, 12345.678)),
    (b"%s %b", (b"abc", bytearray(b"de"))), (b"%s", memoryview(b"mv")), (b"%b", B()), (b"%10s|%-10s|%.2s", (b"abc", b"abc", b"abc")), (b"%c%c%c", (65, b"B", bytearray(b"C"))), (b"%a %r", ("é", R())), (b"100%%", ()),
    (b"%(a)s %(b)d", {b"a": b"x", b"b": 5}), (b"%*d|%-*d|%.*f", (5, 42, 5, 42, 2, 3.14159)), (bytearray(b"%d"), 5), (b"%s", (b"\xff\x00",)), (b"%5c|%-5c|", (66, 67)),
    (b"%s", "str"), (b"%s", 5), (b"%d", "x"), (b"%d", b"1"), (b"%c", 256), (b"%c", "a"), (b"%c", b"ab"), (b"%x", 1.5), (b"%f", "x"), (b"%f", b"1"), (b"%d %d", (1,)), (b"%d", (1, 2)), (b"", 1), (b"%(a)s", {"a": b"x"}), (b"%(a)s", 5), (b"%(a", {}), (b"%q", 1), (b"%", ()), (b"%d", None), (b"%.3", 1), (b"%(a)s", b"x"), (b"%*d", ("a", 1)),
]
for template, values in cases:
    print(template, attempt(lambda: template % values))
out = bytearray()
for k in range(80):
    out += b"%03d:%x;" % (k, k * k)
print(bytes(out[:60]), len(out), b"%s".__mod__((b"q",)), b"%d".__mod__(3))
b = b"a%s"
b %= b"x"
print(b, b"%s" % [b"x"] if False else b"%a" % [b"x"])
