# iter() with a sentinel, next() with a default, iterators that end and stay ended.
def t(f, *a):
    try: return f(*a)
    except BaseException as e: return f"{type(e).__name__}: {e}"
vals = [3, 2, 1, 0, -1]
it = iter(vals.pop, 2)
print(type(it).__name__, list(it), vals, t(next, it), next(it, "end"), iter(it) is it)
n = 0
def up():
    global n
    n += 1
    if n == 7: raise StopIteration("early")
    if n == 20: raise ValueError("late")
    return n
print(list(iter(up, 5)), list(iter(up, 99)), n)
n = 15
it = iter(up, 0)
print([t(next, it) for _ in range(6)])
class Old:
    def __getitem__(self, i):
        if i > 3: raise IndexError
        return i * i
class Bad:
    def __iter__(self): return 5
class NoNext:
    def __iter__(self): return NoNext2()
class NoNext2: pass
print(list(Old()), 9 in Old(), 5 in Old(), max(Old()), type(iter(Old())).__name__, t(iter, Bad()), t(list, NoNext()), t(iter, 5), t(iter, 5, 5), t(next, []), t(next), t(iter), t(next, iter([]), 1, 2))
it = iter([1, 2])
print(it.__length_hint__(), next(it), it.__length_hint__(), list(it), it.__length_hint__())
for kind in ([], (), "", b"", {}, set(), range(0), {}.items(), reversed([]), enumerate([]), zip(), map(len, []), filter(None, []), bytearray()):
    print(type(iter(kind)).__name__, end=" ")
print()
s = 0
for r in range(60):
    src = list(range(r))
    for x in iter(src.pop if src else (lambda: 0), 0):
        s += x
    s += next(iter(src), 7)
print(s)
