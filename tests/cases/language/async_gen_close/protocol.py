# Asynchronous generators: aclose, athrow, asend driven by hand, finally with await.
log = []
def run(aw):
    out = []
    try:
        it = aw.__await__() if hasattr(aw, "__await__") else aw
        while True: out.append(it.send(None))
    except StopIteration as e: return out, e.value
    except BaseException as e: return out, type(e).__name__, str(e)
class W:
    def __init__(self, v): self.v = v
    def __await__(self): r = yield self.v; return r
async def ag(kind=""):
    try:
        for i in range(3):
            await W(f"w{i}")
            got = yield i
            log.append(("got", got))
    except GeneratorExit:
        log.append("exit")
        if kind == "await": await W("closing")
        if kind == "yield": yield "bad"
        if kind == "swallow": return
        raise
    except ValueError as e:
        log.append(f"caught {e}")
        yield "from except"
    finally:
        log.append("finally")
        await W("cleanup")
keep = []
for kind in ("", "await", "swallow"):
    a = ag(kind); keep.append(a)
    print(run(a.__anext__()), run(a.asend("s")), run(a.aclose()), run(a.__anext__()), run(a.aclose()), run(a.aclose()), log); log.clear()
a = ag(); print(run(a.aclose()), run(a.__anext__()), log)
a = ag(); print(run(a.asend("early")), run(a.__anext__()))
run(a.aclose()); log.clear(); a = ag(); run(a.__anext__()); print(run(a.athrow(ValueError("thrown"))), run(a.__anext__()), log); log.clear()
a = ag(); run(a.__anext__()); print(run(a.athrow(KeyError, "k")), run(a.athrow(KeyError("again"))), log); log.clear()
a = ag(); print(run(a.athrow(OSError("fresh"))), run(a.__anext__()))
a = ag(); x = a.__anext__(); x.send(None)
try: a.__anext__().send(None)
except RuntimeError as e: print(e)
print(run(x))
try: x.send(None)
except RuntimeError as e: print(e)
run(a.__anext__()); print(run(a.aclose())); a = None; log.clear()
async def total(n):
    t = 0
    for i in range(n):
        g = ag("await" if i % 2 else "swallow")
        async for v in g:
            t += v + 1
            if v == i % 4: break
        await g.aclose()
    return t
print(run(total(60))[1], len(log))
