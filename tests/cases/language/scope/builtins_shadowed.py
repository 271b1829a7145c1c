# Builtin names as locals, parameters, globals, attributes and imports; shadowed and uncovered again.


def local_shadow(values):
    list = values
    max = 0
    for v in list:
        if v > max:
            max = v
    return max, len(list)


print(local_shadow([3, 9, 2]), max(1, 2), list("ab"))


def parameter(str, int=5, *tuple, **dict):
    return str, int, tuple, sorted(dict)


print(parameter("s"), parameter(1, 2, 3, id=4), str(1), int("7"))
sum_before = sum([1, 2, 3])


def sum(values):
    return "mine", len(values)


print(sum_before, sum([1, 2, 3]))
total = 0
for i in range(120):
    if i == 40:
        def len(x):
            return 100
    if i == 80:
        del len
    total += len("ab")
print(total)
del sum
print(sum([4, 5]))


class Shape:
    type = "class attribute"

    def __init__(self, id, type=None):
        self.id = id
        if type:
            self.type = type

    def repr(self):
        return f"{type(self).__name__} {self.id} {self.type}"

    def print(self, *args):
        return print(*args, end="|\n")


s = Shape(7, "own")
print(s.repr(), Shape(1).repr())
s.print("through", "method")
range_backup = range


def range(n):
    return [n - 1 - k for k in range_backup(n)]


print([x for x in range(4)], range(2))
out = 0
for k in range(100):
    out = out * 2 % 1009 + k
print(out)
range = range_backup
print(range(3))


def uses_later():
    return helper(5)


try:
    uses_later()
except NameError as e:
    print(e)


def helper(n):
    return n * abs(-2)


print(uses_later())
abs = lambda n: "shadowed"
print(abs(-1))
del abs
print(uses_later(), abs(-3))


def closure():
    print = []

    def inner(x):
        print.append(x)
        return print

    for i in range_backup(110):
        inner(i)
    return len(inner(0))


print(closure())
