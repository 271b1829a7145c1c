# partial: its parts, nesting, keywords that are overridden, repr, and calling it wrongly.
from functools import partial


def f(a, b=2, *args, c=3, **kw):
    return a, b, args, c, kw


p = partial(f, 1, c=9)
print(p(), p(5), p(5, 6, 7, c=1, d=2), p.func is f, p.args, p.keywords)
q = partial(p, 8, d=4)
print(q(), q.func is f, q.args, q.keywords, q(9, c=0))
basetwo = partial(int, base=2)
print(basetwo("101"), repr(partial(print, 1, sep="-")).replace(hex(id(print)), ""), repr(basetwo))
p.note = "x"
print(p.note, p.__dict__["note"], callable(p))


class Sub(partial):
    pass


print(type(Sub(f, 1)).__name__, Sub(f, 1)(2), isinstance(Sub(f), partial))
for bad in (lambda: partial(), lambda: partial(5), lambda: partial(f)(), lambda: partial(f, a=1)(2), lambda: partial(len, 1)()):
    try:
        print(bad())
    except TypeError as e:
        print(e)
add = partial(lambda a, b: a + b, 10)
print(sum(add(i) for i in range(100)), list(map(partial(pow, 2), range(5))))
