# A global of a class body is no variable of the function around it.
def w():
    z = 'outer'
    class C:
        global z
        z = 'global'
        def f(self): return z
    print(z, C().f())
w(); print(z)
