# Context managers, finally blocks and generators unwound in order; failures within the cleanup.
class Res:
    live = []
    def __init__(self, name, fail=None, swallow=()): self.name, self.fail, self.swallow = name, fail, swallow
    def __enter__(self):
        if self.fail == 'enter': raise OSError(f'{self.name} will not open')
        Res.live.append(self.name)
        return self
    def __exit__(self, kind, e, tb):
        Res.live.remove(self.name)
        trail.append(f'-{self.name}{"!" if kind else ""}')
        if self.fail == 'exit': raise RuntimeError(f'{self.name} will not close')
        return kind is not None and issubclass(kind, self.swallow)
def use(i, a=None, b=None, c=None, err=None, swallow=()):
    with Res('a', a) as x, Res('b', b, swallow) as y:
        try:
            with Res('c', c): 
                if err: raise err
                trail.append('body')
        finally: trail.append('f')
        trail.append('after c')
    return i
cases = [{}, {'err': KeyError('k')}, {'err': KeyError('k'), 'swallow': LookupError}, {'a': 'enter'}, {'b': 'enter'}, {'c': 'enter', 'swallow': OSError}, {'c': 'exit'}, {'a': 'exit', 'err': ValueError('v')}, {'b': 'exit', 'c': 'exit', 'err': TypeError('t')}, {'a': 'exit', 'b': 'exit', 'swallow': ValueError, 'err': ValueError('w')}]
def chain(e):
    out = []
    while e: out.append(f'{type(e).__name__}({e})'); e = e.__context__
    return ' < '.join(out)
for kw in cases:
    trail = []
    try: r = use(1, **kw)
    except Exception as e: r = chain(e)
    print(r, *trail, Res.live)
counts = {}
for i in range(150):
    trail = []
    kw = cases[i % 10] if i >= 100 else {}
    if 'err' in kw: kw = {**kw, 'err': type(kw['err'])(i)}
    try: r = 'fine' if use(i, **kw) == i else 'swallowed'
    except Exception as e: r = type(e).__name__
    key = r, len(trail)
    counts[key] = counts.get(key, 0) + 1
print(counts)
def gen(log):
    try:
        with Res('g'):
            for i in range(5):
                try: yield i
                finally: log.append(i)
    except GeneratorExit: log.append('exit'); raise
    except ValueError as e: log.append(str(e)); yield 'saved'
    finally: log.append('end')
for action in ('run', 'close', 'throw', 'other'):
    log, trail = [], []
    g = gen(log)
    next(g); next(g)
    try: r = list(g) if action == 'run' else g.close() if action == 'close' else g.throw(ValueError('v')) if action == 'throw' else g.throw(KeyError('z'))
    except KeyError as e: r = e
    g.close()
    print(action, repr(r), log, trail)
