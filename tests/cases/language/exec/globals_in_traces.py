# Code with a dict for its globals, in hot loops: names that move to another place, are deleted, shadow builtins, or are put in from outside.
source = """
def total(n):
    result = 0
    for i in range(n):
        result += step + len(names)
        if i == n - 10:
            change(i)
    return result
"""


def run(change, n=300):
    space = {"filler": None, "step": 1, "names": "ab", "change": change}
    change.space = space
    exec(source, space)
    try:
        return space["total"](n)
    except (NameError, TypeError) as error:
        return str(error)


class Nothing:
    def __call__(self, i):
        pass


class Stored(Nothing):
    def __call__(self, i):
        self.space["step"] = 1.5


class Moved(Nothing):
    def __call__(self, i):
        del self.space["filler"]
        step = self.space.pop("step")
        for k in range(50):
            self.space["more%d" % k] = k
        self.space["step"] = step + 1


class Deleted(Nothing):
    def __call__(self, i):
        del self.space["step"]


class Shadowed(Nothing):
    def __call__(self, i):
        self.space["len"] = lambda names: 100


class Cleared(Nothing):
    def __call__(self, i):
        self.space.clear()


for kind in Nothing, Stored, Moved, Deleted, Shadowed, Cleared:
    print(kind.__name__, run(kind()), run(kind(), 3000))


class Space(dict):
    def __missing__(self, name):
        if name == "late":
            return 5
        raise KeyError(name)


space = Space(step=2)
exec("""
def loop(n):
    global count
    count = 0
    for i in range(n):
        count += step
    return count
result = [loop(300), late]
step = 'x'
""", space)
print(space["result"], space["count"], space["step"])
print([eval("sum(x * y for y in range(50))", {"x": x}) for x in range(40)][-1])
