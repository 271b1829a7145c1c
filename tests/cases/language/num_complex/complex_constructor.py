# complex(): texts and pairs, hooks, what it refuses; repr of signs and specials.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
print([t(complex, s) for s in ("1", "j", "-j", "1+j", "1-2j", " 1+2j ", "(1+2j)", "( 1+2j )", "1e5-2.5e-3j", "inf+nanj", "-inf-infj", "1 + 2j", "1+2", "1j+2", "", "()", "(1+2j", "1_0+2_0j", "1__0", "1+2J", "+1.j", ".5-.5j", "1e400j", "nanj", "infinityj", "1+-2j", "j1", "\u0661j", "1\0")])
print([t(complex, *a) for a in ((1, 2), (1.5,), (1j, 2), (1, 2j), (1j, 1j), ("1", 2), (1, "2"), (None,), (True, False), (10**400,), (-0.0, -0.0), (0, -0.0), (float("nan"), float("-inf")), ([],), (b"1",))])
print(t(complex), t(complex, real=1, imag=2), t(complex, imag=3), t(complex, 1, 2, 3), t(complex, "1", imag=2), t(complex, foo=1))
class C:
    def __complex__(self): return 3 - 4j
class F:
    def __float__(self): return 2.5
class I:
    def __index__(self): return 7
class Bad:
    def __complex__(self): return 1.0
class Sub(complex):
    def __repr__(self): return "Sub" + complex.__repr__(self)
print(complex(C()), complex(F(), F()), complex(I()), t(complex, Bad()), complex(C(), 1), t(complex, 1, C()), Sub(1, 2), Sub(1) + 1, type(complex(Sub(1))).__name__, t(complex, object()), t(float, 1j), t(int, 1j), t(float, C()))
print([repr(z) for z in (0j, -0j, complex(-0.0, 0), complex(-0.0, -0.0), 1e16 + 1e-5j, complex("nan"), complex("inf") * 1j, -(1j), 1j - 0, 3 + 0j, complex(0, float("nan")), 1.5e300 - 1e-300j)])
z = 3 + 4j
print(z.real, z.imag, z.conjugate(), abs(z), z == z.conjugate().conjugate(), t(setattr, z, "real", 1), z.__getnewargs__(), hash(z), bool(0j), t(lambda: z < z), t(lambda: z // 1), t(lambda: z % 1), t(lambda: divmod(z, 1)), t(round, z), t(lambda: z & 1), t(lambda: z / 0), t(lambda: 0j ** -1), 0j ** 0, t(lambda: pow(z, 2, 3)), z ** 2, z ** -1, z ** 0.5, 2 ** z, -z, +z)
s = 0j
for i in range(1, 100):
    s += complex(f"{i}-{i + 1}j") * complex(i, -i).conjugate() / (1 + i * 1j) - complex(i)
print(f"{s:.6f}")
