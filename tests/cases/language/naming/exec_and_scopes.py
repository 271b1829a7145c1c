# Code from strings sees the globals and locals it is given, not enclosing functions.
x = "global"
def f():
    x = "local"
    print(eval("x"), eval("x", {"x": "given"}), eval("x", {}, {"x": "mapped"}))
    exec("x = 'changed'")
    print(x)
    exec("y = x + '!'")
    try: print(y)
    except NameError as e: print(e)
    def g():
        try: print(eval("x"))
        except NameError as e: print(e)
    g()
    def h():
        x
        print(eval("x"))
    h()
    print(sorted(locals()))
f()
class M:
    exec("a = 1; b = [a for _ in 'xy'] if False else 2")
    c = eval("a + b")
print(M.a, M.b, M.c)
ns = {}
exec("def outer():\n    return [k for k in globals() if k == 'outer']", ns)
print(ns["outer"]())
try:
    exec("a = 1\nprint([a for _ in 'x'])", {}, {})
except NameError as e:
    print("comprehension:", e)
class Locals(dict):
    def __missing__(self, key):
        if key == "print": raise KeyError(key)
        return f"<{key}>"
    def __setitem__(self, key, value):
        super().__setitem__(key, (value, "stored"))
l = Locals()
exec("p = q\nprint(p, undefined)\ndel p\nprint(p)", {}, l)
print(eval("[a, b]", {}, l), dict(l))
total = 0
code = compile("n * 2 + k", "<c>", "eval")
for i in range(100):
    total += eval(code, {"k": i}, {"n": i if i % 2 else float(i)})
    exec("total2 = total + 1", globals())
print(total, total2)
for bad in (("x", []), ("x", {}, 3)):
    try: eval(*bad)
    except TypeError as e: print(e)
