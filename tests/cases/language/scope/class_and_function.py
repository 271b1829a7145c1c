# Name resolution between class bodies, methods, comprehensions, default values and lambdas.

name = "module"
size = 1


class Outer:
    name = "outer"
    size = 2

    def method(self):
        return name, size, self.name, self.size

    def default(self, value=name, *, other=size):
        return value, other

    doubled = [size for _ in range(2)]
    through_lambda = lambda self: (name, self.size)

    class Inner:
        def method(self):
            return name, Outer.name

        try:
            copied = doubled
        except NameError as e:
            copied = str(e)


o = Outer()
print(o.method(), o.default(), o.doubled, o.through_lambda(), Outer.Inner().method(), Outer.Inner.copied)


def function():
    name = "function"

    class Local:
        seen = name

        def method(self):
            return name

        name = "local class"
        after = name

    return Local.seen, Local().method(), Local.after


print(function())


def conditional(flag):
    if flag:
        extra = "set"
    try:
        return extra
    except UnboundLocalError as e:
        return str(e)


print(conditional(True), conditional(False))
total = 0


def add(n):
    global total
    total = total + n
    return total


class Counter:
    total = 0

    def add(self, n):
        self.total += n
        Counter.total += 1
        return add(n)


counters = [Counter() for _ in range(3)]
for i in range(150):
    counters[i % 3].add(i)
print(total, Counter.total, [c.total for c in counters])


def loop_variable():
    for i in range(3):
        pass
    squares = [i * i for i in range(5)]
    return i, squares


print(loop_variable(), [name for name in ("a", "b")], name)
print((lambda name: name)("argument"), (lambda: name)(), (lambda size=size: size)())
