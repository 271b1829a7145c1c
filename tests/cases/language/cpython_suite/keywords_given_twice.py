# A keyword that a mapping and the call both give; what is no mapping or iterable; whom the message names.
def f(a, b=0, *args, **kwargs):
    return a, b, args, sorted(kwargs.items())


class Twice:
    def keys(self):
        return ["x", "x"]

    def __getitem__(self, key):
        return 1


nothing = None
calls = [lambda: f(1, **{"a": 2}), lambda: f(**{"a": 1}, a=2), lambda: f(1, **{"z": 1}, z=2), lambda: f(1, z=2, **{"z": 1}), lambda: f(1, **{"p": 1}, **{"p": 2}),
         lambda: f(1, **Twice()), lambda: nothing(*f), lambda: nothing(**f), lambda: f(*1), lambda: f(**1), lambda: f(1, **{1: 2}), lambda: len(**{"a": 1}, a=2),
         lambda: f(**{"a": 1}, b=2, c=3, **{"d": 4}, e=5)]
for call in calls:
    try:
        print(call())
    except TypeError as error:
        print(error)
total = 0
for round in range(100):
    total += f(**{"a": round}, b=1, c=2)[0]
print(total)
