# What is assigned last counts. CPython before 3.11.4 has this wrong, so no program can be compared with it.
def f(a, b):
    a, b, a = b, a, a + 1
    a, a = b, a
    return a, b
