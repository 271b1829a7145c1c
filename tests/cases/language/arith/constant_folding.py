# Expressions a compiler may compute beforehand must give what running them gives.

one, two, big = 1, 2, 2**63

print(1 + 2 == one + two, 2**63 == big, -1 == -one, 1 / 2 == one / two, 7 % -3, -7 % 3)
print((2**63 - 1) * 2 + 1, 1 << 64, 10**18 * 10, -(2**63), 0x7FFFFFFFFFFFFFFF + 1)
print(1_000_000 * 1_000_000, 0b1010, 0o777, 0xFF, 1e3, 12345678901234567890, 00, 1_0)
print("a" * 3, ("a", "b") * 2, 3 * "ab", not 5, not not [], -True, +2.5, ~7)
print("con" "cat", "x" + "y", (1, 2) + (3,), (1, 2)[1], "abc"[1], [1, 2, 3][-1])
for name, expression in (("div", lambda: 1 // 0), ("mod", lambda: 1 % 0), ("shift", lambda: 1 << -1), ("pow", lambda: 0**-1)):
    try:
        expression()
    except (ZeroDivisionError, ValueError) as e:
        print(name, type(e).__name__, e)
if 0:
    print("dead")
while 0:
    print("dead")
print(1 if True else 2, (0 and missing), (1 or missing), None is None)


def dead_code():
    return 1
    print("dead")
    raise ValueError


total = 0
for i in range(150):
    total += dead_code() + 2 * 3 - 4 + (5 if 1 else i) + (i and 0) + -0
print(total)


def twice():
    return 1.0, 1, True, 0.0, -0.0


print(twice(), 0.0 == -0.0, str(twice()[3]), str(twice()[4]), 1 == 1.0)
