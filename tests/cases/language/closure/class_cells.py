# Cells captured by class bodies, methods seeing them, __class__ cells handed around, classes in loops.
def make(n):
    total = n
    class Acc:
        start = total
        def add(self, k):
            nonlocal total
            total += k
            return total
        @staticmethod
        def peek(): return total
        def me(self): return __class__
        class Inner:
            def both(self): return total, __class__.__name__
    return Acc
A, B = make(1), make(10.5)
print(A().add(5), A.peek(), B().add(1), B.peek(), A.start, A().me() is A, B().me() is B, A.Inner().both(), B.Inner().both())
s = 0
for i in range(120):
    C = A if i % 2 else B
    s += C().add(1 if i < 80 else 0.25)
    if i == 50: A.add = lambda self, k: 1000
    if i == 90: A.add = B.__dict__["add"]
print(s, A.peek(), B.peek())
print(A.me.__closure__[0].cell_contents is A, A.me.__code__.co_freevars, A.peek.__closure__[0] is B.peek.__closure__[0])
def classes(n):
    out = []
    for i in range(n):
        class K:
            val = i
            def get(self): return i, self.val, __class__.val
        out.append(K)
    return out
ks = classes(4); print([k().get() for k in ks], len({k.get.__code__ for k in ks}))
class Base:
    def who(self): return "base"
def with_super():
    class D(Base):
        def who(self): return "D" + super().who()
        other = lambda self: super().who()
        gen = lambda self: [super(D, self).who() for _ in range(2)]
    return D
D = with_super(); print(D().who(), D().other(), D().gen())
E = type("E", (Base,), {"who": D.who})
try: E().who()
except TypeError as e: print(e)
D.who.__closure__[0].cell_contents = E
print(E().who(), [f for f in (D,) if f.__name__ == "E"])
try: D().who()
except TypeError as e: print(e)
