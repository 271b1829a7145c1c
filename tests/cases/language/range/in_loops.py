# Ranges in nested and changing loops, with steps of both signs and sizes beyond words.
total = 0
for a in range(5, -6, -3):
    for b in range(a, 10, 2):
        for c in range(b, b - 4, -1):
            total += a * b - c
print(total)
for start, stop, step in [(0, 10, 1), (10, 0, -1), (-5, 5, 3), (5, -5, -4), (0, 0, 1), (2**62 - 2, 2**62 + 2, 1), (2**63, 2**63 - 5, -2), (-2**62 + 1, -2**62 - 3, -1), (10**20, 10**20 + 7, 3)]:
    print(start, stop, step, list(range(start, stop, step)), [x for x in range(start, stop, step) if x % 2], sum(range(start, stop, step)))
def count(r):
    n = 0
    for _ in r: n += 1
    return n
print([count(range(k)) for k in range(0, 50, 7)], count(range(10**18, 10**18 + 60)), count(range(-3, 100, 9)))
for k in range(100):
    r = range(k)
    assert len(r) == k and (k in r) == False and (k == 0 or r[-1] == k - 1) and list(r[::-1]) == list(reversed(r))
it = iter(range(3)); seen = []
for x in it:
    seen.append(x); seen.append(next(it, "end"))
print(seen, x)
for i in range(3):
    i += 10
print(i, [i for i in range(2)], i, dict.fromkeys(range(3)), tuple(range(2, 8, 2)), {*range(3)}, max(range(0, 100, 7)), 3 in range(0, 10, 3), 3.0 in range(5), "3" in range(5))
