# Several levels of nesting, parameters captured, loops that rebind a captured variable.


def outer(a):
    def middle(b):
        def inner(c):
            return a * 100 + b * 10 + c

        return inner

    return middle


print(outer(1)(2)(3))


def running():
    best = None
    history = []

    def see(x):
        nonlocal best
        if best is None or x > best:
            best = x
            history.append(x)

    for i in range(200):
        see(i * 37 % 101)
    return best, history


print(running())


def rebinding():
    results = []
    x = 0

    def read():
        return x

    for x in range(0, 300, 60):
        results.append(read())
    del x
    try:
        read()
    except NameError as e:
        results.append(str(e))
    return results


print(rebinding())


def compose(*fs):
    def run(x):
        for f in reversed(fs):
            x = f(x)
        return x

    return run


pipeline = compose(lambda x: x + 1, lambda x: x * 2, abs)
print([pipeline(v) for v in (-3, 0, 4)])
total = 0
for i in range(-100, 100):
    total += pipeline(i)
print(total)


def fact():
    def f(n):
        return 1 if n < 2 else n * f(n - 1)

    return f


print(fact()(20))
