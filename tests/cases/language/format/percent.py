# % formatting.

print("%d %i %s %r %x %X %o %c %%" % (42, -3.9, "s", "r", 255, 255, 8, "c"))
print("%5d|%-5d|%05d|%+d|% d|%5s|%-5s|%.2s|%c" % (42, 42, 42, 42, 42, "ab", "ab", "abcdef", 65))
print("%f %.2f %8.3f %-8.1f| %e %.3e %g %G %g" % (3.14159, 2.5, 1.5, 1.25, 12345.678, 0.00012, 1e10, 1e-10, 100000.0))
print("%s %s %s" % (None, [1, 2], {"a": 1}), "%s" % "one", "%s" % ("tuple",), "%s" % ((1, 2),))
print("%(name)s is %(age)d, %(name)r" % {"name": "Ann", "age": 30})
print("%*d|%-*d|%.*f" % (6, 42, 6, 42, 2, 3.14159))
print("%#x %#o %08.3f %+.1f %s" % (255, 8, 3.14159, -2.55, True))
print("%d" % 10**30, "%x" % 2**80, "%5.1f%%" % 99.55, "%d" % True, "%s" % 1.0, "%r" % 1e100)
for template, args in [("%d", "x"), ("%d %d", (1,)), ("%d", (1, 2)), ("%(a)s", {"b": 1}), ("%q", 1), ("%", ()), ("x", 1),
                       ("%c", "ab"), ("%x", 1.5), ("%(a)s", (1,)), ("%f", "s")]:
    try:
        print(template % args)
    except (TypeError, ValueError, KeyError) as e:
        print(type(e).__name__, e)
lines = []
for i in range(150):
    lines.append("%3d: %-6s %6.2f" % (i, "x" * (i % 7), i / 7))
print(lines[-1], sum([len(s) for s in lines]))
