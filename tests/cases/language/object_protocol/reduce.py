# __reduce_ex__, __reduce__ and __getstate__ of object and of builtin classes: what copies and pickles ask for.


class A:
    def __init__(self):
        self.x = 1


class S:
    __slots__ = "a", "b"


class Both(S):
    pass


class L(list):
    pass


class I(int):
    pass


def parts(made):
    if isinstance(made, str):
        return made
    function, args, *rest = made
    rest = [list(part) if hasattr(part, "__next__") else part for part in rest]
    return function.__name__, args, rest


a = A()
print(parts(a.__reduce_ex__(2)), parts(a.__reduce_ex__(4)), parts(a.__reduce__()))
print(parts(A.__new__(A).__reduce_ex__(1)), a.__getstate__() is a.__dict__)
s = S()
print(parts(s.__reduce_ex__(2)), s.__getstate__())
s.a = 1
print(parts(s.__reduce_ex__(3)), s.__getstate__(), S.__slotnames__)
b = Both()
b.b, b.other = 2, 3
print(parts(b.__reduce_ex__(2)), Both.__slotnames__)
for protocol in 0, 1:
    try:
        s.__reduce_ex__(protocol)
    except TypeError as error:
        print(error)
l = L([1, 2])
l.z = 3
print(parts(l.__reduce_ex__(2)), parts(I(7).__reduce_ex__(2)), I(3).__getnewargs__(), True.__getnewargs__())
for value in ([1, 2].__iter__(), reversed([1, 2]), range(1, 9, 2), slice(1, 2), {1}, frozenset((2,)), bytearray(b"xy"), "a".upper, len, ..., NotImplemented, str.upper):
    print(parts(value.__reduce_ex__(4)))
print(bytearray(b"\xff").__reduce_ex__(2), bytearray().__reduce__(), {3}.__reduce__())
for value in (lambda: 0, (x for x in ()), {}.keys(), memoryview(b""), print.__class__, type(s).a):
    try:
        print(parts(value.__reduce_ex__(2)))
    except TypeError as error:
        print("TypeError", error)


class Own:
    def __reduce__(self):
        return "mine"


print(Own().__reduce_ex__(2), Own().__reduce_ex__(0))


class Args:
    def __init__(self, answer, extended):
        self.answer, self.extended = answer, extended

    def __getattr__(self, name):
        if name == "__getnewargs_ex__" and self.extended:
            return lambda: self.answer
        if name == "__getnewargs__" and not self.extended:
            return lambda: self.answer
        raise AttributeError(name)


for answer, extended in (((1, 2), False), (((1,), {"k": 2}), True), (((1,), {}), True), ([], False), ([], True), ((1,), True), ((1, {}), True), (((), 1), True)):
    try:
        print(parts(Args(answer, extended).__reduce_ex__(2))[:2][1][1:])
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
total = 0
for n in range(60):
    total += a.__reduce_ex__(2)[2]["x"] + len(l.__reduce_ex__(2)[1])
print(total)
