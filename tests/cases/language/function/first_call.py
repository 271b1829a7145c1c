# Code is linked when it first runs. What is asked of functions that nobody has called is what it is of others, and so is their first call.
import marshal
import sys
import types


def outer(a, b=2, *rest, c, d=4, **more):
    "The docstring."

    def inner(x):
        return x + a

    class Local:
        def method(self):
            self.seen = inner

    gen = (n for n in [a])
    return inner, Local, gen


def names(code):
    return [one.co_name for one in code.co_consts if isinstance(one, types.CodeType)]


code = outer.__code__
print(outer.__doc__, outer.__qualname__, outer.__defaults__, outer.__kwdefaults__)
print(code.co_argcount, code.co_kwonlyargcount, code.co_varnames[:6], code.co_freevars)
print(names(code), [names(one) for one in code.co_consts if isinstance(one, types.CodeType)])
print(code.co_firstlineno, code.co_flags & 15)
try:
    outer(1, 2)
except TypeError as error:
    print(error)


# Taken apart, and given other globals, before anybody has called it.
def product(x):
    def times(y):
        return x * y * scale

    return times(3)


scale = 5
again = marshal.loads(marshal.dumps(product.__code__))
print(types.FunctionType(again, {"scale": 7})(2), types.FunctionType(product.__code__, {"scale": 11})(2))
print(types.FunctionType(product.__code__.replace(co_name="other"), globals())(2), product(2))


# The first call is traced like others.
def traced(n):
    total = 0
    for i in range(n):
        total += i
    return total


def counted(n):
    yield n
    yield n + 1


def hear(frame, event, arg):
    if frame.f_code.co_name in ("traced", "counted", "<lambda>"):
        events.append((event, frame.f_lineno - frame.f_code.co_firstlineno))
    return hear


late = lambda x: -x
for _ in range(2):
    events = []
    sys.settrace(hear)
    traced(2), list(counted(1)), late(3)
    sys.settrace(None)
    print(events)


# Called for the first time while a loop around it is hot, in each place where a call may be.
class Late:
    def __init__(self, n):
        self.n = n

    def __add__(self, other):
        return Late(self.n + other.n)

    def __bool__(self):
        return self.n > 0

    def __eq__(self, other):
        return self.n == other.n

    def __hash__(self):
        return self.n & 7

    def __getitem__(self, key):
        return key + self.n

    @property
    def half(self):
        return self.n // 2

    def __iter__(self):
        yield self.n
        yield self.half


def make(n):
    def fresh(x, y=3):
        return x + y + n

    return fresh


def parts(n):
    return [str(n), *map(lambda x: x * 2, (n, n))]


def run(count):
    total = 0
    table = {}
    for i in range(count):
        if i > count - 30:
            late = Late(i)
            both = late + late
            table[both] = i
            total += both.half + both[1] + bool(both) + sum(both)
            total += make(i)(1) + make(i)(1, 2) + len(parts(i))
        total += i & 3
    return total, len(table)


print(run(3000))


# What fails in its first call has a traceback like any other.
def fails(x):
    return [x / y for y in (1, 0)]


try:
    fails(1)
except ZeroDivisionError as error:
    at = error.__traceback__
    while at.tb_next:
        at = at.tb_next
    print(error, at.tb_frame.f_code.co_name, at.tb_lineno)


# Recursion that comes to the end of the stack in functions that are new each time.
def deep(n):
    def deeper():
        return deep(n + 1)

    return deeper()


try:
    deep(0)
except RecursionError as error:
    print(str(error)[:32])
