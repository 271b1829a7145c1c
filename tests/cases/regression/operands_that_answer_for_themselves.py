# Operands that know better than a sequence, a text or a number they stand beside.


class Items(list):
    def __radd__(self, other):
        return ("radd", len(other))

    def __rmul__(self, other):
        return "rmul"


class Other:
    def __radd__(self, other):
        return "other"


class Plain(list):
    pass


print([1] + Items([2]), Plain([1]) + Items([2]), Plain() + Other(), (1,) + Other(), Plain([1]) + Plain([2]))


class Answer:
    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        return False

    def __lt__(self, other):
        return self.name

    __gt__ = __lt__

    def __bool__(self):
        raise ValueError("asked")


print([Answer("a")] < [Answer("b")], (Answer("c"), 1) > (1,), [1, 2] < [1, 3], [Answer("")] < [1] or "none")
if [Answer("yes")] < [1]:
    print("taken")


class Missing(dict):
    def __missing__(self, key):
        return key + "!"


class Shown(str):
    def __str__(self):
        return "shown"


print("%(k)s %(x)s" % Missing(x=1), "%s" % Shown("a"), "%s" % (Shown("b"),), "%r" % Shown("c"))
for template, value in [("x", Shown("a")), ("%(k)s", Shown("a"))]:
    try:
        template % value
    except TypeError as error:
        print(error)


class Whole(int):
    def __int__(self):
        return 42

    def __pow__(self, other, modulus=None):
        return ("pow", int(other), modulus)


class Real(float):
    def __float__(self):
        return 4.5


class Digits(str):
    def __int__(self):
        return 7

    def __float__(self):
        return 7.25


print(int(Whole(1)), float(Real(1)), int(Digits("1")), float(Digits("1")), pow(Whole(2), 3, 5), Whole(2) ** 3)
for base in 2**100, -2**100, 37:
    try:
        int("1", base)
    except ValueError as error:
        print(error)


class Text:
    def __float__(self):
        return "1"

    __int__ = __float__


for convert in int, float:
    try:
        convert(Text())
    except TypeError as error:
        print(error)
total = 0
for n in range(100):
    total += len([n] + Items([n])) + ([n] < [n + 1]) + int(Whole(n))
print(total)
