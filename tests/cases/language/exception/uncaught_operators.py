# exit: 1
# The carets of a traceback point at the operator, the subscript, the call, the attribute.


class Thing:
    pass


def add(a, b):
    return (a + 1) * (b + a)


def item(table, key):
    return [0, table["outer"][key], 2]


def attribute(thing):
    return thing.part.size


def chain(f):
    try:
        f()
    except Exception as e:
        raise RuntimeError("step failed") from e


steps = [lambda: add(1, 2), lambda: item({"outer": {"k": 1}}, "k")]
total = 0
for i in range(120):
    total += len(str(steps[i % 2]()))
print(total)
try:
    chain(lambda: add(1, "2"))
except RuntimeError:
    try:
        chain(lambda: item({"outer": {}}, "missing"))
    except RuntimeError:
        attribute(Thing())
