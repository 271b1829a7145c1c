# float(text), repr, hex, fromhex.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

for t in ["1", "-1.5", " 1.5 ", "1_0.5e3", "1__0", "_1", "1_", "1_.5", "1._5", "1e_5", "1e5_0", "1e", "e5", ".5", "5.", ".", "", "inf", "-Infinity", "+nan", "NaN", "infinit", "1e400", "-1e400", "1e-400", "0x1p3", "1,5", "1 2", "٣.٥", "１", "1e+5", "1E-5", "--1", "+ 1", "nan()", "\n2\t", "1f", "1.5j", "00012.50", "9" * 400]:
    print(ascii(t) if len(t) < 50 else "long", attempt(float, t))
print(attempt(float, None), attempt(float, []), attempt(float, b" 1.5 "), attempt(float, bytearray(b"2")), attempt(float, True), attempt(float, 10**400), attempt(float), attempt(float, 1, 2), attempt(float, x=1), attempt(float, 1j))
class F:
    def __init__(self, v): self.v = v
    def __float__(self): return self.v
class I:
    def __index__(self): return 12
print(attempt(float, F(2.5)), attempt(float, F(3)), attempt(float, F("x")), attempt(float, I()))
for x in [0.1, 1e15, 1e16, 123456789012345678.0, 1e-4, 1e-5, 1.5e-10, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 9007199254740993.0, 0.1 + 0.2, 1/3, 2/3, 100.0, 1e22, 1e23, -0.0, 4.35, 1.1, 299792458.0, 6.02214076e23, 2.0**-1074 * 3, float(2**63)]:
    print(repr(x), str(x), x.hex(), float.fromhex(x.hex()) == x, x.is_integer(), x.as_integer_ratio(), hash(x), int(x), x.__floor__(), x.__ceil__(), x.__trunc__())
for t in ["0x1.8p1", "1.8p1", "0x.8", "-0x1p-1074", "0x1p1024", "0x1p-1075", "0x1.fffffffffffff8p1023", "inf", "-nan", "0x", "1.g", "0x1p", " 0x1 ", "", "0x1.8", "ab", "0X1P+3", "1", "0x1.00000000000008p0", "0x1.00000000000018p0", "infinity", "0x1p1_0", "0x0p99999"]:
    print(t, attempt(float.fromhex, t))
print(attempt(float.fromhex, 5), float("inf").hex(), float("nan").hex(), (0.0).hex(), (-0.0).hex(), attempt(float("inf").as_integer_ratio), attempt(float("nan").as_integer_ratio), float("inf").is_integer(), (1.5).conjugate(), (1.5).real, (1.5).imag, (1.5).__getnewargs__(), (2.5).__round__(), (2.5).__round__(0), (1.5).__divmod__(1), (1.5).__add__(1), (1.5).__add__("x"), (1.5).__eq__(1), (1.5).__int__())
s = 0
for k in range(100):
    x = k * 1.1 - 30
    assert float(repr(x)) == x and float.fromhex(x.hex()) == x
    s += len(repr(x)) + hash(x) % 7
print(s)
