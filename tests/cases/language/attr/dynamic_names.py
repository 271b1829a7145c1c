# getattr, setattr, hasattr, delattr with computed names; __dict__ used as a table; vars and dir.


class Config:
    defaults = {"depth": 3, "width": 7, "name": "none"}

    def __getattr__(self, name):
        if name in Config.defaults:
            return Config.defaults[name]
        raise AttributeError(f"no option {name!r}")


c = Config()
print(c.depth, c.width, hasattr(c, "name"), hasattr(c, "other"))
c.depth = 10
print(c.depth, vars(c))
del c.depth
print(c.depth, getattr(c, "other", "fallback"))
try:
    c.other
except AttributeError as e:
    print(e)


class Record:
    def __init__(self, **fields):
        self.__dict__.update(fields)

    def __eq__(self, other):
        return self.__dict__ == other.__dict__

    def __repr__(self):
        return "Record(" + ", ".join([f"{k}={v!r}" for k, v in sorted(self.__dict__.items())]) + ")"


r = Record(b=2, a=1)
print(r, r == Record(a=1, b=2), r != Record(a=1))
for i in range(200):
    name = "f" + str(i % 8)
    setattr(r, name, getattr(r, name, 0) + i)
    if i % 50 == 49:
        delattr(r, "f" + str(i // 50))
print(r)
counts = 0
for i in range(150):
    for name in ("a", "f5", "missing", "__class__"):
        if hasattr(r, name):
            counts += 1
print(counts, sorted(vars(r))[:3], "a" in r.__dict__, "a" in dir(r))


class Commands:
    def do_add(self, x):
        return x + 1

    def do_double(self, x):
        return x * 2

    def run(self, script, x):
        for word in script.split():
            method = getattr(self, "do_" + word, None)
            if method is None:
                raise ValueError("unknown command " + word)
            x = method(x)
        return x


cmd = Commands()
print(cmd.run("add double add", 5), sum([cmd.run("double add", i) for i in range(100)]))
cmd.do_neg = lambda x: -x
print(cmd.run("neg add", 3), [n for n in dir(cmd) if n.startswith("do_")])
try:
    cmd.run("add jump", 1)
except ValueError as e:
    print(e)
for bad in (lambda: getattr(5), lambda: setattr(c, "x"), lambda: getattr(c, 5), lambda: delattr(c, "zzz"), lambda: vars(5), lambda: hasattr(c, 1)):
    try:
        bad()
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
