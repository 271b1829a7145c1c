# A with statement in a hot loop: the manager changes kind, __exit__ begins to swallow, enter fails once.
class M:
    swallow = False
    def __init__(self, log): self.log, self.n = log, 0
    def __enter__(self): self.n += 1; return self.n
    def __exit__(self, *exc): self.n -= 1; self.log.append(exc[0].__name__) if exc[0] else None; return self.swallow
def work(n, mk, at, err):
    s, log, errs = 0, [], []
    for i in range(n):
        try:
            with mk(i, log) as k:
                s += k + i
                if i == at: raise err
                if i % 50 == 49: continue
                if i == n - 2: break
            s += 1000
        except Exception as e: errs.append((i, f'{type(e).__name__}: {e}'))
    return s, log, errs
one = M([])
def same(i, log): one.log = log; return one
class Bad(M):
    def __enter__(self): raise OSError('enter')
class BadExit(M):
    def __exit__(self, *e): raise RuntimeError('exit')
class Swallow(M): swallow = 'truthy'
class NoBool(M):
    def __exit__(self, *e): return type('B', (), {'__bool__': lambda s: 1 / 0})()
print(work(120, same, 110, ValueError('v')), one.n)
for cls in (Bad, BadExit, Swallow, NoBool):
    print(cls.__name__, *work(120, lambda i, log: cls(log) if i == 110 else M(log), 110, KeyError('k')))
    print(cls.__name__, *work(120, lambda i, log: cls(log) if i == 110 else M(log), -1, None))
M.swallow = True
print(work(120, same, 110, ValueError('v')))
def flip(i, log):
    if i == 100: M.__exit__ = lambda self, *e: log.append(len(e))
    if i == 105: M.__enter__ = lambda self: 0.5
    if i == 110: one.__enter__ = lambda: 10**9
    return one
M.swallow = False
print(work(115, flip, 112, IndexError('late')))
def early(n):
    for i in range(n):
        with one as k:
            if i == 90: return i, k
    return None
print(early(100), early(50))
def gen():
    for i in range(120):
        with one: yield i
print(sum(v for v in gen()), one.n)
