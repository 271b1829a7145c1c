# Chained comparisons: each operand once, stops early, mixes operators.

seen = []


def v(x):
    seen.append(x)
    return x


print(v(1) < v(2) < v(3), seen)
seen.clear()
print(v(1) < v(0) < v(3), seen)
seen.clear()
print(v(3) > v(2) != v(5) <= v(5) == v(5), seen)
seen.clear()
print(v(1) in [1, 2] in [[1, 2]], 1 < 2 < 2, 1 == 1.0 == True, v is not None is not True)


def bucket(n):
    if 0 <= n < 10:
        return "small"
    if 10 <= n < 100:
        return "medium"
    if n < 0 or not n <= 1000:
        return "outside"
    return "large"


counts = {}
for i in range(-50, 1200, 7):
    b = bucket(i)
    counts[b] = counts.get(b, 0) + 1
print(sorted(counts.items()))
inside = 0
for x in range(20):
    for y in range(20):
        if 3 < x <= y < 15 and not x == y:
            inside += 1
print(inside)
a = b = 5
print(a == b == 5, a < b < 6, a <= b < 6 > 4, not a < b, (a < b) == False)
print("a" < "b" < "c" > "b", [1] < [1, 0] < [2], (1, "x") < (1, "y") != (2,))
