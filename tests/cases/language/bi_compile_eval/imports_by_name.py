# __import__, exec and eval with namespaces of their own, locals() of functions.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
def f(a, b=2, *c, d=4, **e):
    x = 1
    l = locals()
    y = 2
    l["x"] = 99
    return x, sorted(l), sorted(locals())
print(f(1), f(1, 2, 3, z=5))
m = __import__("os.path"); print(m.__name__, __import__("os.path", fromlist=["join"]).__name__ in ("posixpath", "os.path"), t(__import__, "no_such_mod"), t(__import__, 5), t(__import__, ""), t(__import__, "os", level=-1), __import__("math", globals(), locals(), ["pi"], 0).pi)
ns = {"k": 1}
exec("def g(): return k, sorted(n for n in globals() if n[0] != '_')\nh = g()", ns); print(ns["h"], eval("g()", ns), eval("k + j", ns, {"j": 2}), t(eval, "g().nope", ns))
exec("global zz\nzz = 3\nloc = 4", ns, ll := {}); print(ns["zz"], ll)
n = 0
for i in range(80):
    ns["k"] = i; exec("k2 = k * 2", ns); globals()[f"dyn{i % 3}"] = i
    n += ns["k2"] + eval(f"dyn{i % 3}") + len(f(i)[1])
print(n, dyn0, dyn1, dyn2)
