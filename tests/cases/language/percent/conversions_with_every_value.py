# The % operator: every conversion against ints, floats, strings, bytes, None, own classes; mappings, stars, flags, errors; for bytes as well.
class Ix:
    def __repr__(self): return 'Ix()'
    def __index__(self): return 300
class Fl:
    def __repr__(self): return 'Fl()'
    def __float__(self): return 2.5
class In:
    def __int__(self): return 9
    def __repr__(self): return "In()"
def act(f):
    try: return f()
    except Exception as e: return f"{type(e).__name__}: {e}"
values = [0, -5, 255, 2 ** 70, True, 2.75, -0.0, 1e100, float("inf"), float("nan"), "s", "é", b"b", None, [1], Ix(), Fl(), In(), 1j]
for conv in "diouxXeEfFgGcrsa%qb":
    print(conv, [act(lambda: ("%" + conv) % (v,)) for v in values if not (conv in "dsr" and 0)] if conv != "%" else act(lambda: "%%" % ()))
for fmt in ("%5d|%-5d|%05d|%+d|% d", "%x|%#x|%#o|%X|%08x", "%.3d|%8.3d|%-8.3d|%+.3d|%08.3d", "%5s|%-5s|%.1s|%05s|%5.2s"):
    for v in (42, -42, 0): print(fmt, act(lambda: fmt % ((v,) * 5)))
for fmt in ("%f", "%.0f", "%#.0f", "%10.2f", "%-10.2f|", "%010.2f", "%+.1e", "% g", "%#g", "%.3g", "%.20f", "%G", "%.0e"): print(fmt, [fmt % v for v in (0.0, -1.5, 123456789.125, 1e-7, 1e22)])
for fmt, arg in (("%s", ()), ("%s", (1, 2)), ("%s %s", (1,)), ("%s", [1, 2]), ("%s", {"a": 1}), ("%(a)s", {"a": 1}), ("%(b)s", {"a": 1}), ("%(a)s", 5), ("%(a)s", (1,)), ("%(a)s %s", {"a": 1}), ("%()s", {"": 5}), ("%(a(b))s", {"a(b)": 6}), ("%(a", {"a": 1}), ("%(a)", {"a": 1}), ("%", (1,)), ("%5", (1,)), ("%*d", (5, 42)), ("%-*d|", (5, 42)), ("%*d|", (-5, 42)), ("%.*f", (2, 3.14159)), ("%*.*f", (8, 2, 3.14159)), ("%*d", ("x", 1)), ("%*d", (5,)), ("%.*f", (-1, 2.5)), ("%(a)*d", {"a": 1}), ("%ld %hd %Ld", (1, 2, 3)), ("%c%c", ("a", 98)), ("%c", ("ab",)), ("%c", (-1,)), ("%c", (0x110000,)), ("%c", (1.5,)), ("%d", ("5",)), ("%x", (1.5,)), ("%i", (None,)), ("no args", ()), ("no args", (1,)), ("no args", 1), ("no args", {}), ("no args", []), ("%d%%", 5), ("%z", 1), ("%\u00e9", 1), ("%s" * 3, "abc"), ("%s", "abc"), ("%s", None), ("%r %a", ("é", "é")), ("%.2147483648s", "a"), ("%99999999999999999999d", 1), ("%-+ #05d", 5), ("%.s|%.f|%.d", ("abc", 2.5, 3)), ("%(a)d %(a)5.1f %(a)r", {"a": 7}), ("%(k)s", {b"k": 1}), ("%s", ((1, 2),)), ("%s %s", ((1, 2), [3])), ("%o", -8), ("%#X", 255), ("%+s", "a"), ("%05s", "a"), ("% r", 1)): print(fmt, "|", act(lambda: fmt % arg))
for fmt, arg in ((b"%s", b"x"), (b"%s", "x"), (b"%b", bytearray(b"q")), (b"%d %x", (1, 255)), (b"%a %r", ("é", b"b")), (b"%c%c", (65, b"B")), (b"%c", 256), (b"%c", b"ab"), (b"%5.1f|%-4d|", (2.25, 3)), (b"%(k)s", {b"k": b"v"}), (b"%(k)s", {"k": b"v"}), (b"%s", 5), (b"%s", memoryview(b"mv")), (b"%*d", (4, 1)), (b"%d", "x"), (b"%q", 1), (b"%s %s", (b"a",)), (b"%%", ()), (bytearray(b"%s"), b"z"), (b"x", 1), (b"%.1s", b"xyz"), (b"%u", 2.9)): print(fmt, act(lambda: fmt % arg))
class S(str):
    def __rmod__(self, o): return "rmod " + o
    def __mod__(self, o): return "mod"
print("%s" % S("sub"), S("%s") % 1, "%s" % (S("t"),), act(lambda: "%s".__mod__(5)), act(lambda: 5 % "x"), act(lambda: "x".__rmod__("%s")))
total = 0
fmts = ["%d", "%s", "%5.2f", "%x", "%r", "%(k)s", "%c", "%-8s|"]
for i in range(320):
    v = (i, str(i), i / 4, Ix(), {"k": i}, (i,), None, 2 ** 65 + i)[(i * 3 + i // 8) % 8 if i > 60 else i % 2]
    try: r = fmts[i % 8] % v
    except (TypeError, KeyError, OverflowError) as e: r = str(e)
    total = (total * 13 + sum(map(ord, r))) % 1000003
print(total)
