# Circles: an instance that is its own __call__, exceptions that are their own context.
class A:
    pass


A.__call__ = A()
try:
    A()()
except RecursionError as error:
    print("RecursionError")
for round in range(60):
    try:
        try:
            raise ValueError(1)
        except ValueError as error:
            error.__context__ = error
            raise TypeError(2)
    except TypeError as error:
        found = error
print(found, found.__context__, found.__context__.__context__ is found.__context__)
a, b, c = ValueError("a"), ValueError("b"), ValueError("c")
a.__context__, b.__context__, c.__context__ = b, c, b
try:
    try:
        raise a
    except ValueError:
        raise KeyError("k")
except KeyError as error:
    print(error.__context__ is a, a.__context__ is b, c.__context__ is b)
