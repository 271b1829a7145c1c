# is_integer, as_integer_ratio, hex, fromhex, round, int, divmod, abs, conversions.

for v in (1.0, 1.5, -2.0, 1e300, 0.0):
    print(v.is_integer(), v.as_integer_ratio() if abs(v) < 100 else "big")
print((0.1).hex(), (1.0).hex(), (-2.5).hex(), float.fromhex("0x1.8p1"))
print([round(v) for v in (0.5, 1.5, 2.5, -0.5, -1.5, 2.4999, 1e20)])
print([round(v, 1) for v in (0.25, 0.35, 1.05, -0.05, 12.34)], round(1234.5, -2), round(1.5, None))
print(int(3.99), int(-3.99), int(1e20), abs(-1.5), divmod(7.5, 2), -7.5 % 2, 7.5 // -2)
print(type(round(2.5)).__name__, type(round(2.5, 0)).__name__, round(5), round(15, -1), round(25, -1))
print((2.5).real, (2.5).imag, (2.5).conjugate(), float(), float(True))
print(min(1.5, 1), max(1, 1.0), type(max(1, 1.0)).__name__, sum([0.1] * 10), sum([1, 2.5]))
hits = 0
for i in range(400):
    x = i / 8
    if x.is_integer():
        hits += 1
    hits += round(x) * 2 - int(x)
print(hits)
try:
    (1.5).is_integer(2)
except TypeError as e:
    print(e)
print(1.0.__class__.__name__, hash(2.0) == hash(2), hash(0.5) == hash(0.5), 2.0 in {2: 1})
