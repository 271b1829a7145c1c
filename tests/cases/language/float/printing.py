# repr of floats: shortest digits, exponents, signs, infinities, integers as floats.

values = [0.0, -0.0, 1.0, -1.5, 0.1, 1 / 3, 2 / 3, 1e16, 1e15, 123456789012345680.0, 1e22, 1e23, 1e-4, 1e-5,
          5e-324, 1.7976931348623157e308, 2.2250738585072014e-308, 100.0, 1e100, 3.14159, 0.1 + 0.2, 1e21 + 1]
for v in values:
    print(repr(v), str(-v))
print(float("inf"), float("-inf"), float("nan"), -float("nan") != 0)
print(float("1e5"), float(" 2.5 "), float("1_000.5"), float("-.5"), float("5."), float("INF"), float("1e400"))
for bad in ("", "1.2.3", "abc", "1__0", "0x1p3", "--1"):
    try:
        float(bad)
    except ValueError as e:
        print(e)
x = 1.0
digits = 0
for i in range(200):
    x = x * 1.1 if x < 1e30 else x / 1e33
    digits += len(repr(x))
print(x, digits)
y = 1.0
while y + 1.0 != 1.0:
    y /= 2
print(y)
print(1e3, 1E+3, 1_0.5, .5, 5., 0.000123, 1e-7)
