# // and % round toward minus infinity, for ints of every size and for floats.


def check(a, b):
    q = a // b
    r = a % b
    assert q * b + r == a, (a, b, q, r)
    assert r == 0 or (r < 0) == (b < 0)
    return q, r


def sweep():
    total = 0
    for a in range(-17, 18):
        for b in (-5, -3, -1, 1, 2, 7):
            q, r = check(a, b)
            total = total * 3 % 1000003 + q * 7 + r
    return total


print(sweep())
for a, b in [(7, 3), (-7, 3), (7, -3), (-7, -3), (6, 3), (-6, 3), (0, -4)]:
    print(a, b, check(a, b), divmod(a, b))
big = 10**30
for a, b in [(big, 7), (-big, 7), (big, -7), (big + 1, big), (-1, big), (1, -big), (5, big)]:
    print(check(a, b))
print(-(2**62) // -1, -(2**63) // -1)
for a, b in [(7.5, 2), (-7.5, 2), (7.5, -2), (-7.5, -2), (1.0, 0.1), (-1e-20, 3.0)]:
    print(a // b, a % b, divmod(a, b))
for zero in (0, 0.0):
    for a in (1, 1.0):
        for name in ("//", "%"):
            try:
                print(a // zero if name == "//" else a % zero)
            except ZeroDivisionError as e:
                print(type(a).__name__, name, type(zero).__name__, e)
