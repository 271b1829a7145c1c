# __builtins__ in the globals of exec: a dict, a module, a mapping with few names, missing.
import builtins, types
def run(src, g):
    try: exec(src, g); return {k: v for k, v in g.items() if k[:2] != "__" and k != "T"}
    except Exception as e: return type(e).__name__, str(e)
print(run("x = len('abc')", {}), run("x = len('abc')", {"__builtins__": {}}), run("x = len('abc')", {"__builtins__": {"len": lambda s: "mine"}}), run("x = 1 + 2", {"__builtins__": {}}))
m = types.ModuleType("few"); m.shout = lambda s: s.upper()
print(run("x = shout('a')", {"__builtins__": m}), run("x = print", {"__builtins__": m}))
print(run("x = [i for i in (1, 2)]", {"__builtins__": {}}), run("def f(): return len\nx = f(); del f", {"__builtins__": {"len": 1}}))
print(run("try:\n    1 / 0\nexcept ZeroDivisionError: x = 1", {"__builtins__": {}}), run("assert 0, 'msg'", {"__builtins__": {}}), run("raise ValueError", {"__builtins__": {}}))
g = {"__builtins__": {"n": 1}}
exec("def f(): return n", g); f = g["f"]
print(f()); g["__builtins__"]["n"] = 2; print(f()); g["n"] = 3; print(f()); del g["n"]; print(f())
g2 = {}; exec("", g2); print(g2["__builtins__"] is builtins.__dict__, list(g2))
class B(dict):
    def __missing__(self, k): return f"made {k}"
print(run("x = anything", {"__builtins__": {"a": 1}}), eval("len", {"__builtins__": {"len": 5}}), eval("a", {"a": 1, "__builtins__": None}) if 0 else "")
total = 0
env = {"__builtins__": {"abs": lambda v: v, "range": range}}
exec("def hot(n):\n    t = 0\n    for i in range(n): t += abs(-i)\n    return t", env)
for r in range(30):
    total += env["hot"](10)
    if r == 10: env["__builtins__"]["abs"] = abs
    if r == 20: env["abs"] = lambda v: 0.5
print(total)
