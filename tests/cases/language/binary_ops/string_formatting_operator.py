# % on strings: tuples, dicts, stars, widths, errors; on bytes; precedence with +; in hot loops with changing types.
print("%s %r %a" % ("é", "é", "é"), "%d %i %u %x %X %o %e %G %c%c" % (1, 2, 3, 255, 255, 8, 1.5, 1e10, 65, "B"), "%5d|%-5d|%05d|%+d|% d|%.3d" % (1, 2, 3, 4, 5, 6), "%*d|%-*d|%.*f" % (4, 1, 4, 2, 2, 3.14159), "%(a)s %(b)03d %(a)r" % {"a": "x", "b": 7}, "100%%" % (), "%s" % (1,), "%s" % [1, 2], "%s" % {"k": 1}, "%#x %#o" % (255, 8), "%.2s|%5.1s|" % ("abc", "abc"))
for f, a in (("%d", "x"), ("%d", None), ("%s %s", (1,)), ("%s", (1, 2)), ("%z", 1), ("%", 1), ("%(a)s", 1), ("%(a)s", {}), ("%c", 1.5), ("%c", "ab"), ("%c", -1), ("%x", 1.5), ("%d", 1.9), ("%*d", ("a", 1)), ("%s", ()), ("no", 1), ("no", {}), ("no", []), ("%(a", {"a": 1}), ("%.f", 2.5), ("%5", 1), ("%d", 2 ** 70), ("%f", "1"), ("%s%s", [1, 2]), ("%i", True), ("%e", 10 ** 400)):
    try: print(repr(f % a), end="; ")
    except Exception as e: print(type(e).__name__, e, end="; ")
print()
class S:
    def __str__(self): return "S!"
    def __repr__(self): return "R!"
    def __int__(self): return 8
    def __index__(self): return 8
    def __float__(self): return 9.5
    def __rmod__(self, o): return "rmod"
print("%s %r %d %x %f" % (S(), S(), S(), S(), S()), "%s" % S(), 5 % S(), b"%s %d %x %c %a" % (b"b", 5, 255, 65, "é"), "a" + "%d" % 5 + "b", "%s" % "%s" % 5, "%d" % 3 * 2, -7 % 3, "%s-%s" % tuple("ab"))
total = 0
for i in range(150):
    v = (i, i / 3, str(i), None, [i], S(), True)[i % 7]
    total += len("%s|%r|%5s|%-3s" % (v, v, v, v)) + len("%(v)s" % {"v": v})
    try: total += len("%d %.2f" % (v, v))
    except TypeError as e: total += len(str(e))
    if i == 100: del S.__int__, S.__str__
print(total)
