# with statements of several items left by break, continue, return and exceptions, in loops and generators; exits in reverse; targets of every kind.
log = []
class CM:
    def __init__(self, name, swallow=False, fail=None): self.name, self.swallow, self.fail = name, swallow, fail
    def __enter__(self):
        if self.fail == "enter": raise ValueError("enter " + self.name)
        log.append("+" + self.name); return self.name
    def __exit__(self, t, v, tb):
        log.append(f"-{self.name}{'!' + t.__name__ if t else ''}")
        if self.fail == "exit": raise KeyError("exit " + self.name)
        return self.swallow
def shown(): r = " ".join(log); log.clear(); return r
def loop(n):
    got = []
    for i in range(n):
        with CM("a") as a, CM(f"b{i}") as b:
            if i == 1: continue
            if i == 3: break
            got.append(b)
    else: got.append("else")
    return got
print(loop(2), shown()); print(loop(6), shown())
def early(n):
    with CM("x"), CM("y", swallow=n > 5) as y:
        while True:
            with CM("z"):
                if n == 1: return "returned " + y
                if n == 2: break
                n //= 0 if n > 3 else 1
                n -= 1
    return "after"
for n in (1, 2, 3, 6): print(early(n), shown())
try: early(5)
except ZeroDivisionError as e: print(e, shown())
def nested(first, second):
    try:
        with CM("1", **first) as p, CM("2", **second) as q, CM("3"): raise OSError("body")
    except Exception as e: return repr(e), repr(e.__context__)
    return "swallowed"
for f, s in (({}, {}), ({}, {"swallow": True}), ({"swallow": True}, {"fail": "exit"}), ({"fail": "exit"}, {"fail": "exit"}), ({"swallow": True}, {"fail": "enter"}), ({"fail": "enter"}, {})): print(nested(f, s), shown())
class T: pass
t, d, l = T(), {}, [0, 0]
with CM("at") as t.x, CM("it") as d["k"], CM("ab") as (l[0], l[1]), CM("pqr") as [first, *rest]: print(t.x, d, l, first, rest)
print(shown())
try:
    with CM("bad") as (u, v): print("not here")
except ValueError as e: print(e, shown())
def gen():
    with CM("g"), CM("h"):
        for i in range(3): yield i
        return "done"
print(list(gen()), shown()); g = gen(); next(g); g.close(); print(shown()); g = gen(); next(g)
try: g.throw(KeyError("thrown"))
except KeyError: print(shown())
def dele(g): return (yield from g)
print([*dele(gen())], shown())
total = 0
for i in range(150):
    try:
        with CM("h", swallow=i % 3 == 0) as n, CM("k", fail="exit" if i % 11 == 0 else None):
            if i % 5 == 0: raise TypeError(i)
            if i % 7 == 0: continue
            total += len(n)
    except TypeError: total += 10
    except KeyError as e: total += 1000 if e.__context__ else 100
    else: total += 1
print(total, len(log), log.count("-h!TypeError"), log.count("-h!KeyError"))
with (CM("p") as p, CM("q"),): pass
with (CM("only")): pass
with (CM("tuple"), CM("2"))[0] as z: print(z)
with (yield_ := CM("walrus")) as w, CM(w + "2") as w: print(w, yield_.name)
print(shown())
