# A number on the left is asked before the special methods of a subclass of another number on the right.


class Even(int):
    def __radd__(self, other):
        return "asked"


class Plain(int):
    pass


class Real(float):
    def __rmul__(self, other):
        return "asked too"


def each(a, b):
    results = []
    for function in (lambda: a + b, lambda: a * b, lambda: a - b, lambda: a < b, lambda: a == b, lambda: divmod(a, b)):
        try:
            results.append(function())
        except TypeError as error:
            results.append(str(error))
    return results


values = [1.5, Real(2.5), 3, Even(4), Plain(5), True, 2j]
for a in values:
    for b in values:
        print(type(a).__name__, type(b).__name__, each(a, b))


def looped(n):
    total = 0.0
    for i in range(n):
        total += Plain(i)
        total += Even(i)
    return total


print(looped(100))
