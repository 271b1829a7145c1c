# Constructors: no __init__, inherited, overridden without super, raising, returning, with defaults.


class Empty:
    pass


class Inherits(Empty):
    pass


class WithInit:
    def __init__(self, a, b=2, *rest, key="k", **more):
        self.state = (a, b, rest, key, sorted(more))


class Child(WithInit):
    pass


class Forgets(WithInit):
    def __init__(self):
        self.own = True


class Returns:
    def __init__(self, what):
        return what


class Raises:
    made = 0

    def __init__(self, n):
        self.n = n
        if n % 10 == 7:
            raise ValueError(f"refused {n}")
        Raises.made += 1


print(Child(1).state, Child(1, 3, 4, key=5, z=6).state, hasattr(Forgets(), "state"), Forgets().own)
for bad in (lambda: Empty(1), lambda: Inherits(x=1), lambda: Child(), lambda: Forgets(1), lambda: Returns(5), lambda: Returns(None) and 1, lambda: Raises(7)):
    try:
        print(type(bad()).__name__)
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
ok = failed = 0
for i in range(200):
    try:
        ok += Raises(i).n
    except ValueError:
        failed += 1
print(ok, failed, Raises.made)


class Chain:
    count = 0

    def __init__(self, depth):
        Chain.count += 1
        self.next = Chain(depth - 1) if depth else None

    def length(self):
        return 1 + (self.next.length() if self.next else 0)


total = 0
for i in range(120):
    total += Chain(i % 8).length()
print(total, Chain.count)


class Stack(list):
    def __init__(self, *items):
        super().__init__(items)
        self.pushes = 0

    def push(self, x):
        self.append(x)
        self.pushes += 1


s = Stack(1, 2)
for i in range(100):
    s.push(i)
    if len(s) > 10:
        s.pop(0)
print(len(s), s.pushes, s[-1], isinstance(s, list), sorted(s)[:2], s[1:3], Stack() == [])
obj = object.__new__(WithInit)
print(hasattr(obj, "state"), type(obj).__name__)
obj.__init__(9)
print(obj.state[0])
