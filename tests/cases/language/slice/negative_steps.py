# Slices with negative steps and bounds beyond both ends, compared with loops that do the same by hand.


def by_hand(values, start, stop, step):
    n = len(values)
    if step > 0:
        low, high = 0, n
        start = low if start is None else max(start + n, 0) if start < 0 else min(start, n)
        stop = high if stop is None else max(stop + n, 0) if stop < 0 else min(stop, n)
    else:
        start = n - 1 if start is None else max(start + n, -1) if start < 0 else min(start, n - 1)
        stop = -1 if stop is None else max(stop + n, -1) if stop < 0 else min(stop, n - 1)
    out = []
    i = start
    while i < stop if step > 0 else i > stop:
        out.append(values[i])
        i += step
    return out


values = list(range(7))
text = "abcdefg"
bounds = [None, -9, -7, -6, -1, 0, 1, 3, 6, 7, 9]
wrong = checked = 0
for a in bounds:
    for b in bounds:
        for step in (-3, -2, -1, 1, 2, 4):
            expected = by_hand(values, a, b, step)
            checked += 1
            if values[a:b:step] != expected or tuple(values)[a:b:step] != tuple(expected) or text[a:b:step] != "".join([text[i] for i in expected]):
                wrong += 1
            if list(range(7)[a:b:step]) != expected:
                wrong += 1000
print(checked, wrong)
print(values[5:1:-2], values[::-3], values[-1:-4:-1], values[2::-1], values[:2:-1], text[::-1], text[-2:1:-2], values[10:-10:-4])
stack = list(range(12))
stack[::-2] = [0] * 6
print(stack)
stack[8:2:-3] = ["x", "y"]
print(stack)
del stack[::-4]
print(stack)
for bad in ([1], [1, 2, 3]):
    try:
        stack[::-5] = bad
        print(stack)
    except ValueError as e:
        print(e)
print([slice(a, b, c).indices(7) for a, b, c in ((None, None, -1), (5, -20, -2), (-3, None, 2), (20, 3, -1))])
try:
    slice(1, 2, 0).indices(5)
except ValueError as e:
    print(e)
total = 0
for i in range(150):
    part = values[i % 9 - 4 :: -1 if i % 2 else 2]
    total = (total * 7 + sum(part) + len(part)) % 100003
print(total)
n = 2**70
print(values[-n:n], values[n:-n:-1], values[: n : 3], text[-n:2], values[::n], values[::-n])
