# range in for: steps, empty, huge, negative, the variable after the loop, changed inside.

total = 0
for i in range(10, 0, -3):
    total = total * 100 + i
print(total, i)
for i in range(5, 5):
    print("never")
else:
    print("else", i)
count = 0
for i in range(2**62 - 3, 2**62 + 3):
    count += i - 2**62
print(count, i)
for i in range(10**20, 10**20 + 3 * 10**19, 10**19):
    print(i)
seen = []
for i in range(4):
    seen.append(i)
    i = i * 100
    seen.append(i)
print(seen)
for step in (1, 2, 7, -1, -4):
    s = 0
    for i in range(-100, 100, step):
        s += i
    for i in range(100, -100, step):
        s += 3 * i
    print(step, s, len(range(-100, 100, step)))
try:
    for i in range(0, 5, 0):
        pass
except ValueError as e:
    print(e)
for bad in (1.5, "3", None):
    try:
        for i in range(bad):
            pass
    except TypeError as e:
        print(e)
r = range(3, 30, 4)
print(r, list(r), r[2], r[-1], r[1:4], r.start, r.stop, r.step, len(r), r == range(3, 31, 4), r.index(11), r.count(4))
print(list(reversed(r)), sum(r), max(r), 7 in r, 8 in r, bool(range(0)), range(3), hash(range(2)) == hash(range(2)))
