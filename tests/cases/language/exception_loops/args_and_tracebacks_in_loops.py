# Exceptions made and kept in loops: args changed, notes, tb lines and frames of hot functions, reraised kept ones, sys.exc_info through calls.
import sys, traceback
def risky(i):
    if i % 10 == 3:
        raise ValueError(i, "three")
    if i % 10 == 6:
        {}[i]
    if i % 25 == 7: return risky(i - 4)
    return i
def mid(i):
    j = i * 2
    try: return risky(i)
    finally: j += 1
kept, lines = [], {}
for i in range(300):
    try: mid(i)
    except (ValueError, KeyError) as e:
        tb = e.__traceback__
        seq = []
        while tb: seq.append((tb.tb_lineno, tb.tb_frame.f_code.co_name)); tb = tb.tb_next
        lines[tuple((a, b) for a, b in seq)] = lines.get(tuple((a, b) for a, b in seq), 0) + 1
        if i % 50 == 3: e.args += (i,); e.add_note(f"note {i}"); kept.append(e)
for k, v in lines.items(): print(v, k)
print([(e.args, e.__notes__) for e in kept])
for r in range(3):
    for e in kept:
        try: raise e
        except ValueError as again: assert again is e
print([len(traceback.extract_tb(e.__traceback__)) for e in kept], repr(kept[0].__context__))
def info(): return sys.exc_info()[0], sys.exception()
def nested(i):
    a = info()[0]
    try: raise KeyError(i)
    except KeyError:
        b = info()[0]
        try: raise OSError(i) if i % 2 else TypeError(i)
        except OSError: c = info()[0]
        except TypeError as t: c = t.__context__.__class__
        d = info()[0]
    return a, b, c, d, info()[0]
counts = {}
for i in range(100):
    try:
        if i % 4 == 0: raise RuntimeError
        r = nested(i)
    except RuntimeError: r = nested(i)
    k = " ".join(x.__name__ if x else "-" for x in r); counts[k] = counts.get(k, 0) + 1
for k in counts: print(counts[k], k)
def bare(i):
    try: raise
    except RuntimeError as e: return str(e)
    except ValueError as e: return e.args
print(bare(1))
total = 0
for i in range(120):
    try:
        try: risky(i)
        except ValueError:
            total += len(bare(i)); raise
        except KeyError as e: raise LookupError from e
        finally: total += sys.exc_info()[0] is not None
    except (ValueError, LookupError) as e: total += 10 + (e.__cause__ is not None) * 100
    assert info() == (None, None)
print(total)
class Quiet(Exception):
    made = 0
    def __init__(self, *a): Quiet.made += 1; super().__init__(*a[:1])
    def __str__(self): return f"quiet {self.args}"
def chain(n, e=None):
    try: raise Quiet(n, n) from e
    except Quiet as q: return q if n == 0 else chain(n - 1, q)
for i in range(80): q = chain(i % 7)
depth = 0
while q: depth += 1; q = q.__cause__
print(depth, Quiet.made)
def gen():
    while True:
        try: yield sys.exc_info()[0]
        except Exception as e: yield type(e).__name__
g = gen(); out = {}
for i in range(90):
    try:
        if i % 3: raise ZeroDivisionError
        k = next(g)
    except ZeroDivisionError: k = next(g) if i % 3 == 1 else g.throw(KeyError)
    out[k] = out.get(k, 0) + 1
print(out)
