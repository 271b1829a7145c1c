# How complex numbers are written: repr, str, format with every type, width, sign and grouping.

def attempt(spec, z):
    try:
        return format(z, spec)
    except Exception as e:
        return f"{type(e).__name__}: {e}"

values = [0j, 1 + 2j, -1.5 - 0.25j, 1234567.891 + 9876543.21j, 1e20 + 1e-20j, complex("inf"), complex(0, float("nan")), complex(-0.0, -0.0), 3j]
specs = ["", "f", ".2f", "e", ".3e", "g", ".3g", "G", "E", "F", "n", "20", "<20", "^20", ">20.1f", "*^30.2f", "+", "+.1f", " ", "-", ",", ",.2f", "_.1f", "#", "#g", "#.0f", ".0f", ".3", "z.0f", "020", "=20", "%", "d", "s", "x", "c", "5j", "+20,.3f"]
for z in values:
    for spec in specs:
        print(repr(spec), attempt(spec, z))
print("%s %r %5s" % (1j, 2j, 3j), "{} {!r:>8} {:.1f}".format(1j, 2j, 3j), f"{1+2j} {1+2j!r} {1.5j:.3f} {1j=}")
for bad in ("%d", "%f", "%x", "%c"):
    try:
        print(bad % 1j)
    except TypeError as e:
        print(e)
print([1j, (2j,), {3j: 4j}], str(1 - 1j), repr(-1j), ascii(1j))
for k in range(60):
    text = f"{complex(k, -k) / 7:.3f}"
print(text)
