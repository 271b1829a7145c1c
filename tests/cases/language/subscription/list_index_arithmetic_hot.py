# Index arithmetic in hot loops: negative, float-made ints, bools, out of range caught, matrices flattened.
n = 8
m = list(range(n * n))
def at(r, c): return m[(r % n) * n + c % n]
print(sum(at(i, j) * (1 if (i + j) % 2 else -1) for i in range(-10, 20) for j in range(-3, 3)))
hits = miss = 0
for i in range(200):
    k = i * 7 % 90 - 20 if i < 100 else int(i / 1.5) if i < 150 else i % 2 == 0 if i < 180 else -(2 ** 70) if i % 2 else 2 ** 64
    try: hits += m[k]
    except IndexError as e: miss += len(str(e))
print(hits, miss)
w = [0] * 17
for i in range(300): w[i * i % 17] += 1; w[-1 - i % 5], w[i % 3] = w[i % 3], w[-1 - i % 5]
print(w)
s = "the quick brown fox"
print("".join(s[i * 7 % len(s)] for i in range(60)), "".join(s[-i] for i in range(1, 20)), [s[i:i + 3] for i in range(0, 19, 4)], s[::2][::-3], s[True], s[-len(s)])
try: s[len(s)]
except IndexError as e: print(e)
def bs(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x: lo = mid + 1
        else: hi = mid
    return lo
a = [i * 3 for i in range(40)] + [120.5, 2 ** 63]
print([bs(a, x) for x in (-1, 0, 1, 59.5, 117, 121, 2 ** 62, 2 ** 64)], sum(bs(a, x) for x in range(150)))
ring = [None] * 5
for i in range(120):
    ring[i % 5] = i if i % 10 else ring[(i + 1) % 5]
    if i == 60: ring = list(tuple(ring))
    try: ring[5 + i % 2 * -10] = 0
    except IndexError: pass
    except TypeError as e: print(e)
    if i == 59: ring = ring[:]
print(ring)
