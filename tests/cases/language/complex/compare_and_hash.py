# Comparisons, hashes and complex numbers as keys.

print(1 + 0j == 1, 1 == 1 + 0j, 1j == 1, 0j == False, 1.5 + 0j == 1.5, 2**53 + 1 == complex(2**53 + 1), complex(2**53) == 2**53, 1j != 1, 1j == "1j")
print(10**400 == 1j, 1j == 10**400, complex("inf") == float("inf"), complex("nan") == complex("nan"))
print(hash(1 + 0j) == hash(1), hash(0j), hash(1j), hash(1 + 2j), hash(-1 + 0j), hash(complex(0.5, -0.25)), hash(complex("inf")), hash(-1j), hash(1e300 + 1e-300j))
def less(a, b): return a < b
def more(a, b): return a >= b
for a, b in [(1j, 2), (2, 1j), (1j, 1j), (1.5, 1j), ("a", 1j)]:
    for f in (less, more):
        try:
            print(f(a, b))
        except TypeError as e:
            print(e)
d = {}
for k in range(100):
    z = complex(k % 7, k % 3)
    d[z] = d.get(z, 0) + 1
print(d)
d[2] = "two"
print(d[2 + 0j], len(d), {1, 1.0, 1 + 0j, True}, sorted({1j, 2j, 0j}, key=abs), max([1j, 3j, 2j], key=lambda z: z.imag))
try:
    sorted([1j, 2j])
except TypeError as e:
    print(e)
print(sum([1j, 2, 3.5]), sum([1, 2], 1j), (1j).__eq__(1), (1j).__lt__(2), (1j).__add__("x"), (1j).__radd__(1), (1j).__rsub__(1.5), (1j).__bool__(), 1j.__class__.__name__, (2).__add__(1j), (2.0).__mul__(1j))
