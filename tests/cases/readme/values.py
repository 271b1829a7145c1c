# Builtin types, and classes of the program made of them.
import operator


class Celsius(float):
    def __str__(self):
        return f"{float(self):.1f} degrees"


class Words(list):
    def __contains__(self, word):
        return any(word.lower() == own.lower() for own in self)


class Meta(type):
    def __call__(cls, *args):
        made = super().__call__(*args)
        cls.count = getattr(cls, "count", 0) + 1
        return made


class Point(metaclass=Meta):
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x, self.y = x, y

    def __eq__(self, other):
        return (self.x, self.y) == (other.x, other.y)

    def __hash__(self):
        return hash((self.x, self.y))


print(Celsius(21) + 1, str(Celsius(3.25)), "TWO" in Words(["one", "two"]))
print(len({Point(i % 5, i % 3) for i in range(200)}), Point.count)
print(2**100 % 97, (-7) // 2, pow(3, -1, 11), (5).to_bytes(2, "big"), 0.1 + 0.2, (1 + 2j) ** 2)
print("naïve".upper(), "a,b".split(","), b"\xff\x00".hex(), bytearray(b"ab") * 2, memoryview(b"abc")[1:].tolist())
print({1: "a"} | {2: "b"}, {1, 2} ^ {2, 3}, frozenset("a"), slice(1, None)), print(range(10)[::-3], type(None), ..., list[int], int | str)
print(operator.index(True), isinstance(1, int | str), [1, 2, 3][::-1], (1, 2) < (1, 3), "%-5s|%05.1f" % ("ab", 3.14159))
