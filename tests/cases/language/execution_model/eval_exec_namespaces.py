# exec and eval with all kinds of namespaces, code objects run again, functions made by exec.
import types
code = compile("x = x + 1 if 'x' in dir() else 0\ny = [x] * 2", "<c>", "exec")
ns = {}
for i in range(50): exec(code, ns)
print(ns["x"], ns["y"])
class NS(dict):
    log = []
    def __getitem__(self, k): self.log.append("get " + k); return super().__getitem__(k)
    def __setitem__(self, k, v): self.log.append("set " + k); super().__setitem__(k, v)
    def __delitem__(self, k): self.log.append("del " + k); super().__delitem__(k)
n = NS(a=1)
exec("b = a + len('xy')\ndel a\nfor i in range(2): c = i", {}, n); print(dict(n), NS.log)
exec("def f(n): return n if n < 2 else f(n - 1) + f(n - 2)\nclass K:\n    v = 5\n    def m(self): return self.v + f(5)", g := {})
print(g["f"](15), g["K"]().m(), g["K"].__module__, g["f"].__module__ if "__name__" in g else "none", g["f"].__globals__ is g)
g["f"] = lambda n: 100; print(g["K"]().m())
print(eval("(lambda a: a + b)(1)", {"b": 2}), eval(compile("1 + 1", "", "eval")), eval("__name__"), exec("1"), eval(" \t5"), eval(b"3"), eval("[i for i in range(k)]", {"k": 2}))
for bad in (lambda: eval("x = 1"), lambda: eval(""), lambda: eval("1; 2"), lambda: exec("x ="), lambda: eval(5), lambda: eval("1", 5), lambda: exec("1", {}, 5), lambda: eval("y", {}, {}), lambda: compile("1", "", "bad"), lambda: exec(compile("a.b", "", "exec"), {"a": 1}), lambda: eval("f(", {}), lambda: exec("return 1"), lambda: exec("break"), lambda: compile("1", "f", "single", 99999), lambda: eval(code.replace(co_name=5)) if 0 else eval("undefined_thing")):
    try: print(bad())
    except Exception as e: print(type(e).__name__, str(e).split(" (")[0])
f = types.FunctionType([c for c in compile("def q(a, b=1): return a + b + z", "", "exec").co_consts if isinstance(c, types.CodeType)][0], {"z": 10}, "renamed", (5,))
print(f(1), f.__name__, f.__defaults__, f(1, 2))
total = 0
for i in range(60):
    exec(f"def h(x): return x * {i} + {i % 3 / 2}")
    total += h(2) + eval(f"h({i}) - {i}")
print(total)
single = compile("5 + 5\nNone" if 0 else "5 + 5", "", "single"); exec(single)
