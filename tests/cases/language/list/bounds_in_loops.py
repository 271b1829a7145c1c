# Indexes at, before and beyond both ends in hot loops; lists that become shorter while they are walked.


def safe_sum(values, n):
    total = errors = 0
    for i in range(-n, n):
        try:
            total += values[i] * (i + 1)
        except IndexError:
            errors += 1
    return total, errors


values = list(range(10, 60))
print(safe_sum(values, 50), safe_sum(values, 80), safe_sum([], 60), safe_sum([1.5] * 70, 70))


def walk(values):
    i = 0
    steps = 0
    while i < len(values):
        steps += 1
        if values[i] % 7 == 0:
            values.pop()
        if values and i < len(values) and values[i] % 5 == 0:
            values[i] += 1
            continue
        i += 1
    return steps, len(values)


print(walk(list(range(150))), walk([7] * 100), walk([5, 10, 15]))


def last_of(lists):
    total = 0
    empty = 0
    for values in lists:
        try:
            total += values[-1] + values[len(values) // 2]
        except IndexError as e:
            empty += 1
            text = str(e)
    return total, empty, text


print(last_of([[i, i + 1] if i % 40 else [] for i in range(160)]))


def store(values, n):
    failed = []
    for i in range(n):
        try:
            values[i * 7 % 31 - 15] = i
        except IndexError as e:
            failed.append(i)
    return sum(values), len(failed), failed[:3]


print(store([0] * 12, 150), store([0.5] * 31, 100))
for bad in (lambda: values[50], lambda: values[-51], lambda: values[2**70], lambda: values[1.0], lambda: values["1"], lambda: values[None], lambda: [].pop(), lambda: values.pop(99), lambda: values.__setitem__(99, 1)):
    try:
        bad()
    except (IndexError, TypeError) as e:
        print(type(e).__name__, e)
text = "abcdef"
row = (1, 2, 3)
hits = misses = 0
for i in range(120):
    try:
        hits += ord(text[i % 9 - 7]) + row[i % 7 - 3]
    except IndexError as e:
        misses += len(str(e))
print(hits, misses, values[True], values[False], text[-6], row[-3])
