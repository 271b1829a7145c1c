# __getattr__, __getattribute__, __setattr__, __delattr__.


class Lazy:
    def __init__(self):
        self.made = 0

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError("no " + name)
        self.made += 1
        value = len(name) * 10
        setattr(self, name, value)
        return value


class Frozen:
    def __init__(self, **fields):
        for key in sorted(fields):
            object.__setattr__(self, key, fields[key])

    def __setattr__(self, name, value):
        raise AttributeError("frozen: " + name)

    def __delattr__(self, name):
        raise AttributeError("frozen: " + name)


class Spy:
    def __init__(self):
        self.count = 0
        self.target = 5

    def __getattribute__(self, name):
        if name == "target":
            object.__setattr__(self, "count", object.__getattribute__(self, "count") + 1)
        return object.__getattribute__(self, name)


lazy = Lazy()
total = 0
for i in range(200):
    total += lazy.alpha + lazy.be
print(total, lazy.made)
print(hasattr(lazy, "_hidden"), getattr(lazy, "_x", None))
f = Frozen(a=1, b=2)
for change in (lambda: setattr(f, "a", 2), lambda: delattr(f, "b")):
    try:
        change()
    except AttributeError as e:
        print(e)
print(f.a + f.b)
spy = Spy()
print(sum([spy.target for _ in range(130)]), spy.count)
