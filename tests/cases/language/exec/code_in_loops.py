# exec and eval in hot loops: changing sources, shared code objects, definitions used by hot code outside.
ns, total = {"total": 0}, 0
sources = ["total += i", "total += i * 0.5", "total = total // 2", "def f(x): return x + total", "total += f(1) if 'f' in globals() else 0", "for j in range(3): total += j", "x = [k for k in range(i % 4)]; total += len(x)", "try: total += undefined\nexcept NameError: total -= 1"]
codes = [compile(s, f"<{n}>", "exec") for n, s in enumerate(sources)]
for i in range(160):
    ns["i"] = i
    exec(codes[i % 8] if i % 3 else sources[i % 8], ns)
    total += eval("total % 7", ns) if i % 2 else eval("i", {"i": i}, {"i": -i})
print(total, ns["total"], sorted(k for k in ns if k[:2] != "__"))
exec("def hot(n):\n    t = 0\n    for i in range(n):\n        t += g(i)\n    return t", ns)
ns["g"] = lambda v: v
out = [ns["hot"](30)]
exec("def g(v): return v * 0.5", ns); out.append(ns["hot"](30))
exec("g = str", ns)
try: ns["hot"](3)
except TypeError as e: out.append(str(e))
exec("class g:\n    def __new__(cls, v): return v + 1", ns); out.append(ns["hot"](30))
exec("del g", ns)
try: ns["hot"](3)
except NameError as e: out.append(str(e))
print(out)
def local_exec(n):
    a = 1
    for i in range(n):
        exec("a = 99; b = i")
        if i == n - 1: return a, "b" in locals()
print(local_exec(5)[0])
fs = [eval(f"lambda x: x {op} {k}") for op in "+-*%" for k in (1, 2.5)]
print([f(7) for f in fs], sum(f(i) for i in range(20) for f in fs))
for bad in ("exec('1 +')", "exec('raise KeyError(1)')", "eval('1 / 0')", "exec('for i in range(3): x')", "exec('def f(:')", "eval('lambda: (yield)')()", "exec('import nothing_such')", "exec(b'x = 1\\nx.y')"):
    try: print(bad, type(eval(bad)).__name__)
    except Exception as e: print(bad, "->", type(e).__name__, str(e).split(" (")[0])
