# stars in calls: wrappers, partials, names in any order, mappings of the program, errors
import functools
def show(*args, **named):
    return args, tuple(named.items())
def fixed(a, b=2, *, c=3):
    return a * 100 + b * 10 + c
class Mapping:
    def __init__(self, **own):
        self.own = own
    def keys(self):
        return list(self.own)
    def __getitem__(self, key):
        return self.own[key] * 2
class Sub(dict):
    def keys(self):
        return ["a"]
    def __getitem__(self, key):
        return 9
def wrap(f):
    @functools.wraps(f)
    def wrapper(*args, **kwargs):
        wrapper.calls += 1
        return f(*args, **kwargs)
    wrapper.calls = 0
    return wrapper
wrapped = wrap(fixed)
class K:
    def __init__(self, x, *, y=0):
        self.v = x + y
    def m(self, *a, **k):
        return self.v + len(a) * 10 + len(k) * 100
    @classmethod
    def made(cls, **k):
        return cls(**k)
def loop(n):
    total = 0
    for i in range(n):
        total += wrapped(i % 5) + wrapped(1, i % 3) + wrapped(1, c=i % 4) + wrapped(b=1, a=2) + wrapped(a=1, c=2, b=i % 7)
        kw = {"c": i} if i % 2 else {"b": i, "c": 1}
        total += fixed(1, **kw) + fixed(*(1,), **Mapping(c=i)) + fixed(2, **{})
        total += K(1, **({"y": i} if i % 3 else {})).v + K(2).m(*range(i % 4), **kw)
        total += K.made(**{"x": i}).v
        args, named = show(*[i] * (i % 10), **{k: i for k in "abcdefghij"[: i % 11]})
        total += len(args) * len(named)
        total += len(show(**Sub(a=1, b=2))[1])
        part = functools.partial(fixed, c=i % 9)
        total += part(1) + part(1, 2) + part(1, c=4) + functools.partial(fixed, 3)(b=1) + functools.partial(fixed, 1, 2)()
        total += max(*[1, i], **{"key": abs}) + len(dict(**kw)) + len("{x}".format(**{"x": i}))
        named = show(**kw)[1]
        kw["z"] = 1
        total += len(named)
        try:
            fixed(1, **{"a": 2})
        except TypeError as e:
            total += len(str(e))
        try:
            fixed(1, **{"d": 2})
        except TypeError as e:
            total += len(str(e))
        try:
            fixed(**{1: 2})
        except TypeError as e:
            total += len(str(e))
        try:
            fixed(**5)
        except TypeError as e:
            total += len(str(e))
        try:
            fixed(*5, **{})
        except TypeError as e:
            total += len(str(e))
    return total
print(loop(1500), wrapped.calls, wrapped.__name__)
d = {"b": 5, "a": 1}
print(show(1, **d), show(**d, e=1), show(*"ab", x=1, **d))
own = {"k": 1}
def keep(**k):
    k["new"] = 1
    return k
print(keep(**own), own, keep(**own) is own)
del d["b"]; d["q"] = 3
print(show(**d))
for bad in ("show(**5)", "fixed(**{'a': 1}, **{'a': 2})", "show(*5)", "fixed(**{1: 2})", "K(**{'zz': 1})", "len(**{'a': 1})"):
    try:
        eval(bad)
    except TypeError as e:
        print(e)
