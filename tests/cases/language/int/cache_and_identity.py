# Equal integers however they were made: results used as keys, compared, hashed, across the word boundary.

a = 2**62
b = 2**61 * 2
c = int(str(2**62))
d = 2**63 - 2**62
print(a == b == c == d, hash(a) == hash(b) == hash(c), len({a, b, c, d}))
store = {}
for i in range(200):
    key = 2**62 - 100 + i
    store[key] = i
found = 0
x = 2**62 - 100
for i in range(200):
    if store.get(x) == i:
        found += 1
    x += 1
print(found, len(store))
down = 2**63 + 50
for _ in range(100):
    down -= 1
print(down, down == 2**63 - 50, down in {2**63 - 50: 1})
n = 2**64
n -= 2**64 - 5
print(n, [10, 11, 12, 13, 14, 15][n], "abcdef"[n], n == 5, n in range(6), type(n).__name__)
print(-(2**62) - 1 + 1 == -(2**62), 2**62 - 1 + 1 == 2**62, (2**62) // 1 == 2**62, -(-(2**62)) == 2**62)
print(sum([2**62, -(2**62), 3]), sum(range(2**33, 2**33 + 100)), max(2**62, 2**62 - 1) - 2**62)
total = 0
for i in range(300):
    big = (1 << 40) * (1 << 30) + i
    total += big % 7 + big // (1 << 65) - (big & 1)
print(total)
