# float(): every spelling it reads, what it refuses, hooks.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
print([t(float, s) for s in ("1", " 1.5\n", "+.5", "5.", ".", "-.e5", "1e5", "1E-5", "1e+05", "1_000.5_5", "1__0", "_1", "1_", "1_e5", "1e_5", "inf", "-Infinity", "+iNf", "nan", "-NaN", "infinit", "nan1", "", " ", "1,5", "0x1p3", "1e400", "-1e400", "1e-400", "\u0661.\u0665", "\uff11e\uff12", "1 2", "1\0", "1d5", "٣", "1e", "e5", "1e5.5", "--1")])
print([t(float, v) for v in (b"1.5", bytearray(b" 2 "), memoryview(b"3"), b"\xff", None, [], 1j, 10**400, 2**1023, True, "1.7976931348623157e308", "1.7976931348623159e308", "4.9e-324", "2.4e-324", "2.5e-324", "0.1e-6", "123456789012345678901234567890")])
print(t(float), t(float, x=1), t(float, 1, 2), float(), t(float, "9007199254740993"), t(float, "0." + "0" * 400 + "1"), float("1" * 400) if False else "", t(float, "8.5" + "0" * 100 + "1"))
class F:
    def __float__(self): return 2.5
class X:
    def __index__(self): return 3
class B:
    def __float__(self): return 1
class Sub(float):
    def __repr__(self): return f"Sub<{float.__repr__(self)}>"
class FS:
    def __float__(self): return Sub(1.5)
print(float(F()), float(X()), t(float, B()), t(float, object()), Sub("1.5"), Sub(2) + 1, type(float(Sub(1))), [Sub(1e100)], f"{Sub(1.5)}", f"{Sub(1.5):.2f}", "%s %.1f" % (Sub(1), Sub(1)), type(+Sub(1)).__name__, Sub.fromhex("0x1p1"))
s = 0.0
for i in range(100):
    s += float(f"{i}.{i}e-{i % 5}") + float(" %d " % i) + float(i) - float("-%d_%d" % (i, i))
print(s)
