# Conditional expressions in every place, and comparisons that feed branches directly.


def sign(x):
    return 1 if x > 0 else -1 if x < 0 else 0


def grade(points):
    return "A" if points >= 90 else "B" if points >= 80 else "C" if points >= 70 else "F"


def pick(flag, *choices):
    return choices[0 if flag else -1]


print([sign(v) for v in (-2, 0, 2.5, -0.0, True)])
histogram = {}
for i in range(200):
    g = grade(i * 7 % 101)
    histogram[g] = histogram.get(g, 0) + 1
print(sorted(histogram.items()))
total = 0
for i in range(250):
    total += (i if i % 2 else -i) * (2 if i > 100 else 1) + (0 if i else 5)
    total -= pick(i % 3 == 0, i, 1, 2)
    x = [i, None][i % 4 == 0]
    if x is None or not x % 5:
        total += 1
    elif x is not None and 10 < x <= 20 or x in (30, 31, 33):
        total += 100
    if not (i < 50 or i >= 60):
        total += 10000
print(total)
a, b = 3, None
print(a if a else b, b if b else a, a and b, (a if b else 0) or "end", "x" if a == 3 != b else "y")
print([("fizz" * (i % 3 == 0) + "buzz" * (i % 5 == 0)) or i for i in range(1, 16)])
items = []
items.append(1) if not items else items.append(2)
items.append(1) if not items else items.append(2)
print(items, {True: "t", False: "f"}[len(items) > 1])
n = 17
kind = ("even" if n % 2 == 0 else "odd") + (" prime" if all([n % d for d in range(2, n)]) else "")
print(kind)
if (m := n % 5) == 2:
    print("two", m)
if n > 5: print("one line")
if n < 5: print("no")
else: print("else on one line")
