# Complex numbers: signed zeros, infinities, division, powers, repr in every form, comparisons, parsing, errors.
import cmath
vals = [0j, -0j, complex(-0.0, 0.0), complex(0.0, -0.0), 1 + 2j, -1.5j, complex("inf"), complex(0, float("-inf")), complex("nan"), 1e20 + 1e-20j]
for v in vals: print(repr(v), str(-v), repr(v.conjugate()), v.real, v.imag, bool(v), end=" | ")
print()
def act(f):
    try: return repr(f())
    except Exception as e: return f"{type(e).__name__}: {e}"
pairs = [(a, b) for a in (1 + 2j, 3j, -2.5 + 0j, 4, 0.5, True) for b in (2 - 1j, 1j, -3, 0, 0.25, 0j)]
for a, b in pairs: print(act(lambda: a + b), act(lambda: a - b), act(lambda: a * b), act(lambda: a / b), act(lambda: a ** b), a == b)
for f in (lambda: 1j // 1, lambda: 1j % 2, lambda: divmod(1j, 1), lambda: 1j < 2j, lambda: 1 >= 1j, lambda: int(1j), lambda: float(1j), lambda: 0j ** -1, lambda: 0j ** 1j, lambda: 0j ** 0, lambda: (1e200 + 1j) ** 2, lambda: abs(1e308 + 1e308j), lambda: pow(1j, 2, 3), lambda: 1j & 1, lambda: round(1j), lambda: ~1j, lambda: 1j[0], lambda: 1j.real.x, lambda: complex(1j, 2j), lambda: complex("1", 2), lambda: complex(1, "2"), lambda: complex("1 + 2j"), lambda: complex("j"), lambda: complex("-j"), lambda: complex("1e2-3.5e-1J"), lambda: complex("(1+2j)"), lambda: complex(" 1j "), lambda: complex("1+2"), lambda: complex(""), lambda: complex("infj"), lambda: complex("nan-infj"), lambda: complex([]), lambda: complex(real=2, imag=1), lambda: complex(1, 2, 3), lambda: complex("1_0j")):
    print(act(f))
class C:
    def __complex__(self): return 3 - 4j
class B:
    def __complex__(self): return 5
class F:
    def __float__(self): return 2.5
class I:
    def __index__(self): return 7
print(complex(C()), abs(complex(C())), act(lambda: complex(B())), complex(F()), complex(I(), F()), act(lambda: complex(1, C())), act(lambda: 1 + C()))
z, n, out = 0j, 0, []
for i in range(200):
    c = complex(i % 20 / 10 - 1.5, i // 20 / 10)
    z = z * z + c
    if abs(z) > 2: n += 1; z = z.conjugate() / 10 if i % 3 else 0
    if i == 100: z = int(i)
    if i % 50 == 0: out.append(z)
print(n, out)
print(cmath.polar(-1 + 0j), cmath.phase(complex(-1, -0.0)), hash(1 + 0j) == hash(1), {1 + 0j: "one"}[1], (1 + 2j).__format__(".1f"), sum([1j, 2, 3.5]), 1j.__class__.__mro__)
