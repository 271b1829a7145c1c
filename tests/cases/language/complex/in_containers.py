# Complex numbers in lists, as keys, in sums and sorts by key, under enumeration and unpacking.
zs = [complex(a, b) for a in range(-2, 3) for b in range(-1, 2)]
print(len(set(zs)), sorted(zs, key=lambda z: (z.real, z.imag))[:4], sum(zs), sum(z * z.conjugate() for z in zs), {z: abs(z) for z in zs[:4]})
table = {}
for z in zs:
    table.setdefault(round(abs(z), 3), []).append(z)
print(sorted(table), {k: len(v) for k, v in sorted(table.items())})
def rotate(z, n):
    for _ in range(n):
        z *= 1j
    return z
print([rotate(3 + 4j, n) for n in range(5)], all(rotate(z, 4) == z for z in zs), 2 in zs, 2 + 0j in zs, zs.index(1), zs.count(0), (1j, 2) == (1j, 2 + 0j), [1j] < [1j, 2])
path = [0j]
for k in range(100):
    path.append(path[-1] + (1j ** k) * (k / 10))
print(path[-1], max(path, key=abs), min(path, key=lambda z: z.imag))
a, b, *c = (1j, 2j, 3j, 4j)
print(a * b, c, [z.imag for z in c], f"{c[0]!s:>6}|{c[1]!r:<6}|")
