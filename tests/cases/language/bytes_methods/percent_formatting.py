# bytes % and bytearray %: every conversion, flags, widths, mappings, errors.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
class B:
    def __bytes__(self): return b"<B>"
    def __repr__(self): return "B(é)"
    def __index__(self): return 65
for f, v in ((b"%s", b"x"), (b"%b", bytearray(b"y")), (b"%s", memoryview(b"z")), (b"%s", B()), (b"%a", B()), (b"%r", "é"), (b"%d", 5), (b"%5d|%-5d|%05d|%+d|% d", (1, 2, 3, 4, 5)), (b"%x %X %o %#x %#o", (255, 255, 8, 255, 8)), (b"%c", 65), (b"%c", b"q"), (b"%c%c", (0, 255)), (b"%f %.2f %e %g %G", (1.5, 2.345, 1e10, 1e-10, 1e20)), (b"%%", ()), (b"%(a)s %(b)d", {b"a": b"1", b"b": 2}), (b"%.2s|%5.1s|%-4s|", (b"abc", b"xyz", b"q")), (b"%*d %-*d|", (4, 1, 4, 2)), (b"%.*f", (1, 2.55)), (b"%i %u", (1, 2)), (b"%d", 3.99), (b"%d", True)):
    print(f, t(lambda: f % v), t(lambda: bytearray(f) % v))
for f, v in ((b"%s", "x"), (b"%s", 5), (b"%d", "5"), (b"%d", b"5"), (b"%x", 1.5), (b"%c", 256), (b"%c", "a"), (b"%c", b"ab"), (b"%f", b"1"), (b"%y", 1), (b"%", 1), (b"%s %s", b"a"), (b"a", 1), (b"%s", (b"a", b"b")), (b"%(a)s", {"a": b"x"}), (b"%(a)s", b"x"), (b"%(a", {}), (b"%*d", (b"x", 1)), (b"%s", None), (b"%d", None)):
    print(f, t(lambda: f % v))
n = 0
for i in range(100):
    n = n * 31 + sum(b"%d:%x:%s:%c;%5.2f" % (i, i * i, b"ab" * (i % 3), i, i / 7)) & 0xffffff
print(n)
