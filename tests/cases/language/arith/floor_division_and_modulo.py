# // and % of ints, floats, mixed, signs, zeros, infinities; divmod agrees.
inf, nan = float("inf"), float("nan")
nums = [7, -7, 3, -3, 7.5, -7.5, 0.0, -0.0, inf, -inf, True, 2 ** 64, -(2 ** 64), 1e-320]
for a in nums:
    row = []
    for b in nums:
        try: q, r = a // b, a % b; assert divmod(a, b) == (q, r) or q != q or r != r; row.append(f"{q!r},{r!r}")
        except ZeroDivisionError as e: row.append("Z")
        except OverflowError as e: row.append(f"O {e}")
    print(a, *row)
for f in (lambda: 1 // 0, lambda: 1 % 0, lambda: 1.0 // 0, lambda: 1 % 0.0, lambda: 1 / 0, lambda: 1.0 / 0, lambda: divmod(1, 0), lambda: divmod(1.0, 0), lambda: 2 ** 70 // 0, lambda: 2 ** 70 % 0, lambda: 2 ** 70 / 0, lambda: True / False, lambda: 1j / 0, lambda: 1j // 1, lambda: 1j % 1, lambda: divmod(1j, 1), lambda: "a" // 1, lambda: 1 % "a", lambda: [] % 1, lambda: "%d" % "x", lambda: 10 ** 400 / 1, lambda: 10 ** 400 / 10 ** 399, lambda: 10 ** 400 // 1.0, lambda: 1.0 % 10 ** 400):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
def collatz(n, steps=0):
    while n != 1 and steps < 500:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return n, steps
print(collatz(27), collatz(2 ** 63 - 1), collatz(2 ** 62 + 1), collatz(97.0))
h = 0
for i in range(-100, 100):
    d = i % 13 - 6
    if d: h = (h * 31 + i // d * 7 + i % d) % 1000003
    if d: h += int(float(i) // d) + int(i % float(d))
print(h, -1 // 2 ** 63, -(2 ** 63) // -1, -(2 ** 62) // -1, (-(2 ** 63)) % -1, 5 // -1, -5 % 2 ** 64)
