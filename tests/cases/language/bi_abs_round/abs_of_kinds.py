# abs(): every number, __abs__, what has none.
from decimal import Decimal
from fractions import Fraction
class V:
    def __init__(self, x): self.x = x
    def __abs__(self): return V(abs(self.x)) if self.x else NotImplemented
    def __repr__(self): return f"V({self.x})"
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
for x in (0, -0, 5, -5, True, False, -2**63, 2**64, -0.0, -1.5, float("-inf"), 3+4j, -1j, complex(0, float("-inf")), Fraction(-1, 3), Decimal("-1.50"), V(-3), V(0)):
    print(repr(x), t(abs, x), type(t(abs, x)).__name__)
for x in ("a", None, [], (1,), b"x", object, 1 .__class__, range(3)):
    print(t(abs, x))
print(t(abs), t(abs, 1, 2), t(lambda: abs(x=1)))
class I(int):
    def __abs__(self): return "mine"
print(abs(I(-5)), int.__abs__(I(-5)), type(abs(-True)))
total = 0
for i in range(-60, 60):
    x = i if i % 3 else i / 4 if i % 2 else complex(i, 0)
    total += abs(x) + abs(V(i)).x if i else abs(i)
print(total)
