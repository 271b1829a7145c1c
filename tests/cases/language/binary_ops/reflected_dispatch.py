# Binary operators: reflected methods, subclass priority, NotImplemented, in-place fall-back, builtin left sides.
log = []
class A:
    def __add__(self, o): log.append("A.add"); return NotImplemented if isinstance(o, str) else "A+"
    def __radd__(self, o): log.append("A.radd"); return "+A"
    def __sub__(self, o): return NotImplemented
    def __rsub__(self, o): log.append("A.rsub"); return NotImplemented
    def __matmul__(self, o): return ("@", o)
    def __rmatmul__(self, o): return (o, "@")
    def __iadd__(self, o): log.append("A.iadd"); return NotImplemented
    def __rmod__(self, o): return ("%", o)
    def __rmul__(self, o): return ("*", o)
class B(A):
    def __radd__(self, o): log.append("B.radd"); return "+B"
class C(A): pass
class R:
    def __radd__(self, o): return ("R", type(o).__name__)
    __rsub__ = __rmul__ = __rtruediv__ = __rfloordiv__ = __rmod__ = __rpow__ = __rlshift__ = __rand__ = __ror__ = __rxor__ = __rdivmod__ = __radd__
a, b, c, r = A(), B(), C(), R()
for f in (lambda: a + b, lambda: b + a, lambda: a + c, lambda: c + a, lambda: a + a, lambda: a + "s", lambda: "s" + a, lambda: 1 + a, lambda: a - a, lambda: a - b, lambda: 1 - a, lambda: a @ 1, lambda: 1 @ a, lambda: 1 @ 1, lambda: "%s" % a if 0 else "%d" % 5, lambda: "%s!" % a == "" , lambda: [1] * a, lambda: "x" * a, lambda: (1,) + a, lambda: {} | a, lambda: None + a, lambda: a + None, lambda: divmod(1, r), lambda: 2 ** r, lambda: 1.5 // r, lambda: [1] + r, lambda: "s" + r, lambda: b"s" + r, lambda: (1,) + r, lambda: {1} - r, lambda: {} | r, lambda: 1j * r, lambda: True & r, lambda: range(3) + r, lambda: r + 1):
    log.clear()
    try: print(f() if not isinstance(f(), A) else "A", log)
    except TypeError as e: print(e, log)
x = A(); log.clear(); x += 1; print(x, log); x = "s"; x += A(); print(x)
class P(A):
    def __add__(self, o): return self if isinstance(o, (int, float)) else NotImplemented
total, p = 0, P()
vals = [1, 2.5, "s", a, b, [1], None, r, True]
for i in range(180):
    v = vals[i % 9]
    try: total += len(str(type(p + v))) + len(str(v + p)) if not isinstance(v, P) else 0
    except TypeError as e: total += len(str(e))
    if i == 60: P.__radd__ = lambda self, o: o
    if i == 120: del P.__add__
print(total)
