# Conditions that hold for a long time and then do not: each flip leaves compiled code.


def run(n):
    mode = "count"
    low = high = skipped = 0
    limit = 100
    previous = None
    for i in range(n):
        if mode == "count":
            low += 1
            if low == limit:
                mode = "sum"
        elif mode == "sum":
            high += i
            if high > 5000:
                mode = None
        elif mode is None:
            skipped += 1
            if skipped % 60 == 0:
                mode = "count"
                low = 0
        if previous is not None and previous > i % 7:
            skipped += 1000
        previous = i % 7
    return low, high, skipped, mode


print(run(50), run(300), run(700))


def classify(x):
    if isinstance(x, bool):
        return "bool"
    if isinstance(x, int):
        return "int" if x < 2**62 else "big"
    if isinstance(x, float):
        return "nan" if x != x else "float"
    if x is None:
        return "none"
    if isinstance(x, str):
        return "empty" if not x else "str"
    return "other"


counts = {}
inputs = [1] * 40 + [1.5] * 40 + [None] * 40 + ["", "a"] * 20 + [True] * 20 + [2**65] * 20 + [float("nan"), []] * 5
for x in inputs:
    kind = classify(x)
    counts[kind] = counts.get(kind, 0) + 1
print(counts)


def abs_diff(values):
    total = 0
    last = 0
    for v in values:
        if v > last:
            total += v - last
        elif v < last:
            total += last - v
        else:
            total += 1000
        last = v
    return total


print(abs_diff(range(150)), abs_diff(range(150, 0, -1)), abs_diff([5] * 120), abs_diff([i * i % 11 for i in range(150)]))
