# Generic aliases and unions of types.
print(list[int], dict[str, list[int]], tuple[int, ...], tuple[()], type[int], list[int | None], set["x"])
a = list[int]
print(a.__origin__, a.__args__, a.__parameters__, type(a), a == list[int], a != list[str], hash(a) == hash(list[int]), a is list[int])
print(a([1, 2]), a.append, a.__name__, a.__doc__ == list.__doc__, a.__mro_entries__(()), repr(a.__class__))
try: isinstance([], a)
except TypeError as e: print(e)
try: issubclass(list, a)
except TypeError as e: print(e)
try: a[str]
except TypeError as e: print(e)
class C(list[int]): pass
print(C.__bases__, C.__orig_bases__, C.__mro__)
u = int | str
print(u, u.__args__, type(u), isinstance(1, u), isinstance(1.5, u), issubclass(bool, u), u == (str | int), hash(u) == hash(str | int), int | None, None | int, int | int, int | str | int, (int | str) | float)
print(list[int] | None, u | list[str])
try: isinstance(1, int | list[int])
except TypeError as e: print(e)
try: int | 5
except TypeError as e: print(e)
try: u + 1
except TypeError as e: print(e)
class T:
    def __init__(s, n): s.n = n
    def __repr__(s): return s.n
    def __typing_subst__(s, a): return a
X = T('X'); Y = T('Y')
g = dict[X, list[Y]]
print(g, g.__parameters__, g[int, str], list[X][int])
try: g[int]
except TypeError as e: print(e)
try: g[int, str, 3]
except TypeError as e: print(e)
class G:
    def __class_getitem__(cls, k): return (cls.__name__, k)
print(G[1], G[1, 2])
try: int[3]
except TypeError as e: print(e)
try: a.nope
except AttributeError as e: print(e)
class D(dict): pass
print(D[int, str], D[int, str].__origin__)
x = D[int, str](); print(type(x), x, x.__orig_class__)
class L(list): __slots__ = ()
print(L[int]())
t = 0
for i in range(100):
    v = i if i % 2 else str(i)
    t += isinstance(v, int | float)
    t += len(tuple[int, str].__args__)
print(t)
print([*tuple[int, str]])
import sys
NS = type(sys.implementation) if hasattr(sys, 'implementation') else None
