# A bool is a number: added, compared, multiplied, as an index. In mid-loop there is something else than a bool or a small int.
def run(values, low, high):
    total = 0
    for v in values:  # jit: body.operations=19 body.guards=5 body.allocations=0 body.residual_calls=0
        total += (v > low) + 2 * (v < high)
        if (v > low) == (v < high):
            total += 1
    return total


def flags(values, low):
    changed = False
    signs = [3, 5]
    total = 0
    for v in values:
        changed |= v > low
        total += signs[v > low] - (-(v == low))
        if (v > low) ^ changed:
            total += 7
    return total, changed


def weights(values, low):
    total = 0.0
    for v in values:
        total += (v > low) * 0.5 + (v == low) / 4
    return total


class Answer:
    def __init__(self, value):
        self.value = value

    def __gt__(self, other):
        return self.value

    def __lt__(self, other):
        return self.value

    def __eq__(self, other):
        return self.value


print(run(range(3000), 1000, 2000))
odd = [Answer(True), Answer(3), Answer(2.5), Answer(2**70)]
print(run(list(range(300)) + odd + list(range(300)), 100, 200))
try:
    print(run(list(range(300)) + [Answer(None)], 100, 200))
except TypeError as error:
    print(error)
print(flags(range(3000), 5), flags([0] * 300, 5), flags(list(range(300)) + [Answer(1)] * 30, 8))
print(weights(range(3000), 5), weights(list(range(300)) + [Answer(2**70)] * 3, 8))
print(True + True, True - 2, False * 2.5, True / 2, 7 // True, -True, +True, ~True, True ** 3, 1 << True, True >> 1, True % 2, False ** False)
print(True & False, True | 2, True ^ True, type(True & True), type(True & 1), type(True | False), type(True ^ 1))
print(True == 1, True == 1.0, False < 0.5, True >= 2, True != 1, True < True, None == True, "" == False)
print([4, 5][True], (4, 5)[False], "xy"[True], int(True), bool(0), bool("x"), bool([]), bool(2.0), bool(None), bool(1 << 80))
for wrong in (lambda: 1 / False, lambda: 1 % False, lambda: True + "x", lambda: [1][True], lambda: True << -1, lambda: True < "x"):
    try:
        print(wrong())
    except (ZeroDivisionError, TypeError, IndexError, ValueError) as error:
        print(type(error).__name__, error)
