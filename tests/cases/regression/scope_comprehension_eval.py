# Comprehensions show their own variables.
def f(xs): return [eval('x * 2') for x in xs]
print(f([1, 2]), ['%(y)s' % locals() for y in (1,)])
def h():
    y = 10
    return [eval('y') for _ in (1,)]
try: print(h())
except NameError: print('NameError')
def k():
    try: [x for _ in [1]]
    except NameError as e: print(type(e).__name__)
    x = 1
k()
