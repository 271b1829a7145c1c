# A slot is found by its descriptor only: where that is replaced or deleted, an attribute of its name is another one.
class S:
    __slots__ = ("v", "w")


s = S()
s.v = 1
kept = S.__dict__["v"]


def read():
    return s.v


out = []
for i in range(120):
    if i == 60:
        S.v = 5
    if i == 80:
        S.v = S.w
        s.w = 7
    if i == 100:
        S.v = kept
    out.append(read())
print(out)
del S.v
for act in (read, lambda: setattr(s, "v", 3), lambda: delattr(s, "v")):
    try:
        print(act())
    except AttributeError as e:
        print(e)
print(kept.__get__(s), S.w.__get__(s))


class A:
    __slots__ = "s"


class B(A):
    __slots__ = ("s", "__dict__")


x = B()
for i in range(100):
    x.s = i
    A.s.__set__(x, -i)
print(x.s, A.s.__get__(x), x.__dict__)
x.__dict__["s"] = "own"
print(x.s)
del B.s
print(x.s)
del A.s
print(x.s, vars(x))


class P:
    __slots__ = ("a", "b")


class Q:
    __slots__ = ("a", "b")


p = P()
p.a, p.b = 1, 2
p.__class__ = Q
print(p.a, p.b, type(p).__name__)
