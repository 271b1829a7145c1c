# finally blocks when generators are closed, exhausted, thrown into, broken out of, in hot consumers.
log = []
def g(n, tag):
    try:
        for i in range(n):
            try: yield i
            finally: log.append((tag, i)) if i % 10 == 0 else None
    except KeyError as e: yield f"caught {e}"
    finally: log.append((tag, "end"))
def first(n, k):
    it = g(n, k)
    try:
        for v in it:
            if v == k: return v
        return "all"
    finally: it.close()
print([first(12, k) for k in (0, 3, 11, 50)], log); log.clear()
it = g(5, "t"); next(it); next(it); print(it.throw(KeyError("k")), list(it), log); log.clear()
def chain(*its):
    for it in its:
        try: yield from it
        except ValueError: yield "skip"; continue
        finally: log.append("chained")
def bad(n): yield n; raise ValueError
print(list(chain(g(2, "a"), bad(1), g(1, "b"))), log); log.clear()
total = 0
for i in range(100):
    for v in (it := g(i % 7, i)):
        total += v
        if v > i % 4: break
    else: total += 100
    it.close()
print(total, len(log))
