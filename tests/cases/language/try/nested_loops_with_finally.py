# break and continue through several finally blocks and with statements in nested loops.
log = []
class CM:
    def __init__(self, n): self.n = n
    def __enter__(self): return self
    def __exit__(self, *a): log.append((self.n, a[0] and a[0].__name__)); return self.n == "eat"
def f(n):
    out = []
    for i in range(n):
        try:
            for j in range(n):
                try:
                    with CM((i, j)):
                        if j == 2: break
                        if (i + j) % 3 == 1: continue
                        if i == 3: return out, "returned"
                        if i == 2 and j == 1: raise KeyError((i, j))
                        out.append((i, j))
                except KeyError as e: out.append(e.args); continue
                finally: out.append("f")
            else: out.append("else")
        finally:
            if i == 1: continue
            out.append("F")
    return out, "end"
for n in range(5): print(f(n))
print(len(log), log[-3:]); log.clear()
def g():
    for i in range(100):
        with CM("eat"):
            try:
                if i % 3 == 0: raise ValueError(i)
                if i % 5 == 0: continue
                if i == 77: break
            finally:
                if i % 7 == 0: raise TypeError(i)
            log.append(i)
    return i, len(log)
print(g())
def deep(n):
    try:
        try:
            try: return n / (n - 3)
            finally:
                if n == 1: raise LookupError("one")
        except ZeroDivisionError: n = 10; raise ValueError("three")
        finally:
            if n == 2: return "two"
    except LookupError as e: return e
    except ValueError as e: return n, repr(e.__context__)
    else: return "never"
print([deep(i) for i in range(5)], sum(len(str(deep(i % 6))) for i in range(120)))
