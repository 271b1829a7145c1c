# super() of builtin methods, arguments of exceptions, conversions of strings, in a trace.
class P(Exception):
    def __init__(self, code):
        super().__init__(code)
        self.code = code
class A:
    def __init__(self, x):
        super().__init__()
        self.x = x
class L(list):
    def append(self, v):
        super().append(v * 2)
def f(n):
    t = 0
    l = L()
    for i in range(n):
        try:
            raise P(i)
        except P as p:
            t += p.args[0] + p.code + len(p.args)
        t += A(i).x + int(str(i)) + int(float("2.5"))
        l.append(i)
    return t, sum(l), len(l)
print(f(3000))
