# Stars in displays, calls, subscripts, returns, yields and for.
a, d = [1, 2], {"x": 1, "y": 2}
print([*a, *"bc", *()], (*a,), {*a, *a}, {**d, "x": 5}, {"x": 5, **d}, [*d], (*range(3), *a, 9), [*{**d}.items()], {**{}}, [*[*[*a]]])
def f(*args, **kw): return args, kw
print(f(*a, 3, *a), f(**d, **{"z": 3}), f(*a, k=1, *"q", **{"m": 2}), f(*[], **{}), f(*{}, *d), f(*(x for x in a)), f(1, *a, *[], x=0, **{}))
def r(): return *a, 3
def y(): yield *a, 4
def g():
    for v in *a, *"z": yield v
print(r(), list(y()), list(g()), [*g()], *r())
x = *a, ; print(x); x = *a, *a; print(x)
t: tuple = *a, 5; print(t)
for bad in ("[*5]", "(*None,)", "{*1.5}", "{**5}", "{**[1]}", "f(*5)", "f(**5)", "f(**{1: 2})", "f(**{'a': 1}, **{'a': 2})", "f(a=1, **{'a': 2})", "f(*a, 1, **[('k', 1)])", "print(*1)", "{*[[]]}", "len(*a)", "f(**None)", "dict(**{'a': 1}, **{'a': 3})", "int(**{'base': 10})"):
    try: print(bad, eval(bad))
    except TypeError as e: print(bad, "->", e)
for bad in ("*a", "*a, = 5 if 0 else", "(*a)", "x = *a", "[*a for a in b]", "{**d for d in b}", "f(**d, *a)", "f(x=1, 2)", "f(**d, 2)", "del *a", "*a = 1", "*a, *b = 1", "return *a" , "print(*)", "f(*a b)", "a[*]", "*a += 1", "(*a) = 1", "*a if 1 else 2"):
    try: compile(bad, "<s>", "exec"); print(bad, "fine")
    except SyntaxError as e: print(bad, "->", e.msg)
class Mapping:
    def keys(self): return ["p", "q"]
    def __getitem__(self, k): return k * 2
class NoItems:
    def keys(self): return 5
print(f(**Mapping()), {**Mapping()})
for bad in (type("K", (), {"keys": lambda s: [1], "__getitem__": lambda s, k: k})(),):
    try: print(f(**bad))
    except Exception as e: print(type(e).__name__, e)
total = 0
for i in range(100):
    args = (i, *a, *([i] if i % 2 else ()))
    p, kw = f(*args, **{**d, "i": i, **({"w": 1} if i % 3 else {})})
    total += len(p) * 10 + len(kw) + sum(p)
print(total)
