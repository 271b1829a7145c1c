# __traceback__: frames and lines of a raise through functions, re-raise grows it, with_traceback.
import sys
def lines(e):
    out, tb = [], e.__traceback__
    while tb: out.append((tb.tb_frame.f_code.co_name, tb.tb_lineno)); tb = tb.tb_next
    return out
def a(n): return b(n)
def b(n):
    if n: return a(n - 1)
    raise ValueError("deep")
try: a(1)
except ValueError as e: print(lines(e)); kept = e
try: raise kept
except ValueError as e: print(len(lines(e)), e is kept)
try: raise kept.with_traceback(None)
except ValueError as e: print(lines(e))
def again():
    try: a(0)
    except ValueError:
        raise
try: again()
except ValueError as e: print([n for n, _ in lines(e)])
def other():
    try: a(0)
    except ValueError as e: raise KeyError("k") from e
try: other()
except KeyError as e: print([n for n, _ in lines(e)], [n for n, _ in lines(e.__cause__)])
class It:
    def __next__(self): raise OSError("next")
    def __iter__(self): return self
try: list(It())
except OSError as e: print([n for n, _ in lines(e)])
try: (lambda: {}[1])()
except KeyError as e: print([n for n, _ in lines(e)])
e1 = ValueError("never raised"); print(e1.__traceback__, e1.with_traceback(kept.__traceback__) is e1, e1.__traceback__ is kept.__traceback__)
try: e1.with_traceback(5)
except TypeError as e: print(e)
total = 0
def deep(n): return 1 / 0 if n == 0 else deep(n - 1)
for i in range(100):
    try: deep(i % 5)
    except ZeroDivisionError as e: total += len(lines(e))
print(total)
tb = kept.__traceback__; print(type(tb).__name__, tb.tb_frame.f_code.co_name, tb.tb_next is None or tb.tb_next.tb_frame.f_code.co_name)
