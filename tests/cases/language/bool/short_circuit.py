# and/or give back operands and stop early.

calls = []


def f(name, result):
    calls.append(name)
    return result


print(f("a", 0) and f("b", 1), f("c", "") or f("d", "x"), calls)
calls.clear()
print(f("a", 1) and f("b", []) or f("c", None) or f("d", 0), calls)
calls.clear()
print(not f("a", 0) and f("b", 3), calls)


def classify(n):
    return n % 15 == 0 and "fizzbuzz" or n % 5 == 0 and "buzz" or n % 3 == 0 and "fizz" or n


print([classify(i) for i in range(1, 16)])
counts = {}
for i in range(300):
    key = classify(i)
    key = key if isinstance(key, str) else "number"
    counts[key] = counts.get(key, 0) + 1
print(sorted(counts.items()))


def in_order(a, b, c):
    if a <= b and b <= c:
        return 1
    if not (a <= b or b <= c):
        return -1
    return 0


score = 0
for i in range(200):
    score += in_order(i % 7, i % 5, i % 3) * (i + 1)
print(score)
print(None or 0 or [] or "end", 1 and 2.0 and "three", 0 or None, "" and 1)
x = None
print((x or []) + [1], x and x.y)
