# exit: 1
# `and` and `or` within each other, as values: each operand is asked for its truth once at most.
asked = []


class V:
    def __init__(self, name, truth):
        self.name, self.truth = name, truth

    def __bool__(self):
        asked.append(self.name)
        if self.truth is None:
            return 5
        return bool(self.truth)

    def __repr__(self):
        return self.name


for bits in range(16):
    a, b, c, d = (V(n, bits >> k & 1) for k, n in enumerate("abcd"))
    got = [
        (a or b) and c,
        (a and b) or c,
        ((a or b) and (c or d)) or a,
        (a and (b or c)) and d,
        (a or (b and c)) or d,
        a and (b or c),
        a or (b and c),
        (a or 0) and b,
        (1 and a) or b,
        ((a or "") and "x") or b,
        (not a or b) and c,
        ((a and b) or (c and d)) and ((d or b) and a),
    ]
    print(bits, got, "".join(asked))
    asked.clear()


def own(a, p, c):
    p = a and p or c
    c = (p or c) and a
    a = (a and c or p) and (c or a)
    return a, p, c


print([own(a, p, c) for a in (0, 1) for p in (0, 2) for c in (0, 3)])


def loop(n):
    total = 0
    for i in range(n):
        x, y, z = i % 3, i % 5, i % 7
        total += (x or y) and z
        total += (x and y) or z
        total += len(((x or y) and (z and "seven" or "no")) or "none")
    return total


print(loop(50), loop(3000))
a, b, c = V("a", 0), V("b", None), V("c", None)
for name, text in enumerate(["(a or b) and c", "(b or a) and c", "(b and a) or c", "((a or b) or c) and a"]):
    try:
        eval(text)
    except TypeError as error:
        print(name, error)
(a or b) and c
