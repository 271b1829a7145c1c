# repr's shortest digits, round to digits of both signs, ties, as_integer_ratio, is_integer, from strings with underscores, spaces and signs.
import math
for x in (0.1, 1 / 3, 2 / 3, 1e15, 1e16, 123456789012345680.0, 1e-4, 1e-5, 0.00012345, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 4.35, 9007199254740993.0, 0.3 - 0.1, 100.0, 1e21, 1e22, 1e23): print(repr(x), str(-x), end=" ")
print()
for x in (0.5, 1.5, 2.5, -0.5, -1.5, 2.675, 1.005, 1e16 + 2, 123.456, -1234.5678, 0.05, 5e-324, 1e308):
    print([round(x, d) for d in (-3, -1, 0, 1, 2, 5, 20, 400, -400)], round(x))
for bad in (float("nan"), float("inf"), -float("inf")):
    for act in (lambda: round(bad), lambda: int(bad), lambda: bad.as_integer_ratio(), lambda: math.floor(bad), lambda: round(bad, 2), lambda: bad.is_integer(), lambda: divmod(bad, 1), lambda: bad // 1, lambda: bad % 2, lambda: bad.hex()):
        try: print(act(), end="; ")
        except (ValueError, OverflowError) as e: print(type(e).__name__, e, end="; ")
    print()
for s in ("1_000.5", " 12 ", "\t-3e2\n", "1e", "1__0", "_1", "1_", ".5", "5.", ".", "+.5e-1", "infinity", "-INF", "nAn", "+nan", "0x10", "1e400", "-1e-400", "", " ", "1 2", "１２", "٣.٥", "1e1_0", "1,5", "--1", "1.5j", b"2.5", b"\xff", bytearray(b" 7 ")):
    try: print(repr(float(s)), end=" ")
    except ValueError as e: print(e, end=" ")
print()
for x in (0.0, -0.0, 0.75, 1e300, 5e-324, -2.5): print(x.as_integer_ratio() if abs(x) < 1e299 else len(str(x.as_integer_ratio()[0])), x.is_integer(), x.hex(), float.fromhex(x.hex()) == x, end=" ")
print()
for a, b in ((7.5, 2), (-7.5, 2), (7.5, -2), (-7.5, -2), (1e17, 3), (0.3, 0.1), (-1e-20, 1), (5.0, math.inf), (-5.0, math.inf), (0.0, -3.0)): print(a // b, a % b, divmod(a, b), end=" ")
print()
for act in (lambda: 1.5 // 0, lambda: 1 % 0.0, lambda: divmod(1.0, 0), lambda: 0.0 ** -1, lambda: (-8.0) ** (1 / 3), lambda: 1e200 ** 2, lambda: 2.0 ** 1024, lambda: 10.0 ** 400, lambda: 1.5 << 1, lambda: 2 ** -1, lambda: 0.0 ** 0, lambda: math.nan ** 0, lambda: round(1.5, "2"), lambda: round(1.5, 2.0), lambda: pow(2.0, 3, 5)):
    try: print(act(), end="; ")
    except Exception as e: print(type(e).__name__, e, end="; ")
print()
total = acc = 0.0
for i in range(300):
    total += round(i * 0.37 - 40, i % 5 - 1)
    acc = acc * 0.99 + i if i != 150 else -acc
    if i % 50 == 0: acc = int(acc)
print(total, acc, math.fsum([0.1] * 10), sum([0.1] * 10))
