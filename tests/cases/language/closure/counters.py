# Closures that share, keep and rebind variables.


def counter(start):
    n = start

    def up(by=1):
        nonlocal n
        n += by
        return n

    def down():
        nonlocal n
        n -= 1
        return n

    def value():
        return n

    return up, down, value


up, down, value = counter(10)
other = counter(0)
for i in range(200):
    up()
    if i % 4 == 0:
        down()
    other[0](i)
print(value(), other[2]())


def accumulate():
    total = 0

    def add(x):
        nonlocal total
        total += x
        return total

    return add


adders = [accumulate() for _ in range(3)]
for i in range(300):
    adders[i % 3](i)
print([a(0) for a in adders])


def late():
    fs = []
    for i in range(4):
        fs.append(lambda: i)
    return [f() for f in fs]


def early():
    fs = []
    for i in range(4):
        fs.append((lambda i: lambda: i)(i))
    return [f() for f in fs]


print(late(), early())
print(up.__closure__ is not None, len(up.__closure__), counter.__closure__)
