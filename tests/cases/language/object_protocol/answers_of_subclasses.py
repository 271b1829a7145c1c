# Conversions that answer with an object of a subclass work and warn, and so does the truth of NotImplemented; static methods of builtin classes.
import operator
import pickle
import warnings


class Whole(int):
    pass


class Real(float):
    pass


class Complex(complex):
    pass


class Answers:
    def __init__(self, value):
        self.value = value

    def answer(self):
        return self.value

    __index__ = __int__ = __float__ = __complex__ = answer


def tried(function, *args):
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        try:
            print(function(*args), end=" ")
        except TypeError as error:
            print(error, end=" ")
    print([(warning.category.__name__, str(warning.message)) for warning in told])


for value in (3, True, Whole(3), 2.5):
    for function in (operator.index, hex, range, [1, 2, 3, 4].__getitem__, int):
        tried(function, Answers(value))
for value in (2.5, Real(2.5), 1):
    tried(float, Answers(value))
for value in (2j, Complex(2j), 1):
    tried(complex, Answers(value))
for function in (bool, operator.not_, lambda x: 1 if x else 2, lambda x: x and 3):
    tried(function, NotImplemented)
for function in (str.maketrans, bytes.maketrans, bytearray.maketrans, int.from_bytes, dict.fromkeys, object.__new__, int.__new__):
    print(function.__qualname__, function.__name__, function.__module__, function.__self__)
    again = pickle.loads(pickle.dumps(function))
    print(again == function, again.__qualname__)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    total = 0
    for n in range(300):
        total += operator.index(Answers(Whole(n))) + [1, 2][Answers(n % 2)]
    print(total)
