# Loops that build every kind of value: numbers, strings, lists, dicts, sets, tuples, functions, objects.


class Chain:
    def __init__(self):
        self.ops = []

    def add(self, n):
        self.ops.append(("add", n))
        return self

    def mul(self, n):
        self.ops.append(("mul", n))
        return self

    def run(self, x):
        for op, n in self.ops:
            x = x + n if op == "add" else x * n
        return x


number, text, items, table, unique, row = 0, "", [], {}, set(), ()
function = lambda x: x
chain = Chain()
for i in range(120):
    number += i
    text = text + chr(97 + i % 26) if len(text) < 40 else text[20:]
    items.append(i if i % 2 else [i])
    table[i % 9] = table.get(i % 9, ()) + (i,)
    unique.add(i * i % 19)
    row += (i,) if i % 10 == 0 else ()
    if i % 30 == 0:
        function = lambda x, f=function, i=i: f(x) + i
        chain.add(i).mul(2)
print(number, text, len(items), len(table[4]), sorted(unique), row, function(1), chain.run(1))


def fold(kind, values):
    if kind == "sum":
        acc = 0
        for v in values:
            acc += v
    elif kind == "product":
        acc = 1
        for v in values:
            acc *= v
    elif kind == "join":
        acc = ""
        for v in values:
            acc += str(v)
    elif kind == "max":
        acc = None
        for v in values:
            if acc is None or v > acc:
                acc = v
    else:
        acc = []
        for v in values:
            acc = [v] + acc
    return acc


data = [i * 7 % 10 + 1 for i in range(110)]
print(fold("sum", data), fold("product", data) % 10**9, fold("join", data)[:20], fold("max", data), fold("reverse", data)[:5])
print(fold("sum", [0.5] * 110), fold("sum", [True] * 110), fold("max", "hello"), fold("product", [1.5] * 50), fold("max", []))
matrix = []
for i in range(4):
    line = []
    for j in range(4):
        line.append(i * j if i <= j else -1)
    matrix.append(line)
print(matrix)
running = [0]
for d in data[:20]:
    running.append(running[-1] + d)
print(running[-1], running[10], [b - a for a, b in zip(running, running[1:])] == data[:20])
best, where = -1, []
for i, d in enumerate(data):
    if d > best:
        best, where = d, [i]
    elif d == best:
        where.append(i)
print(best, where[:4], len(where))
