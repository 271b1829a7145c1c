# __slots__: no dict, inheritance, descriptors, conflicts, unset slots in a hot loop.
class S:
    __slots__ = ("a", "b")
class T(S): __slots__ = "c"
class U(T): pass
class V(S): __slots__ = ("__dict__", "d")
s, t, u, v = S(), T(), U(), V()
for o in (s, t, u, v):
    out = []
    for n in ("a", "b", "c", "d", "z"):
        try: setattr(o, n, n * 2); out.append(getattr(o, n))
        except AttributeError as e: out.append(str(e))
    print(type(o).__name__, out, getattr(o, "__dict__", "no dict"))
del s.a
for f in (lambda: s.a, lambda: s.__delattr__("a"), lambda: S.a.__get__(5), lambda: S.a.__set__(u, 7), lambda: u.a, lambda: S.a.__get__(None, S) is S.a, lambda: S.a.__name__ + S.a.__objclass__.__name__, lambda: repr(S.a), lambda: S.b.__delete__(t), lambda: t.b):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
for body in ("__slots__ = 'x'; x = 1", "__slots__ = ('1x',)", "__slots__ = (5,)", "__slots__ = ('a', 'a')", "__slots__ = ('__dict__', '__dict__')", "__slots__ = {'p': 'doc', 'q': None}", "__slots__ = iter('xy')", "__slots__ = 5", "__slots__ = ()"):
    try: exec("class X:\n  " + body); print(body, "fine")
    except Exception as e: print(body, type(e).__name__, e)
for bases in ("(S, V)", "(T, V)", "(int, S)", "(tuple,)", "(S, list)"):
    try: exec(f"class Y{bases}: __slots__ = ('k',)"); print(bases, "fine")
    except TypeError as e: print(bases, e)
total = 0
for i in range(150):
    o = (s, t, u)[i % 3]
    if i % 7 == 0: o.a = i
    elif i % 11 == 0 and hasattr(o, "a"): del o.a
    try: total += o.a if i < 100 else o.a * 0.5
    except (AttributeError, TypeError): total -= 1
print(total if total == total else 0, [k for k in ("a", "b", "c") if hasattr(t, k)])
