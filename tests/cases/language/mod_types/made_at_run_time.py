# types: functions from code, code replaced, cells, methods, modules, generic aliases, unions, mapping proxies, coroutines from generators.
import types


def t(f, *a, **k):
    try:
        return f(*a, **k)
    except (TypeError, ValueError, AttributeError, KeyError, NameError) as e:
        return f"{type(e).__name__}: {e}"


def base(a, b=2, *c, d=4, **e):
    "doc"
    return a, b, c, d, e, K


K = "global"
f = types.FunctionType(base.__code__, {"K": "other"}, "renamed", (10, 20))
f.__kwdefaults__ = {"d": 40}
print(f(), f(1), f.__name__, f.__defaults__, f.__doc__, f.__module__, f.__globals__.keys() >= {"K"}, t(types.FunctionType, 5, {}))


def outer(x):
    def inner():
        return x

    return inner


g = outer(1)
h = types.FunctionType(g.__code__, {}, "h", None, (types.CellType(99),))
print(h(), t(types.FunctionType, g.__code__, {}), types.CellType(3).cell_contents, t(lambda: types.CellType().cell_contents))
g.__closure__[0].cell_contents = 7
code = base.__code__.replace(co_name="swapped", co_consts=base.__code__.co_consts)
print(g(), code.co_name, code.co_argcount, code.co_kwonlyargcount, code.co_varnames, code.co_names, code == base.__code__, code.co_flags & 0x0C)
m = types.MethodType(lambda self, y: (self, y), "bound")
print(m(5), m.__self__, m.__func__.__name__, m == types.MethodType(m.__func__, "bound"), t(types.MethodType, 5, 1), t(types.MethodType, len, None), types.MethodType(len, [1, 2])())
mod = types.ModuleType("made", "its doc")
exec("x = 1\ndef f(): return x + 1", mod.__dict__)
print(mod, mod.f(), mod.__doc__, mod.__name__, sorted(vars(mod))[-2:], t(lambda: mod.nothing), t(types.ModuleType), t(types.ModuleType, 5))
mod.__getattr__ = lambda name: name * 2
print(mod.zz, mod.x)
A = types.GenericAlias(list, (int, str))
print(A, A.__origin__, A.__args__, A(), A == list[int, str], t(isinstance, [], A), types.GenericAlias(dict, int).__args__, A.append is list.append, list[int](range(2)), t(lambda: class_getitem()), type(int | str) is types.UnionType, int | None, (int | str) == (str | int), isinstance(5, int | str), t(isinstance, 5, int | list[int]), (int | str).__args__, int | str | int)
d = {"a": 1}
p = types.MappingProxyType(d)
d["b"] = 2
print(p, p["b"], len(p), t(lambda: p.__setitem__("c", 1)), t(types.MappingProxyType, 5), p == d, p.copy() is d, list(reversed(p)), p.get("q", 0), hash is not None and t(hash, p)[:9], "a" in p)


@types.coroutine
def old():
    got = yield "asked"
    return got * 2


async def new():
    return await old() + 1


c = new()
print(c.send(None), t(lambda: c.throw(KeyError("in"))))
c = new()
c.send(None)
try:
    c.send(10)
except StopIteration as stop:
    print(stop.value)
n = types.SimpleNamespace(x=1, **{"y z": 2})
print(n, n == types.SimpleNamespace(**vars(n)), types.SimpleNamespace(a=[1]).__reduce__()[1:])
C = types.new_class("C", (types.SimpleNamespace,), {}, lambda ns: ns.update(k=1, __slots__=()))
print(C(a=1), C.k, types.resolve_bases((list[int], str)), [type(x).__name__ for x in (types.NotImplementedType, types.EllipsisType, types.NoneType)])
total = 0
for i in range(120):
    made = compile(f"def q(x): return x * {i % 9} + K", "<q>", "exec")
    fn = types.FunctionType(next(c for c in made.co_consts if isinstance(c, types.CodeType)), {"K": i})
    total += fn(i) + types.MethodType(fn, i % 4)() + types.SimpleNamespace(v=i).v + types.MappingProxyType({i: i})[i]
print(total)
