# The order in which arguments are evaluated and bound, and that callees see fresh containers.

log = []


def note(x):
    log.append(x)
    return x


def f(*args, **kwargs):
    return args, kwargs


print(f(note(1), *[note(2), note(3)], note(4), a=note(5), **{"b": note(6)}, c=note(7)), log)
log.clear()
print(f(*"ab", *range(2), **{"x": 1}, **{"y": 2}), f(*[], **{}), f(*{"k": 1}), f(*{3}, *(4,)))
args = [1, 2]
kwargs = {"k": 1}
got_args, got_kwargs = f(*args, **kwargs)
got_kwargs["new"] = 2
args.append(3)
print(got_args, kwargs, got_kwargs)


def defaults(a, b=[], *, c={}):
    b.append(a)
    c[a] = len(b)
    return b, c


for i in range(120):
    defaults(i)
print(len(defaults(0)[0]), len(defaults(1)[1]), defaults(5, [], c={}))


def passes(first, *rest, last="none"):
    return first, rest, last


def relay(*args, **kwargs):
    return passes(*args, **kwargs)


total = 0
for i in range(200):
    first, rest, last = relay(*range(1 + i % 4), last=i)
    total += first + sum(rest) * len(rest) + last
print(total)
for bad in (lambda: relay(), lambda: relay(1, first=2), lambda: relay(1, nope=3), lambda: f(**{"a": 1}, **{"a": 2}), lambda: f(*None), lambda: f(**[1])):
    try:
        bad()
    except TypeError as e:
        print(e)


class Method:
    def __init__(self):
        self.calls = []

    def m(self, *args, key=None, **rest):
        self.calls.append((len(args), key, len(rest)))
        return self


m = Method()
m.m(1).m(1, 2, key=3).m(*[1] * 5, **{"key": 0, "z": 9})
for i in range(100):
    m.m(*[0] * (i % 3), key=i)
print(m.calls[:3], len(m.calls), m.calls[-1], Method.m(m, 7) is m)
