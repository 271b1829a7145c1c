# The mini-language at its corners: fill characters, zero padding with signs and prefixes, grouping with zeros, widths in nested fields.
def f(v, s):
    try: return format(v, s)
    except (ValueError, TypeError, OverflowError) as e: return f"{type(e).__name__}: {e}"
for v in (0, -7, 1234567, 2 ** 40, -(10 ** 25)):
    for s in ("{<8", "}^8", "0=12", "x=+12", "012,", "013,", "014_", "020_x", "#020_b", "+#_X", "=+,", " ,d", "08b", "#08b", "-#o", "00000020", "<020", "^+20,", "1", "01", "\n>3" if 0 else "é=9", ",.0f", "_.3e", "015,.2f", ".0%", "#.3g", ",g", "_%"): print(f(v, s), end="|")
    print()
for v in (0.0, -0.0, 1e16, 123456789.987, -1e-5, 5e-324, 1.7976931348623157e308, float("nan"), float("-inf"), 0.1 + 0.2, 1e22, 99999.5, 0.5, 1.5, 2.5):
    for s in ("", "g", ".17g", ".0f", "#.0f", "010", "010,.1f", "+.3", ".1e", "n", "%", "z.0f", "z.1f", ",", "_.2f", "=+12.2f", ".0e", "#g", "F", "E", "G", "*^12.1%", "-08.2f"): print(f(v, s), end="|")
    print()
for v in (1j, 1 - 2.5j, complex("nan"), -0j, complex(1e20, 1e-20)):
    for s in ("", ".2f", ">20", "+.1e", "g", ",.1f", "020", "=10", "%", "^15.1f"): print(f(v, s), end="|")
    print()
for v in ("", "abc", "é☕x"):
    for s in ("", "s", "5", "<5s", "^7.2", ".0", "0>4", "08", "=5", "+", ",", ".2s", "#", " ", "05", "z", "5.", "d", "<<5", "}>4"): print(f(v, s), end="|")
    print()
for v in (True, None, [1], (1,), {}, object, 3.0, b"x", type):
    for s in ("", "5", "d", "s", ">9"): print(f(v, s), end="|")
    print()
print("{:{}}|{:{w}.{p}f}|{0[0]:{1}}".format("a", 5, 2.5, 1, w=8, p=2) if 0 else "{:{}}|{:{w}.{p}f}".format("a", 5, 2.5, w=8, p=2), f"{3.14159:{'>'}{10}.{2 + 1}}", f"{255:{'#'}{'x'}}", f"{'x':{'*'}^{5}}")
total = 0
specs = ("5", "05", "<5", ",", "+", "_x", ".2f", "e", "%", "g")
for i in range(200):
    v = i * 997 if i % 3 else i / 7 if i % 2 else -i
    total += sum(map(ord, f(v, specs[i % 10])))
print(total)
