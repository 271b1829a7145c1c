# close(): GeneratorExit at the yield, what may be done with it, what close returns.
log = []
def g(kind):
    try:
        while True: yield len(log)
    except GeneratorExit as e:
        log.append((kind, repr(e)))
        if kind == "swallow": return 5
        if kind == "yield": yield "again"
        if kind == "other": raise ValueError("instead")
        if kind == "wrap": raise KeyError("k") from e
        if kind == "stop": raise StopIteration
        raise
    finally: log.append("finally")
for kind in ("reraise", "swallow", "yield", "other", "wrap", "stop"):
    it = g(kind); next(it)
    try: print(kind, it.close())
    except BaseException as e: print(kind, type(e).__name__, e, repr(e.__context__), repr(e.__cause__))
    try: print(next(it))
    except (StopIteration, GeneratorExit) as e: print("stopped", e.args)
    print(log, it.gi_frame is None); log.clear()
it = g("x"); print(it.close(), log, list(it))
it = g("x"); next(it); it.close(); print(it.close(), log); log.clear()
def nested():
    try: yield from g("inner")
    finally: log.append("outer")
it = nested(); next(it); it.close(); print(log); log.clear()
class It:
    def __iter__(self): return self
    def __next__(self): return 1
    def close(self): log.append("closed"); raise OSError("close")
def over(x): yield from x
it = over(It()); next(it)
try: it.close()
except OSError as e: print(e, log)
def self_close():
    try: me.close()
    except ValueError as e: yield str(e)
me = self_close(); print(next(me))
def hot(n):
    count = 0
    def src(i):
        nonlocal count
        try:
            for k in range(i): yield k
            count += 1
        except GeneratorExit: count += 100; raise
        finally: count += 10000
    for i in range(n):
        s = src(i % 6)
        for v in s:
            if v == 3: break
        if i % 2: s.close()
        else: list(s)
    return count
print(hot(100))
