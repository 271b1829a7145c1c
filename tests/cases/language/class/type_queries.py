# type, isinstance, issubclass, __class__, __bases__, __name__ on builtins and own classes in hot loops.


class A:
    pass


class B(A):
    pass


class M:
    pass


class C(B, M):
    pass


a, b, c = A(), B(), C()
print(type(a) is A, type(b) is A, isinstance(b, A), isinstance(c, M), isinstance(a, (int, B)), isinstance(c, ((int, str), (B,))), issubclass(C, (M, int)), issubclass(A, C))
print([t.__name__ for t in (type(1), type(1.5), type("s"), type(None), type([]), type(()), type({}), type(set()), type(range(1)), type(True), type(len), type(A), type(type), type(lambda: 0), type(a.__init__), type(slice(1)), type(...))])
print(A.__bases__, C.__bases__, bool.__bases__, object.__bases__, C.__mro__[-1] is object, a.__class__ is A, A.__class__ is type, type(type) is type)
values = [1, 1.5, "x", None, True, [], (), {}, set(), a, b, c, A, len, range(2), 2**70]
kinds = (int, float, str, type(None), bool, list, tuple, dict, set, A, B, M, type)
matrix = []
for v in values:
    matrix.append("".join(["1" if isinstance(v, k) else "." for k in kinds]))
print("\n".join(matrix))
counts = {}
for i in range(320):
    v = values[i % 16]
    t = type(v)
    if t is int or t is float:
        key = "number"
    elif isinstance(v, A):
        key = "A" if t is A else "sub"
    elif t == type:
        key = "class"
    elif t in (list, tuple, dict, set):
        key = t.__name__
    else:
        key = "other"
    counts[key] = counts.get(key, 0) + 1
print(counts)
for bad in (lambda: isinstance(1, 5), lambda: isinstance(1, (int, 5)), lambda: issubclass(1, int), lambda: issubclass(int, 5), lambda: type(), lambda: isinstance(1)):
    try:
        print(bad())
    except TypeError as e:
        print(e)
table = {int: "i", float: "f", str: "s", A: "A"}
print("".join([table.get(type(v), "?") for v in values]), type(a)() is not a, type(c).__name__, type(3)("12"), type([1])("ab"), (type(1) if a else type("")).__name__)
Made = type("Made", (B,), {"x": 5, "double": lambda self: self.x * 2})
m = Made()
print(Made.__name__, m.double(), isinstance(m, A), Made.x, type(m) is Made, Made.__bases__[0] is B)
