# isinstance and issubclass: tuples, unions, hooks, refusals.
import collections.abc as cabc
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
class A: pass
class B(A): pass
class Meta(type):
    def __instancecheck__(cls, o): print("ic", o, end=" "); return o == 5
    def __subclasscheck__(cls, o): print("sc", o.__name__ if isinstance(o, type) else o, end=" "); return o is int
class C(metaclass=Meta): pass
print(isinstance(B(), A), isinstance(B(), (int, (str, A))), isinstance(B(), int | A), isinstance(None, int | None), isinstance(True, int), issubclass(bool, (str, int)), issubclass(bool, int | str), isinstance(1, ()), issubclass(A, ()))
print(isinstance(5, C), isinstance(6, C), isinstance(C(), C), issubclass(int, C), issubclass(str, C), issubclass(C, C), isinstance(7, (C, int)))
for args in ((1, 5), (1, "int"), (1, [int]), (1, (int, 5)), ("a", (int, 5)), (1, list[int]), (1, int | list[int]), (1,), (1, int, 2)):
    print(t(isinstance, *args))
for args in ((1, int), (A(), A), (int, 5), (int, (str, 5)), (list[int], list), (int, list[int]), (None, int)):
    print(t(issubclass, *args))
class Duck:
    @property
    def __class__(self): return int
print(isinstance(Duck(), int), type(Duck()) is int, isinstance(Duck(), Duck), isinstance(Duck(), str))
class HasLen:
    def __len__(self): return 0
class NoHash:
    __hash__ = None
print(isinstance(HasLen(), cabc.Sized), issubclass(HasLen, cabc.Sized), isinstance(NoHash(), cabc.Hashable), isinstance([], cabc.Hashable), isinstance((), cabc.Hashable), isinstance({}.keys(), cabc.Set), isinstance({}, cabc.MutableMapping), isinstance(range(1), cabc.Sequence), isinstance("", cabc.MutableSequence))
n = 0
pool = [1, 1.5, "a", None, True, A(), B(), [], (), {}]
for i in range(120):
    o = pool[i % 10]
    n += isinstance(o, int) + 2 * isinstance(o, (A, str)) + 4 * issubclass(type(o), A) + 8 * isinstance(o, float | list) + 16 * isinstance(o, cabc.Iterable)
print(n)
