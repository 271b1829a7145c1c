# Nested lists, aliasing, copies shallow and deep, comparison, flattening, transposing.


def deep(x):
    return [deep(y) for y in x] if isinstance(x, list) else x


def flatten(x, out=None):
    if out is None:
        out = []
    for y in x:
        if isinstance(y, (list, tuple)):
            flatten(y, out)
        else:
            out.append(y)
    return out


a = [1, [2, [3, 4]], (5, [6])]
shallow, copy = a[:], deep(a)
a[1][1].append(99)
a[2][1].append(7)
print(a, shallow, copy, a == shallow, a == copy, shallow[1] is a[1])
print(flatten(a), flatten([]), flatten([[[[1]]], [2]]))
rows = [[0] * 3] * 3
rows[1][1] = 5
print(rows, [row[:] for row in rows] == rows)
own = [[0] * 3 for _ in range(3)]
own[1][1] = 5
print(own, [list(r) for r in zip(*own)])
shared = []
holders = [shared] * 3 + [[]]
total = 0
for i in range(200):
    holders[i % 4].append(i)
    total += len(shared) + len(holders[3])
print(len(shared), len(holders[3]), total)
x = [1, 2, 3]
y = x
x = x + [4]
print(x, y)
x = y
x += [4]
print(x, y, x is y)
x *= 2
print(y)
x[2:4] = x
print(x)
loop = [0]
loop[0] = loop
print(loop, loop == loop, loop[0][0][0] is loop)
queue = list(range(10))
for _ in range(150):
    queue.append(queue.pop(0) * 3 % 17)
print(queue)
lists = [list(range(i)) for i in range(40)]
print(sum(map(len, lists)), sum([l[-1] for l in lists if l]), max(lists, key=len)[:3], [] < [0] < [0, 0])
