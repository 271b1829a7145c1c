# Making complex numbers: from numbers, from text, by special methods; and what is refused.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

texts = ["1+2j", " ( 1-2J ) ", "j", "-j", "+1", "1e3-2.5e-2j", "inf", "-infj", "nan+nanj", "1_0+2_0j", "3.j", ".5j", "1j2", "", "()", "1 + 2j", "(1+2j", "1+2", "1+j", "1-j", "j1", "1_", "_1", "1__0", "infinity", "1e", "--1", "1+-2j", "٣+٤j", "nan", "1+infj", "0x10", "1jj", "+-j", "1.5e+3j"]
for t in texts:
    print(repr(t), attempt(complex, t))
print(complex(), complex(1), complex(1, 2), complex(1.5, -0.0), complex(real=3, imag=4), complex(imag=2), complex(1j, 2j), complex(1, 2j), complex(2j, 1), complex(True, False), complex(10**20))
for args in [("1", 2), (1, "2"), ([],), (1, []), (None,), (1, None), (b"1",), (1, 2, 3), (10**400,), ("1", "2"), ([], "1")]:
    print(args if len(str(args)) < 50 else "big", attempt(complex, *args))
print(attempt(complex, x=1))

class C:
    def __init__(self, v): self.v = v
    def __complex__(self): return self.v
class F:
    def __float__(self): return 2.5
class I:
    def __index__(self): return 7
print(complex(C(1 + 1j)), attempt(complex, C(5)), attempt(complex, C("x")), complex(F()), complex(I()), complex(1, F()), complex(F(), I()), attempt(complex, 1, C(1j)), complex(C(1 + 2j), 3))
z = 1 + 2j
print(complex(z) is z, z.__complex__() is z, z.__getnewargs__(), type(z), isinstance(z, complex), isinstance(1, complex))
print(attempt(int, 1j), attempt(float, 1j), attempt(round, 1j), attempt(divmod, 1j, 1), attempt(lambda: 1j // 1), attempt(lambda: 1j % 2), attempt(lambda: ~1j), attempt(lambda: 1j << 1), attempt([1].__getitem__, 1j), attempt(lambda: [1] * 1j), attempt(lambda: "a" * 1j))
for k in range(60):
    s = complex(str(complex(k / 3, -k)))
    assert s == complex(k / 3, -k), s
print(s, 1e16j, 1e15j, 123456789.125j, -0j, (-0.0 - 0j), complex(0.0, -0.0), complex(-0.0, 5), complex("nan"), complex(0, float("-inf")))
