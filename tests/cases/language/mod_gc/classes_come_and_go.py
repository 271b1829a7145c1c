# Classes, code, modules and names die in a hot program, and others take their place in memory.
import gc
from types import ModuleType


def read(o):
    return o.x


def call(o):
    return o.m(1)


def total(things, how):
    result = 0
    for thing in things:
        result += how(thing)
    return result


def make_class(n):
    # The attribute is in another slot, or in the class, or computed.
    if n % 4 == 0:

        class C:
            def __init__(self, n):
                self.x = n

            def m(self, k):
                return self.x + k

    elif n % 4 == 1:

        class C:
            def __init__(self, n):
                self.w = -1
                self.x = 2 * n

            def m(self, k):
                return self.w + self.x * k

    elif n % 4 == 2:

        class C:
            x = 7

            def __init__(self, n):
                self.n = n

            def m(self, k):
                return self.n - k

    else:

        class C:
            __slots__ = ("x",)

            def __init__(self, n):
                self.x = float(n)

            def m(self, k):
                return int(self.x) ^ k

    return C


def make_function(n):
    bodies = ["a + b", "a - b", "a * b", "a ^ b"]
    scope = {"K": n}
    exec(f"def f(a, b):\n    for i in range(3):\n        a = {bodies[n % 4]} + K\n    return a\n", scope)
    return scope["f"]


print("classes")
for n in range(60):
    C = make_class(n)
    things = [C(k) for k in range(40)]
    print(n, total(things, read), total(things, call))
    if n % 3 == 0:
        del things, C
        gc.collect()

print("functions")
results = []
for n in range(60):
    f = make_function(n)
    value = 1
    for i in range(40):
        value = f(value, i) % 1000003
    results.append(value)
    if n % 5 == 0:
        f = None
        gc.collect()
print(results)

print("modules")
for n in range(20):
    module = ModuleType(f"m{n}")
    if n % 2:
        module.before = 0
    module.x = n
    print(total([module] * 40, read), end=" ")
    if n % 4 == 0:
        module = None
        gc.collect()
print()

print("names")


class Bag:
    pass


seen = 0
for n in range(200):
    bag = Bag()
    name = "name%d" % n
    setattr(bag, name, n)
    other = "name%d" % (n // 2)
    seen += getattr(bag, name) + getattr(bag, other, 1000)
    if n % 20 == 0:
        gc.collect()
print(seen)

print("what stays")


def new_frame():
    scope = {}
    exec("import sys\ndef g(a):\n    b = a + 1\n    return [sys._getframe(0) for _ in range(1)][0]\n", scope)
    return scope["g"](1)


frame = new_frame()
gc.collect()
for _ in range(5):
    make_function(3)(1, 2)
gc.collect()
print(frame.f_lineno, frame.f_code.co_name, frame.f_back.f_code.co_name)


def changes():
    global step
    step.__code__ = (lambda n: n * 3).__code__
    gc.collect()
    return 1


def step(n):
    n += changes()
    for i in range(30):
        n += i
    return n


print(step(1), step(2))
