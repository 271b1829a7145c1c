# throw of a class whose call gives no exception, or raises: that is thrown in its place.
class Odd(Exception):
    def __new__(cls, *args):
        return cls


class Fails(Exception):
    def __init__(self):
        raise KeyError("made badly")


def generator():
    for _ in range(3):
        try:
            yield "value"
        except Exception as error:
            yield type(error).__name__, str(error).replace("__main__.", "")


for kind in [Odd, Fails, ValueError, ValueError("v")]:
    g = generator()
    try:
        g.throw(kind)
    except Exception as error:
        print("new:", type(error).__name__, error)
    print(next(g, "ended"))
    g = generator()
    next(g)
    print(g.throw(kind))
for bad in [1, int, "x"]:
    g = generator()
    next(g)
    try:
        g.throw(bad)
    except TypeError as error:
        print(error)
count = 0
for round in range(80):
    g = generator()
    next(g)
    count += g.throw(Odd)[0] == "TypeError"
print(count)
