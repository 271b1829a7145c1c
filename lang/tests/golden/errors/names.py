break
# ---
def f(a, a):
    nonlocal x
