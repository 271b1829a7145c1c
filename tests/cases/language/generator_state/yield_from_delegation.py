# yield from: send, throw and close go to the inner iterator; iterators without them; errors.
class It:
    def __init__(self, n): self.n = n
    def __iter__(self): return self
    def __next__(self):
        self.n -= 1
        if self.n < 0: raise StopIteration("it done")
        return self.n
class Full(It):
    def send(self, v): log.append(("send", v)); return ("sent", v)
    def throw(self, *a): log.append(("throw", a[0].__name__ if isinstance(a[0], type) else repr(a[0]))); return "thrown"
    def close(self): log.append("close")
log = []
def d(x):
    r = yield from x
    yield ("result", r)
g = d(It(2)); print(next(g), next(g), next(g))
g = d(It(2)); next(g)
try: g.send(5)
except AttributeError as e: print(e)
g = d(It(2)); next(g); print(g.send(None))
g = d(Full(3)); print(next(g), g.send("x"), g.throw(KeyError), g.throw(ValueError("v")), g.close(), log); log.clear()
g = d(It(3)); next(g)
try: g.throw(KeyError("direct"))
except KeyError as e: print(repr(e))
g = d(It(3)); next(g); print(g.close(), log)
for bad in (5, None, It, type("B", (), {"__iter__": lambda s: 5})()):
    try: next(d(bad))
    except TypeError as e: print(e)
class StopIn:
    def __iter__(self): return self
    def __next__(self): return 1
    def throw(self, *a): raise StopIteration("from throw")
    def send(self, v): raise StopIteration(v)
g = d(StopIn()); next(g); print(g.throw(KeyError))
g = d(StopIn()); next(g); print(g.send("value"))
class BadClose(It):
    def close(self): raise OSError("close failed")
g = d(BadClose(2)); next(g)
try: g.close()
except OSError as e: print(e)
class Late(It):
    def __getattr__(self, n): log.append(n); raise AttributeError(n)
g = d(Late(2)); next(g); g.close(); print(log)
def deep(n): return (yield from deep(n - 1)) if n else (yield "bottom")
g = deep(50); print(next(g))
try: g.send("up")
except StopIteration as e: print(e.value)
total = 0
def mix(i): yield from (range(i % 3), It(i % 4), "ab"[:i % 2], [0.5] * (i % 2), (x for x in range(2)), {1: 2})[i % 6]
for i in range(150):
    for v in d(mix(i)): total += v if isinstance(v, (int, float)) else len(v)
print(total)
