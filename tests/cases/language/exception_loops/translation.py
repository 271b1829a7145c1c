# Errors of one layer become another's at each level; causes, notes, reraise and bare raise in a loop.
class Storage(Exception): pass
class NotFound(Storage): pass
class App(Exception):
    def __init__(self, code, msg): super().__init__(msg); self.code = code
def disk(key):
    table = {'a': '1', 'b': 'two', 'c': None, 'd': '0', 'f': '1.5'}
    return table[key]
def store(key):
    try: return disk(key)
    except KeyError as e:
        e.add_note(f'looked for {key}')
        raise NotFound(key) from e
def parse(key):
    try: return int(store(key))
    except ValueError as e: raise Storage(f'corrupt {key}') from e
def app(key):
    try: return 10 // parse(key)
    except NotFound as e: raise App(404, f'no {e}') from e
    except Storage as e: raise App(500, str(e)) from e
    except TypeError: raise
    except ZeroDivisionError: raise App(422, 'zero') from None
def story(e):
    parts = []
    while e is not None:
        parts.append(f'{type(e).__name__}:{e}' + (f' {e.__notes__}' if hasattr(e, '__notes__') else ''))
        if e.__cause__ is not None: e = e.__cause__
        elif e.__suppress_context__: break
        else: e = e.__context__
    return ' <- '.join(parts)
for key in 'abcdefz':
    try: print(key, app(key))
    except (App, TypeError) as e: print(key, getattr(e, 'code', None), story(e))
codes, shown = {}, []
keys = ['a'] * 130
for at, k in ((100, 'b'), (105, 'q'), (110, 'd'), (115, 'c'), (120, ['x'])): keys[at] = k
for i, k in enumerate(keys):
    try:
        try: r = app(k)
        except App as e:
            if e.code == 404: r = -1
            else: raise
        except TypeError as e:
            raise App(400, 'bad key') from e
    except App as e:
        r = -e.code
        shown.append((i, story(e)))
    codes[r] = codes.get(r, 0) + 1
print(codes, *shown, sep='\n')
def again(n):
    try: raise ValueError(n)
    except ValueError as e:
        kept = e
        try:
            try: raise KeyError(n)
            except KeyError: raise
            finally: n += 1
        except KeyError as k: return k.__context__ is kept, n, k.args
print([again(i) for i in range(100)][-1])
try: raise
except RuntimeError as e: print(e)
def lost():
    try: 1 / 0
    except ZeroDivisionError as e: pass
    try: e
    except UnboundLocalError as u: return str(u)
print(lost())
saved = []
for i in range(3):
    try:
        if saved: raise saved[0]
        raise LookupError('first')
    except LookupError as e: saved.append(e)
print(saved[0] is saved[2], len(saved))
