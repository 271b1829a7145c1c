# f_lineno: a traced frame goes on at another line, or says why not.
import sys, warnings
warnings.simplefilter("always")
done = []
def tr(line, to, ev='line'):
    def t(f, e, a):
        if f.f_code.co_name != 'f' : return None
        if e == ev and f.f_lineno == base + line and not done:
            done.append(1)
            try: f.f_lineno = base + to
            except Exception as x: print(type(x).__name__, str(x).replace(str(base+to), 'N'))
        return t
    return t
def run(f, a, b, ev='line'):
    global base
    print('--', a, b, ev)
    base = f.__code__.co_firstlineno
    done.clear()
    sys.settrace(tr(a, b, ev))
    try: f()
    except BaseException as x: sys.settrace(None); print('raised', type(x).__name__, x)
    sys.settrace(None)
def f():
    print(1)
    if 1:
        y = 5
    print(y)
run(f, 1, 4)
run(f, 0, 4, 'call')
run(f, 4, 1, 'return')
try: sys._getframe().f_lineno = 3
except Exception as x: print(type(x).__name__, x)
def f():
    for i in (1, 2):
        print(i)
    with open("/dev/null") as q:
        print(q.closed)
    try:
        print('t')
        [][0]
    except IndexError as e:
        print('e')
    finally:
        print('f')
    while 1:
        print('w')
        break
    return 1
for a, b in ((1, 2), (1, 5), (5, 8), (7, 10), (10, 5), (7, 4), (7,12), (7, 13), (1, 100), (1, -30), (10, 14), (14, 1), (2, 1), (3, 2), (12, 10), (14,6)):
    run(f, a, b)
run(f, 8, 9, 'exception')
def f():
    yield 1
    print(2)
g = f()
run(lambda: next(g), 1, 2)
def f(x):
    sys._getframe(0).f_lineno = 3.5
try: f(1)
except Exception as x: print(type(x).__name__, x)
def tr2(f, e, a):
    if e == 'line':
        try: f.f_lineno = 3.5
        except Exception as x: print(type(x).__name__, x)
    return tr2
def f(): pass
sys.settrace(tr2); f(); sys.settrace(None)
