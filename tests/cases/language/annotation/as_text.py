# Annotations that stay text: nothing is evaluated, and what cannot be in them.
from __future__ import annotations
log = []


def say(what):
    log.append(what)
    return what


x: say('x') = 1
y: undefined.thing[0]
s: 'quoted'
n: -1 + (2 * 3) ** 4 if True else not None


def f(a: say(1), /, b: lambda q: q + 1 = 2, *c: int, d: [i for i in range(3)] = 3, **e: {'k': {1, 2}, **{}}) -> f'{x!r:>{10}}':
    inner: say('never')
    return a


class C:
    m: C
    t: tuple[int, ...] = ()
    def g(self: C, o: x[1:2, ::3] | None = None) -> (1,): ...


print(__annotations__)
print(f.__annotations__)
print(C.__annotations__, C.g.__annotations__)
print(log)
for source in (
    "x: [b for b in c]",
    "x: (a for a in b)",
):
    try:
        compile("from __future__ import annotations\n" + source, "<c>", "exec")
        print("fine", source)
    except SyntaxError as e:
        print(e.msg, e.lineno, e.offset)
for i in range(60):
    exec(f"def made(a: nothing_{i}): pass")
print(made.__annotations__)
