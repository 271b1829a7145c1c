# __init__ that has no parameter but *args: the instance is in it.
class A:
    def __init__(*args, **kwargs):
        args[0].args, args[0].kwargs = args[1:], kwargs


def track(function):
    def inner(*args, **kwargs):
        calls.append((function.__name__, len(args)))
        return function(*args, **kwargs)

    return inner


calls = []
B = type("B", (object,), {"__init__": track(lambda self, *rest: None)})
for call in [lambda: A(), lambda: A(1), lambda: A(1, 2, k=3), lambda: A(*(1,), **{"z": 2})]:
    made = call()
    print(made.args, made.kwargs)
total = 0
for round in range(100):
    total += A(round, 1).args[0] + len(A(x=1).kwargs)
    B()
    B(round)
print(total, len(calls), calls[:2])
