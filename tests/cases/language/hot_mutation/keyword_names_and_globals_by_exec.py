# Globals, builtins and attributes made, changed and deleted through globals(), exec, setattr, vars and __dict__ while hot functions read them.
import sys, types
value = 1
def read(): return value
def read2(): return value + other if "other" in globals() else value
def call(): return helper(2)
def helper(n): return n * 10
g = globals()
total = errors = 0
for i in range(300):
    try: total += read() + read2() + call()
    except (NameError, TypeError) as e: errors += len(str(e))
    if i == 40: g["value"] = 2
    if i == 60: exec("value = 3\nother = 100")
    if i == 80: del g["other"]
    if i == 100: globals().update(value=4, helper=lambda n: n)
    if i == 120: vars(sys.modules["__main__"])["value"] = 0.5
    if i == 140: setattr(sys.modules["__main__"], "value", 7)
    if i == 160: g.pop("value")
    if i == 180: value = 8
    if i == 200: exec("def helper(n): return value * n", g)
    if i == 220: exec("global value\nvalue = 9", {"value": 1}, {})
    if i == 240: g["len"] = lambda x: 50; helper = lambda n: len("abc")
    if i == 260: del len
    if i == 280: g["helper"] = None
print(total, errors, value)
class C: x = 1
c, total, errors = C(), 0, 0
def attr(o): return o.x
for i in range(300):
    try: total += attr(c)
    except AttributeError as e: errors += 1
    if i == 30: vars(c)["x"] = 2
    if i == 50: c.__dict__.update(x=3, y=4)
    if i == 70: c.__dict__ = {"x": 5}
    if i == 90: vars(c).clear()
    if i == 110: setattr(C, "x", 6)
    if i == 130: type.__setattr__(C, "x", 7)
    if i == 150: type.__delattr__(C, "x")
    if i == 170: C.__getattr__ = lambda self, n: 8
    if i == 190: object.__setattr__(c, "x", 9)
    if i == 210: object.__delattr__(c, "x")
    if i == 230: C.__getattribute__ = lambda self, n: 10
    if i == 250: del C.__getattribute__, C.__getattr__
    if i == 270: c.__class__ = type("D", (C,), {"x": 11})
print(total, errors)
m = types.ModuleType("m"); m.v = 1
exec("def f(): return v + w()\ndef w(): return 10", m.__dict__)
total, errors = 0, 0
for i in range(200):
    try: total += m.f() + m.v
    except (NameError, AttributeError, TypeError) as e: errors += 1
    if i == 40: m.v = 2
    if i == 60: m.w = lambda: m.v * 100
    if i == 80: del m.v
    if i == 100: m.__dict__["v"] = 5
    if i == 120: exec("w = 5", m.__dict__)
    if i == 140: m.__class__ = type("M", (types.ModuleType,), {"z": property(lambda self: 3)})
    if i == 150: m.w = lambda: m.z
    if i == 180: m.f = lambda: 1
print(total, errors)
ns = {"a": 1}
code = compile("a + b if 'b' in dir() else a", "e", "eval")
total = 0
for i in range(150):
    total += eval(code, ns)
    if i == 50: ns["b"] = 10
    if i == 80: ns["a"] = 0.5
    if i == 100: del ns["b"]
    if i == 120: ns = {"a": 3, "b": 4, "dir": lambda: ["b"]}
print(total)
def local_exec(n):
    x, out = 1, 0
    for i in range(n):
        exec("x = 50"); d = {"x": i}; exec("x += 1; y = x", {}, d); out += x + d["y"] + eval("x + i") + len(locals())
    return out
print(local_exec(100))
class Space(dict):
    def __missing__(self, k):
        if k == "nope": raise KeyError(k)
        return len(k)
for i in range(60): sp = Space(); exec("r = abc + de\nfor q in (0, 1, 2): r += q", {}, sp)
print(sp)
try: exec("r = nope", {}, Space())
except (NameError, KeyError) as e: print(type(e).__name__, e)
