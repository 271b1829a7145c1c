# Exceptions instead of conditions: StopIteration by hand, KeyError caches, early exits, retry, in hot loops.
class Found(Exception): pass
def search(m, want):
    try:
        for y, row in enumerate(m):
            for x, v in enumerate(row):
                if v == want: raise Found((x, y))
    except Found as e: return e.args[0]
    return None
m = [[i * j for j in range(6)] for i in range(6)]
print([search(m, w) for w in (0, 25, 12, 99, 7.5)])
def drain(it):
    t, n = 0, 0
    while True:
        try: t += next(it)
        except StopIteration as e: return t, n, e.value
        except TypeError: t += 100
        n += 1
def g(n):
    for i in range(n): yield i if i % 4 else None if i % 8 else str(i)
    return "ret"
print(drain(g(60)), drain(iter([1, 2])), drain(iter("ab")))
cache, miss = {}, 0
def get(k):
    global miss
    try: return cache[k]
    except KeyError:
        miss += 1
        v = cache[k] = k * k if isinstance(k, int) else len(k)
        if len(cache) > 15: cache.clear()
        return v
print(sum(get(i % 20 if i < 100 else "x" * (i % 9)) for i in range(200)), miss)
def to_num(s):
    for f in (int, float, complex, lambda s: len(s)):
        try: return f(s)
        except ValueError: continue
print([to_num(s) for s in ("1", "1.5", "2j", "word", " 7 ", "inf", "0x1", "")], sum(map(abs, (to_num(str(i) + ("" if i % 3 else ".5")) for i in range(90)))))
class Retry(Exception):
    def __init__(self, n): self.n = n
def attempt(n):
    tries = 0
    while True:
        try:
            tries += 1
            if n > 0: raise Retry(n // 2) if n % 3 else ValueError(n)
            return tries
        except Retry as r: n = r.n
        except ValueError as e:
            try: n = e.args[0] - 1; [][n]
            except IndexError: continue
        finally: tries += 0.25
print([attempt(n) for n in range(12)], sum(attempt(n) for n in range(100)))
