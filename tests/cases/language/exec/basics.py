# exec and eval: where names are looked for, and where they go.
x = 1
exec("x = 2; y = x + 1")
print(x, y)
print(eval("x * 10 + y"))
g = {"a": 5}
exec("b = a * 2\ndef f(n):\n    global c\n    c = n\n    return a + b + n", g)
print(sorted(k for k in list(g) if k != "__builtins__"), g["f"](1), g["c"])
g["a"] = 100
print(g["f"](1))
l = {"loc": 7}
exec("glob = a\nloc += 1\nnew = loc\nglobal other\nother = 3", g, l)
print(sorted(l.items()), g["other"], "new" in g)
print(eval("loc + a", g, l))


class Mapping:
    def __getitem__(self, key):
        print("get", key)
        if key == "q":
            return 42
        raise KeyError(key)

    def __setitem__(self, key, value):
        print("set", key, value)

    def __delitem__(self, key):
        print("del", key)


exec("r = q\nprint(x)\ndel r", {"x": "from globals"}, Mapping())


def function(p):
    v = 3
    print(eval("p + v"))
    exec("v = 10; w = 5")
    print(v, sorted(locals()))
    print(eval("[p for _ in range(2)]", {"p": p}))
    d = locals()
    z = 1
    print("z" in d, d is locals(), "z" in d)
    del z
    print("z" in locals())
    return lambda: v


print(function(4)())


class C:
    k = 1
    exec("m = k + 1")
    n = eval("m + 1")
    print(sorted(name for name in list(locals()) if not name.startswith("__")))


print(C.m, C.n)


def attempt(*args):
    try:
        print(eval(*args))
    except Exception as e:
        print(type(e).__name__, e)


attempt("1 +")
attempt("nope")
attempt("nope", {})
attempt("1", [])
attempt("1", {}, 5)
attempt(5)
attempt("x = 1")
attempt("")
attempt("  \t 3 + 4")
attempt("len([1, 2])", {"__builtins__": {}})
attempt("size([1, 2])", {"__builtins__": {"size": len}})
try:
    exec("1", 5)
except TypeError as e:
    print(e)

total = 0
code = compile("total += n * 2", "<loop>", "exec")
for n in range(100):
    exec(code)
print(total)
expression = compile("n * n", "<loop>", "eval")
print(sum([eval(expression, {"n": n}) for n in range(50)]))
