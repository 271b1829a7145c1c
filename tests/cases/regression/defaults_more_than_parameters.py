# A function was given more defaults than it has parameters.
def f(*a, k): return a
f.__defaults__ = (1, 2)
try: f()
except TypeError as e: print(e)
def g(a, *, k): return a
g.__defaults__ = (1, 2, 3)
for arguments in (), (1, 2):
    try: g(*arguments)
    except TypeError as e: print(e)
print(g(k=1))
