# Generators: send.
def average():
    total, count, mean = 0.0, 0, None
    while True:
        x = yield mean
        if x is None:
            return mean, count
        total += x
        count += 1
        mean = total / count


g = average()
print(next(g))
for x in [10, 20, 40]:
    print(g.send(x))
try:
    g.send(None)
except StopIteration as stop:
    print(stop.value, stop.args)
try:
    g.send(1)
except StopIteration as stop:
    print("again", stop.value, stop.args)

fresh = average()
try:
    fresh.send(5)
except TypeError as error:
    print(error)
print(fresh.send(None), fresh.send(7))


def echo():
    got = []
    while len(got) < 4:
        got.append((yield len(got)))
    return got


e = echo()
e.send(None)
for word in "abc":
    print(e.send(word))
try:
    e.send("d")
except StopIteration as stop:
    print(stop.value)


def relay(n):
    last = 0
    for i in range(n):
        last = (yield last + i) or 0
    yield "last", last


total = 0
for k in range(80):
    g = relay(k + 1)
    value = next(g)
    for i in range(k):
        value = g.send(value)
    total += value
print(total)
for bad in [lambda g: g.send(), lambda g: g.send(1, 2), lambda g: g.throw(), lambda g: g.close(1)]:
    try:
        bad(relay(1))
    except TypeError as error:
        print(error)
