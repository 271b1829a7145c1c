# The format mini-language on floats and complex: every type, precision, sign, grouping, alternate form, specials.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
xs = (0.0, -0.0, 1.0, 1.5, -2.675, 123456.789, 1e-5, 1e16, 1.7e308, float("inf"), float("nan"))
for s in ("", "e", "E", "f", "F", "g", "G", "n", "%", ".0f", ".0e", ".0g", ".1f", ".3g", ".10g", ".20f", ".3", ".0", "#.0f", "#.0e", "#g", "#", "#.3", "+", " ", "+.1%", ",", "_", ",.2f", "_.1f", "010.2f", "<10.1f", "=+10.1f", "*^12.2e", "z", "z.0f", "z.1f", "+z.2f", "08", "-08.1f", ",g", ",%", ".400f"[:4] , "d", "x", "s", "c", "b", ",n", ".", ".-1f", "5.f"):
    print(repr(s), [t(format, x, s)[:40] for x in xs])
print(f"{1e300 * 1e10:f} {float('-inf'):010f} {float('nan'):+} {float('-inf'):,.1f} {float('inf'):^7}|", f"{2.5:.0f} {3.5:.0f} {0.5:.0f} {-0.5:.0f} {1e23} {1e22} {9.995:.2f} {0.00001234:.3g} {123456789.0:g} {1e5:g} {1e6:g} {999999.5:g} {0.0001:g}", f"{1.1:.50f}", f"{5e-324:.3e} {5e-324:g} {1.7976931348623157e308:.3g}")
for z in (1 + 2j, -1.5 - 0j, complex("nan"), 1e20 + 1e-5j): print([t(format, z, s) for s in ("", "f", ".1f", "+.2e", ">20", "g", ",", "010", "=5", "s", "d", "%", "n", "#.0f", ".3")])
class F(float):
    def __str__(self): return "F.str"
print(format(F(1.5), ""), format(F(1.5), ".1f"), f"{F(2)}", t(float.__format__, 1.5, 5))
n = 0
for i in range(1, 120): n = n * 31 + sum(map(ord, f"{i / 7:.{i % 12}f}{i ** 9 / 3:g}{-i / 11:+.3e}{i / 3:,.2f}{1 / i:%}")) & 0xffffff
print(n)
