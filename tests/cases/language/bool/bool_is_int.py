# bool is a subclass of int: arithmetic, indexing, formatting, equality, dict keys.

print(True + 1, True * 3.5, -True, +False, True - True, True / 2, True << 3)
print(type(True + False).__name__, type(True and False).__name__, type(not 1).__name__)
print(isinstance(True, int), isinstance(1, bool), issubclass(bool, int), bool.__mro__[1].__name__)
print(True == 1, True == 1.0, False == 0, True is True, True != 2, True < 2)
print(["no", "yes"][True], "ab"[False], [0] * True, "x" * False)
print(str(True), repr(False), int(True), float(True), "%d %s" % (True, True), f"{True} {True:d} {True:>6}")
table = {1: "int", True: "bool", 1.0: "float", 0: "zero"}
print(table, len(table), table[False])
print(sorted([True, 0, False, 2, 1]), max(True, 0), sum([True] * 5), min(3, False))
print(True.real, True.bit_length(), hash(True) == hash(1), int("1") is not True)


def count_primes(limit):
    count = 0
    for n in range(2, limit):
        prime = True
        d = 2
        while d * d <= n:
            prime = prime and n % d != 0
            d += 1
        count += prime
    return count


print(count_primes(150))
parity = False
flips = 0
for i in range(250):
    parity ^= i % 3 == 0
    flips += parity
print(parity, type(parity).__name__, flips)
print(any([]), all([]), any([0, "", 3]), all([1, "a", []]))
print(bool(), bool(5), bool("False"))
try:
    bool(1, 2)
except TypeError as e:
    print(e)
