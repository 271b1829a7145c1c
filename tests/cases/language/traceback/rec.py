# exit: 1
def f(n):
    return f(n + 1)
def g(n):
    return h(n)
def h(n):
    return g(n)
try:
    g(0)
except RecursionError as e:
    print(e)
f(0)
