# async with: entered and left with awaits, several managers, suppression, what is missing.
log = []
def run(c):
    try:
        while True: log.append(c.send(None))
    except StopIteration as e: return e.value
class W:
    def __init__(self, v): self.v = v
    def __await__(self): got = yield self.v; return self.v
class CM:
    def __init__(self, n, eat=False): self.n, self.eat = n, eat
    async def __aenter__(self): await W(f"in {self.n}"); return self
    async def __aexit__(self, t, v, tb): await W(f"out {self.n} {t and t.__name__}"); return self.eat
class Sync:
    def __enter__(self): return self
    def __exit__(self, *a): pass
class BadEnter:
    def __aenter__(self): return 5
    async def __aexit__(self, *a): pass
class BadExit:
    async def __aenter__(self): pass
    def __aexit__(self, *a): return None
async def body(*cms, exc=None):
    try:
        async with cms[0] as a, cms[-1] as b:
            if exc: raise exc
            return a is cms[0], b is cms[-1]
        return "eaten"
    except Exception as e: return type(e).__name__, str(e)
for args, exc in (((CM(1), CM(2)), None), ((CM(1), CM(2)), KeyError("k")), ((CM(1), CM(2, True)), KeyError("k")), ((CM(1, True), BadEnter()), None), ((CM(1), BadExit()), None), ((CM(1), Sync()), None), ((5, CM(1)), None), ((CM(1), BadExit()), ValueError("v"))):
    print(run(body(*args, exc=exc)), log); log.clear()
async def mixed():
    with Sync() as s:
        async with (CM("p") as p, CM("q")):
            for i in range(3):
                async with CM(i, eat=True):
                    if i == 1: continue
                    if i == 2: raise ValueError
    return p.n
print(run(mixed()), log); log.clear()
async def hot(n):
    t = 0
    for i in range(n):
        try:
            async with CM(i, i % 3 == 0) as c:
                t += c.n if i < 40 else c.n / 2
                if i % 4 == 0: raise KeyError(i)
                if i % 5 == 0: continue
                if i % 77 == 76: break
        except KeyError as e: t -= e.args[0]
    return t
print(run(hot(90)), len(log))
try:
    with CM(1): pass
except (TypeError, AttributeError) as e: print(type(e).__name__, e)
