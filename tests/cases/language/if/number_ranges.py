# Integer and float thresholds in if chains: boundaries, negative zero, big numbers, booleans.


def tax(income):
    if income <= 10_000:
        return 0
    elif income <= 40_000:
        return (income - 10_000) * 20 // 100
    elif income <= 100_000:
        return 6_000 + (income - 40_000) * 40 // 100
    return 30_000 + (income - 100_000) // 2


print([tax(n) for n in (0, 10_000, 10_001, 40_000, 40_001, 100_000, 100_001, 10**30)])


def bmi(weight, height):
    value = weight / height**2
    if value < 18.5:
        return "under"
    if value < 25:
        return "normal"
    if value < 30:
        return "over"
    return "far over"


print([bmi(w, 1.8) for w in (50, 59.94, 60, 81, 80.9, 97.2, 120)])


def place(x):
    if x < -(2**62):
        return "far below"
    if x < 0:
        return "below"
    if x == 0:
        return "zero"
    if x > 2**62 - 1:
        return "far above"
    if x > 1000.5:
        return "above"
    return "near"


counts = {}
values = [0, -0.0, False, True, 1, -1, 2**62, 2**62 - 1, -(2**62), -(2**62) - 1, 1000.5, 1001, float("inf"), float("-inf"), 10**50]
for i in range(225):
    p = place(values[i % 15])
    counts[p] = counts.get(p, 0) + 1
print(counts)


def triage(a, b):
    if a > b:
        if a - b > 10:
            return 2
        return 1
    elif a < b:
        if b - a > 10:
            return -2
        return -1
    else:
        return 0


total = 0
for i in range(40):
    for j in range(0, 40, 3):
        total = total * 3 % 1000003 + triage(i, j) + 2
print(total)
low = high = equal = 0
for i in range(300):
    x = i * 7 % 10 - 4.5
    if x < -1.5:
        low += 1
    elif x == 0.5:
        equal += 1
    elif x >= 3.5:
        high += 1
print(low, equal, high)
