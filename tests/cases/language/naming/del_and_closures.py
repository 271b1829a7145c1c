# Cells may be empty: deleted, not yet bound, bound again.
def make():
    def get(): return v
    def kill():
        nonlocal v
        del v
    def put(n):
        nonlocal v
        v = n
    try:
        get()
    except NameError as e:
        print(type(e).__name__, e)
    v = 1
    return get, kill, put
get, kill, put = make()
print(get()); kill()
for f in (get, kill):
    try: f()
    except NameError as e: print(type(e).__name__, e)
put("again"); print(get())
print(get.__closure__[0].cell_contents, get.__code__.co_freevars, get.__closure__[0] is put.__closure__[0])
kill()
try: get.__closure__[0].cell_contents
except ValueError as e: print(e)
def loop(n):
    fs = []
    for i in range(n):
        fs.append(lambda: i)
        if i % 10 == 9:
            del i
    try: fs[0]()
    except NameError as e: print(e)
    i = "end"
    return {f() for f in fs}
print(loop(50), len(loop(15)))
get.__closure__[0].cell_contents = 55
print(get())
del get.__closure__[0].cell_contents
hits = 0
for i in range(100):
    if i % 4 == 0: put(i)
    try: hits += get()
    except NameError: hits += 1000
    if i % 4 == 2:
        kill()
print(hits)
import types
cell = types.CellType()
try: cell.cell_contents
except ValueError as e: print(e)
cell.cell_contents = 3
g = types.FunctionType(get.__code__, globals(), "g", None, (cell,))
print(g())
for closure in ((), (1,), None, (cell, cell)):
    try: types.FunctionType(get.__code__, {}, "g", None, closure)
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
