# `__init__` called in loops: names that it does not have, more parameters than registers, loops in it, results that are not None.
class Listed(list):
    def __init__(self, a, b):
        self.s = (a, b)


class Named(dict):
    def __init__(self, a, *, b=5):
        self.s = (a, b)


class Made:
    def __new__(cls, *rest, **more):
        return object.__new__(cls)

    def __init__(self, a, b=1):
        self.s = (a, b)


class Looping:
    def __init__(self, n, fill=0, *, step=1):
        self.s = []
        for at in range(0, n, step):
            self.s.append(fill)


class LoopingList(list):
    def __init__(self, n, fill=0, *, step=1):
        for at in range(0, n, step):
            self.append(fill)
        self.s = tuple(self)


class LoopingError(Exception):
    def __init__(self, n, fill=0):
        for at in range(n):
            fill += at
        self.s = (fill, self.args)


class Below(Looping):
    def __init__(self, n, *rest, **more):
        for at in range(2):
            super().__init__(n + at, *rest, **more)


class Recurs:
    def __init__(self, depth, below=None, *, width=2):
        self.s = depth
        self.below = []
        if depth:
            for _ in range(width):
                self.below.append(Recurs(depth - 1, width=width))
                self.s += self.below[-1].s


class Gives:
    def __init__(self, n, result=None):
        self.s = n
        for _ in range(n):
            n -= 1
        return result


many = ", ".join(f"p{at}=None" for at in range(300))
scope = {}
exec(f"class Many:\n    def __init__(self, {many}):\n        self.s = (p0, p1, p299)\n", scope)
exec(f"class ManyInList(list):\n    def __init__(self, {many}):\n        self.s = (p0, p1, p299, self)\n", scope)
exec(f"class ManyMade(Made):\n    def __init__(self, {many}):\n        self.s = (p0, p1, p299)\n", {"Made": Made}, scope)
Many, ManyInList, ManyMade = scope["Many"], scope["ManyInList"], scope["ManyMade"]


def run(make):
    seen = []
    for at in range(300):
        try:
            value = make(at).s
        except Exception as error:
            value = f"{type(error).__name__}: {error}"
        if not seen or seen[-1][0] != value:
            seen.append([value, 0])
        seen[-1][1] += 1
    return seen[:4], len(seen)


for cls in Listed, Named, Made:
    print(run(lambda at: cls(1, b=2)), run(lambda at: cls(1, c=2)), run(lambda at: cls(b=1, a=at // 200)), run(lambda at: cls(1, 2, b=3)))
    print(run(lambda at: cls()), run(lambda at: cls(1, 2, 3)))
for cls in Looping, LoopingList, LoopingError, Below:
    print(run(lambda at: cls(3)), run(lambda at: cls(2, at // 150)), run(lambda at: cls(fill=at // 150, n=2)))
    print(run(lambda at: cls(n=4, step=at // 150 + 1)), run(lambda at: cls()), run(lambda at: cls(1, 2, 3, 4)))
print(run(lambda at: Recurs(2)), run(lambda at: Recurs(3, width=at // 200 + 1)))
print(run(lambda at: Gives(3)), run(lambda at: Gives(3, result=1 if at > 200 else None)))
for cls in Many, ManyInList, ManyMade:
    print(run(lambda at: cls(1, p299=at // 150)), run(lambda at: cls(p1=2)), run(lambda at: cls(unknown=2)))
