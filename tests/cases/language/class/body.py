# Class bodies are code: loops, conditions, computed names, nested classes, closures over a function.


class Table:
    rows = []
    for i in range(4):
        rows.append(i * i)
    del i
    if len(rows) > 3:
        kind = "large"
    else:
        kind = "small"

    class Row:
        width = 3

        def cells(self):
            return [0] * self.width

    def row(self):
        return self.Row()

    last = rows[-1]
    alias = row
    first, second, *_ = rows


print(Table.rows, Table.kind, Table.last, Table.first, Table.second, hasattr(Table, "i"))
print(Table().row().cells(), Table().alias().width, Table.Row.__name__, Table.Row.__qualname__)


def make(n):
    class Local:
        value = n

        def get(self):
            return n, self.value, __class__.__name__

        def bump(self):
            nonlocal n
            n += 1
            return n

    return Local


A, B = make(1), make(10)
a, b = A(), B()
for _ in range(150):
    a.bump()
print(a.get(), b.get(), A is B, A.__qualname__)
try:
    class Fails:
        before = 1
        raise ValueError("class body failed")
except ValueError as e:
    print(e)
made = []
for i in range(120):
    class Fresh:
        number = i
        def total(self):
            return self.number + len(made)
    made.append(Fresh())
print(sum([m.total() for m in made]), type(made[0]) is type(made[1]), made[0].number)
Dynamic = type("Dynamic", (Table,), {"extra": 5, "show": lambda self: self.extra + self.last})
print(Dynamic.__name__, Dynamic().show(), Dynamic.__bases__ == (Table,), Dynamic.kind, isinstance(Dynamic(), Table))
print(type(Dynamic()) is Dynamic, type(Table) is type, Table.__module__, Table.__doc__)
