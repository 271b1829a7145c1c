# locals() in functions, classes, modules and comprehensions, exec and eval with maps, names made by exec not seen by functions.
def f(a, b=2):
    c = a + b
    before = dict(locals())
    locals()["c"] = 99
    exec("c = 100; new = 5")
    try: new
    except NameError as e: msg = str(e)
    return before, c, msg, sorted(locals())
new_ = f(1); print(new_)
def g():
    inner = 1
    def h(): return inner, sorted(locals())
    v = [sorted(locals()) for _ in "x"][0]
    return h(), v[0][:1], sorted(locals()), eval("inner + 1"), eval("[inner for _ in 'a']", {"inner": 7}), (lambda q: sorted(locals()))(1)
r = g(); print(r[0], *r[2:])
print(locals() is globals(), "f" in locals(), eval("f is g"))
class Map(dict):
    def __missing__(self, k): asked.append(k); raise KeyError(k)
    def __getitem__(self, k):
        if k == "magic": return 42
        return dict.__getitem__(self, k) if k in self else self.__missing__(k)
asked = []
m = Map(z=1)
print(eval("magic + z + len('ab')", {}, m), asked); asked.clear()
exec("y = magic; del z; w = y + 1", {}, m); print(sorted(m), asked); asked.clear()
exec("class K: v = magic if 'K' else 0\ndef fn(): return magic", {"magic": "global"}, m); print(m["K"].v, m["fn"](), asked)
space = {}
exec("def rec(n): return n and n + rec(n - 1)\ntotal = sum(i for i in range(5))\nx = rec(4)", space); print(space["x"], space["total"], sorted(k for k in space if k != "__builtins__"))
try: exec("def rec(n): return n and rec(n - 1)\nrec(2)", {}, {})
except NameError as e: print(e)
try: exec("k = 3\n[k for _ in 'a']\nprint([k for _ in 'a'])", {}, {})
except NameError as e: print(e)
print(eval("[a for a in (1, 2)]"), eval("(lambda: new_[1])()"), eval(" 1 + 1"), eval("__name__"), eval("(yes := 3) + yes"), yes)
for bad in (lambda: eval("x = 1"), lambda: eval(""), lambda: eval("1; 2"), lambda: exec("1 +"), lambda: eval("1", 5), lambda: eval("1", {}, 5), lambda: exec(5), lambda: eval(f), lambda: eval(compile("q_ = 1", "", "exec")), lambda: eval("nothing_here", {}), lambda: exec("1", None, []), lambda: eval("1\n+1"), lambda: eval(b"1 + 1"), lambda: eval("\t(1,\n2)"), lambda: exec("return 1"), lambda: eval("yield"), lambda: eval("1", {"__builtins__": {}}), lambda: eval("len('a')", {"__builtins__": {}}), lambda: eval("int", {"__builtins__": {"int": 5}})):
    try: print(bad())
    except (SyntaxError, TypeError, NameError, ImportError) as e: print(type(e).__name__, e)
total = 0
code = compile("acc = acc * 3 % 1001 + i", "c", "exec"); ev = compile("acc + i if i % 2 else -acc", "e", "eval")
env = {"acc": 0}
for i in range(200):
    env["i"] = i
    exec(code, env); total += eval(ev, env) + eval(ev, {"acc": i}, {"i": 1})
    if i == 120: env["acc"] = 0.5
    if i == 160: ev = compile("len(str(acc))", "e", "eval")
print(total, env["acc"])
