# Comparisons of ints and floats are exact, also where the float cannot hold the int.
import math
big = 2**53
pairs = [(big + 1, float(big)), (big + 1, float(big + 2)), (2**63, 2.0**63), (2**63 - 1, 2.0**63), (-2**63 - 1, -2.0**63), (10**308, 1e308), (10**309, math.inf), (-10**309, -math.inf), (10**400, 1e308), (0, -0.0), (1, 1.0000000000000002), (2**1023, 2.0**1023), (3, math.nan), (2**62 + 1, 2.0**62), (-1, -0.5), (5, 5.5), (10**22, 1e22), (10**23, 1e23)]
for a, b in pairs:
    print(a < b, a <= b, a == b, a != b, a > b, a >= b, b < a, b == a, b >= a, hash(a) == hash(b))
print({1: "a", 1.0: "b", True: "c"}, {2**53: 1}.get(2.0**53), 1e22 in {10**22}, 1e23 in {10**23}, [1, 2.0, True].count(1), (1.0, 2).index(2), sorted([3, 2.5, 10**20, 1e19, -math.inf, True, math.inf, -10**400, 10**400]), max(2**53, 2.0**53), min(2.0**53, 2**53), 0.1 + 0.2 == 0.3, 0.5 == 1 / 2)
print(1 == 1.0 + 0j, 2**53 + 1 == complex(2**53), 10**400 == 1j, True == 1.0, False < 0.5, "1" == 1, None == 0, 1 != "1", (1, 2.0) == (1.0, 2), [1] == [1.0], {1} == {1.0}, {1: 2} == {1.0: 2.0}, range(2) == range(0, 2))
n = 0
for i in range(100):
    a = (1 << i) + (i & 1)
    f = float(1 << i)
    n = n * 3 + (a < f) + 2 * (a == f) + 4 * (a > f) + (f != a) & 0xfffffff
    n ^= (i < i + 0.5) + 2 * (i >= i / 1) + (-i > f)
print(n)
