# float.hex and fromhex: normal, subnormal, rounding to even, spellings, errors.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
for x in (0.0, -0.0, 1.0, -1.5, 0.1, 1e308, 5e-324, 2.2250738585072014e-308, 1e-310, float("inf"), float("-inf"), float("nan"), 3.14159, 2.0**-1000, 1/3):
    print(x, x.hex(), float.fromhex(x.hex()))
for s in ("0x1", "1", "0x1.8p1", "0x.8", "1.8", " 0x1p4\n", "-0X1P-1", "+ff", "0x1p1024", "0x1.fffffffffffff8p1023", "0x1.fffffffffffff7fp1023", "0x0.00000000000010p-1022", "0x1p-1074", "0x1p-1075", "0x1.8p-1075", "0x1p-1076", "0x1.00000000000008p0", "0x1.00000000000018p0", "0x1.000000000000081p0", "inf", "-Infinity", "NaN", "0x", "p1", "0x1p", "0x1.p2", "0x.p1", "1.0.0", "", "0x1g", "0x1 p1", "0x1p1.5", "0x10000000000000000000000", "a.bp+5", "0x1p99999999999999999999", "0x0p99999999999999999999", "0x1_0"):
    print(repr(s), t(float.fromhex, s), end="; ")
print()
print(t(float.fromhex, 5), t(float.fromhex, b"1"), t((1.5).hex, 1), t(float.hex, 1), t(float.hex))
class Sub(float): pass
print(type(Sub.fromhex("1")).__name__, (0.1 + 0.2).hex(), (-(2.0**-1074)).hex(), (1.0).hex().upper(), float.fromhex("0x1.8p+1") == 3)
n = 0
x = 1.0
for i in range(150):
    x = x * 1.37 if i % 3 else x / 7.1
    h = x.hex()
    assert float.fromhex(h) == x
    n = n * 31 + len(h) + int(h[-2:].strip("p+-") or 0) & 0xffffff
print(n, x.hex())
