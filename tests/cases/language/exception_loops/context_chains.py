# __context__, __cause__, __suppress_context__ and tracebacks of exceptions raised, re-raised and stored in a hot loop.
def chain(e):
    out = []
    while e is not None and len(out) < 8:
        out.append(f'{type(e).__name__}({e})' + ('!' if e.__suppress_context__ else ''))
        e = e.__cause__ or e.__context__
    return ' < '.join(out)
stored = ValueError('stored')
def work(i):
    try:
        try: {}[i]
        except KeyError:
            if i % 5 == 0: raise
            if i % 5 == 1: raise TypeError(i)
            if i % 5 == 2: raise TypeError(i) from None
            if i % 5 == 3: raise TypeError(i) from OSError('cause')
            raise stored
    finally:
        if i % 7 == 3:
            try: 1 // 0
            except ZeroDivisionError: pass
        if i == 104: raise RuntimeError('finally')
out = {}
for i in range(110):
    try: work(i)
    except Exception as e:
        text = chain(e).replace(str(i), 'I')
        out[text] = out.get(text, 0) + 1
for k, n in out.items(): print(n, k)
d = 0
t = stored.__traceback__
while t: d, t = d + 1, t.tb_next
print(d, type(stored.__context__).__name__)
def handler(i):
    try: raise KeyError(i)
    except KeyError as e:
        for j in range(3):
            try: raise IndexError(j)
            except IndexError as f:
                if j == 2: return e.__context__, f.__context__ is e, f.__context__.args
print([handler(i) for i in range(100)][-1])
a, b = ValueError('a'), ValueError('b')
try:
    try: raise a
    except ValueError: raise b
except ValueError: pass
try:
    try: raise b
    except ValueError: raise a
except ValueError as e: print(chain(e), a.__context__ is b, b.__context__)
for bad in (lambda: setattr(a, '__cause__', 5), lambda: setattr(a, '__context__', 'x'), lambda: setattr(a, '__traceback__', 1), lambda: setattr(a, 'args', 5)):
    try: bad()
    except TypeError as e: print(e)
a.__cause__ = b
print(a.__suppress_context__, chain(a))
