# Captured variables written in the loop that reads them, shared by closures made inside it, changing type.


def shared(n):
    value = 0

    def bump(k):
        nonlocal value
        value += k

    for i in range(n):
        bump(i)
        value -= 1
        if i == 70:
            value = value / 2
    return value


print(shared(50), shared(150))


def fresh_each_time(n):
    makers = []
    for i in range(n):
        state = [i]

        def add(k, state=state):
            state[0] += k
            return state[0]

        makers.append(add)
        if len(makers) > 3:
            makers.pop(0)(i)
    return [m(0) for m in makers]


print(fresh_each_time(150))


def leaking(n):
    kept = []
    total = 0
    for i in range(n):
        x = i * 2

        def get():
            return x

        total += get()
        if i % 50 == 49:
            kept.append(get)
    return total, [f() for f in kept]


print(leaking(160))


def escape_by_exception(n):
    caught = []
    for i in range(n):
        y = i

        def fail():
            raise ValueError(lambda: y)

        try:
            if i % 40 == 7:
                fail()
        except ValueError as e:
            caught.append(e.args[0])
        y += 1
    return [f() for f in caught]


print(escape_by_exception(140))


def two_levels(n):
    a = 1

    def outer():
        b = 0

        def inner():
            nonlocal a, b
            a, b = b + 1, a
            return a + b

        return inner

    step = outer()
    other = outer()
    total = 0
    for i in range(n):
        total += step() if i % 3 else other()
    return total, a


print(two_levels(150))


def recursive(n):
    depth = 0

    def go(k):
        nonlocal depth
        depth += 1
        return 0 if k == 0 else go(k - 1) + depth

    return sum([go(i % 5) for i in range(n)]), depth


print(recursive(120))
