# Every shape of signature, called every legal way, and the sentences for the illegal ones.


def none():
    return "none"


def two(a, b):
    return a, b


def optional(a, b=1, c=2):
    return a, b, c


def keyword_only(a, *, key, other=5):
    return a, key, other


def positional_only(a, b=2, /):
    return a, b


def everything(a, /, b, c=3, *rest, d, e=5, **more):
    return a, b, c, rest, d, e, more


print(none(), two(1, 2), two(b=1, a=2), optional(1), optional(1, c=9), optional(*[1, 2], **{"c": 3}))
print(keyword_only(1, key=2), positional_only(1), positional_only(1, 5))
print(everything(1, 2, d=4), everything(1, b=2, d=4, f=6), everything(1, 2, 3, 4, 5, d=6, a=7))
for call in (
    lambda: none(1), lambda: none(x=1), lambda: two(), lambda: two(1), lambda: two(1, 2, 3), lambda: two(1, a=2), lambda: two(1, c=2),
    lambda: optional(), lambda: optional(1, 2, 3, 4), lambda: keyword_only(1), lambda: keyword_only(1, 2), lambda: keyword_only(key=1),
    lambda: positional_only(), lambda: positional_only(a=1), lambda: everything(), lambda: everything(1), lambda: everything(1, 2),
    lambda: two(*[1], **{"a": 1}), lambda: two(**{"a": 1, "b": 2, "c": 3}), lambda: optional(1, 2, b=3),
):
    try:
        print(call())
    except TypeError as e:
        print(e)


class K:
    def __init__(self, x, y=0):
        self.v = x, y

    def m(self, a):
        return a


for call in (lambda: K(), lambda: K(1, 2, 3), lambda: K(1, z=2), lambda: K(1).m(), lambda: K(1).m(1, 2), lambda: K.m(1)):
    try:
        call()
    except TypeError as e:
        print(e)
total = 0
for i in range(200):
    total += optional(i, c=i % 3)[2] + keyword_only(i, key=1)[0] + everything(i, 1, d=2, z=i)[6]["z"]
print(total)
