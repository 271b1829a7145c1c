# Hashes of numbers: modulus 2**61-1, floats equal to ints, infinities, complex, fractions of powers, bools, tuples of them.
P = 2 ** 61 - 1
for n in (0, 1, -1, -2, 5, P - 1, P, P + 1, -P, -P - 1, 2 ** 61, 2 ** 62, 2 ** 63, 2 ** 64 + 3, -2 ** 64, 10 ** 20, 10 ** 100, -10 ** 50, 3 ** 200): print(hash(n), end=" ")
print()
for x in (0.0, -0.0, 1.0, -1.0, -2.0, 0.5, -0.5, 0.1, 1e10, 1e100, -1e300, 5e-324, 2.0 ** 61, 1.5, 3.141592653589793, float("inf"), float("-inf")): print(hash(x), end=" ")
print()
for c in (0j, 1j, -1j, 1 + 2j, 1.5 - 2.5j, complex(2 ** 62, 1), complex("inf"), -1 + 0j): print(hash(c), end=" ")
print()
print(hash(True), hash(False), hash(()), hash((1,)), hash((1, 2)), hash((2, 1)), hash(((),)), hash((1.0, True, 1 + 0j)) == hash((1, 1, 1)), hash((-1, -2)), hash((0.5, "a")))
print(hash(range(5)) == hash(range(0, 5, 1)), hash(range(1, 2)) == hash((1, 1, None)), hash(range(0, 6, 2)) == hash((3, 0, 2)))
print(hash(frozenset()), hash(frozenset([1])), hash(frozenset([1, 2, 3])), hash(frozenset([3, 2, 1])) == hash(frozenset([1, 2, 3])), hash(frozenset([frozenset()])))
print(all(hash(float(n)) == hash(n) == hash(complex(n)) for n in range(-300, 300)), all(hash(float(2 ** k)) == hash(2 ** k) for k in range(500)))
d, total = {}, 0
for i in range(150):
    k = (i, float(i), complex(i), bool(i % 2), (i, 1.0), -i, i * 2 ** 60)[i % 7]
    d[k] = d.get(k, 0) + 1
    total ^= hash(k)
print(len(d), total, d[True], d.get(1.0), [k for k in d if d[k] > 1])
class H:
    def __init__(self, h): self.h = h
    def __hash__(self): return self.h
for h in (-1, 2 ** 61 - 1, 2 ** 62, 2 ** 63, -2 ** 63, 2 ** 64, 10 ** 30, True): print(hash(H(h)), end=" ")
print()
for h in (1.5, "s", None):
    try: hash(H(h))
    except TypeError as e: print(e)
for v in ([], {}, set(), bytearray(), slice(1), ([],), (1, {2}), memoryview(bytearray(b"x"))):
    try: print(hash(v))
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
import sys
print(sys.hash_info.modulus == P, sys.hash_info.inf, sys.hash_info.nan, sys.hash_info.imag, sys.hash_info.width)
