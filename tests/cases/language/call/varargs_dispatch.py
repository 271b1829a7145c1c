# *args and **kwargs passed through several layers, with changing counts in one loop.


def total(*args, **kwargs):
    s = 0
    for a in args:
        s += a
    for k in kwargs:
        s += kwargs[k] * len(k)
    return s


def layer1(*args, **kwargs):
    return total(*args, **kwargs)


def layer2(first=0, *args, scale=1, **kwargs):
    return layer1(first * scale, *args, **kwargs)


def pack(*args):
    return args


def keys(**kw):
    return kw


result = 0
for i in range(200):
    extra = list(range(i % 5))
    options = {"scale": i % 3} if i % 2 else {"ab": i}
    result += layer2(i, *extra, **options)
print(result)
print(pack(), pack(1), pack(*"ab", *(), *[3]), keys(), keys(z=1, a=2), keys(**{"x": 1}, y=2))
args = [1, 2]
args_seen = pack(*args)
args.append(3)
print(args_seen, type(args_seen).__name__)
options = {"a": 1}
seen = keys(**options)
seen["b"] = 2
print(options, seen)


class Event:
    handlers = {}

    @classmethod
    def on(cls, name, handler):
        cls.handlers.setdefault(name, []).append(handler)

    @classmethod
    def fire(cls, name, *args, **kwargs):
        return [h(*args, **kwargs) for h in cls.handlers.get(name, [])]


Event.on("add", lambda a, b=10: a + b)
Event.on("add", lambda *a, **k: (a, k))
Event.on("add", lambda a, /, **k: len(k) + a)
print(Event.fire("add", 1), Event.fire("add", 1, b=2), Event.fire("none"))
try:
    Event.fire("add", 1, 2)
except TypeError as e:
    print(e)
print((lambda a, *b, c=3, **d: (a, b, c, d))(1, 2, 3, c=4, e=5), (lambda: 7)(), (lambda x=5: x)())
