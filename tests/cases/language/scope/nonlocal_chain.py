# nonlocal through several levels, variables shared by siblings, shadowing at each level.


def level0():
    x = "zero"
    log = []

    def level1():
        def level2():
            nonlocal x
            x = x + "+two"
            log.append(x)

            def level3():
                x = "shadow"

                def level4():
                    nonlocal x
                    x += "!"
                    return x

                return level4() + level4()

            log.append(level3())

        level2()
        log.append(x)

    level1()
    level1()
    return log


print(level0())


def siblings():
    shared = 0

    def producer(n):
        nonlocal shared
        for _ in range(n):
            shared += 3

    def consumer(n):
        nonlocal shared
        while n and shared >= 2:
            shared -= 2
            n -= 1
        return shared

    for i in range(120):
        producer(i % 3)
        consumer(i % 4)
    return shared


print(siblings())
x = "global"


def readers():
    def reads_global():
        global x
        return x

    def inner():
        x = "local"

        def innermost():
            return x, reads_global()

        return innermost()

    return inner(), x


print(readers())


def parameters(a, b=1):
    def add():
        nonlocal a, b
        a, b = b, a + b
        return a

    for _ in range(100):
        last = add()
    return a, b, last


print(parameters(0))


def in_loop():
    functions = {}
    for name in ("up", "down"):
        step = 1 if name == "up" else -1

        def f(k, step=step):
            return k + step

        functions[name] = f
    return [functions["up"](1), functions["down"](1), step]


print(in_loop())
