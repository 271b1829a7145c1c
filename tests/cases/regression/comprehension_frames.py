# Comprehensions in line have frames and lines of tracebacks of their own.
import sys
def names(e):
    tb=e.__traceback__; out=[]
    while tb:
        out.append((tb.tb_frame.f_code.co_name, tb.tb_lineno, tb.tb_frame.f_code.co_qualname, tb.tb_frame.f_lineno))
        tb=tb.tb_next
    return out
def f(x):
    return [[1//y
             for y in (1,0)]
            for z in x]
try: f([1])
except Exception as e: print(names(e))
try: [1//0 for i in
      [1]]
except Exception as e: print(names(e))
class K:
    try: {1//0 for i in [1]}
    except Exception as e: print(names(e))
g=lambda: {i:1//i for i in [0]}
try: g()
except Exception as e: print(names(e))
def h():
    try:
        return [sys._getframe(k).f_code.co_qualname for k in range(3)]
    except ValueError as e: return names(e)
print(h())
def fr():
    fr=sys._getframe(1); out=[]
    while fr: out.append((fr.f_code.co_qualname, fr.f_lineno)); fr=fr.f_back
    return out
def k():
    return [[fr()
       for a in [1]]
       for b in [1]]
for _ in range(3): print(k())
