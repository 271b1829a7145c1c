# sidewinder: are not known
def f(n):
    for i in range(n):
        x = [i]
        if i == n - 1:
            exec("import sys\ndef look(): return sys._getframe(1).f_locals", globals())
            return look()


print(f(5000)["x"])
