# Dict and set comprehensions.

words = "the cat sat on the mat and the dog sat on the log".split()
lengths = {w: len(w) for w in words}
print(lengths, len(lengths))
by_length = {}
for w in words:
    by_length.setdefault(len(w), []).append(w)
print({k: sorted(set(v)) for k, v in by_length.items()})
print(sorted({w[0] for w in words}), sorted({len(w) % 2 == 0 for w in words}))
inverse = {v: k for k, v in lengths.items()}
print(inverse)
print({i: {j: i * j for j in range(i)} for i in range(4)})
print({k: v for k, v in zip("abc", range(3)) if v != 1})
print({(x, y): x ^ y for x in range(2) for y in range(2)})
k = "kept"
squares = {k: k * k for k in range(200)}
print(k, sum(squares.values()), squares[199])
total = 0
for step in range(1, 120):
    residues = {i * i % step for i in range(step)}
    total += len(residues)
print(total)
print({1: "a", 1.0: "b", True: "c"}, len({1, 1.0, True, 2}))
order = []


def note(x):
    order.append(x)
    return x


print({note("k" + str(i)): note("v" + str(i)) for i in range(2)}, order)
