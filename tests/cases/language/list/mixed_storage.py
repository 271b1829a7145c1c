# Lists that change what they hold: ints, then floats, then objects, in the middle of hot loops.


def fill(n):
    values = []
    for i in range(n):
        if i < 100:
            values.append(i)
        elif i < 150:
            values.append(i + 0.5)
        elif i < 200:
            values.append(str(i))
        else:
            values.append(None if i % 2 else 2**70 + i)
    return values


def describe(values):
    sums = {"int": 0, "float": 0.0, "str": 0, "NoneType": 0}
    for v in values:
        name = type(v).__name__
        if name == "str":
            sums["str"] += len(v)
        elif v is None:
            sums["NoneType"] += 1
        else:
            sums[name] += v
    return sums


values = fill(260)
print(describe(values))
ints = [0] * 100
for i in range(100):
    ints[i] = i * i
ints[50] = 0.25
print(sum(ints), ints[49:52])
ints[51] = "s"
ints[52] = 2**64
print(ints[49:54], len(ints))
floats = [0.0, 1.5, 2.5]
floats[1] = 1
floats.append(True)
print(floats, [type(x).__name__ for x in floats], sum(floats))
empty = []
for value in (1, 1.5, "x", (1, 2), [3], {4: 5}, 2**62, 2**63, -(2**62), -(2**62) - 1):
    empty.append(value)
print(empty, empty.index(1.5), empty.count(True))
nested = [[]] * 3 + [[1]]
nested[0].append(nested[3])
print(nested)
matrix = [[0] * 6 for _ in range(6)]
for k in range(150):
    matrix[k % 6][k * 5 % 6] += k
print(matrix)
