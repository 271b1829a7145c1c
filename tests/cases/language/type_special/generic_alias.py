# types.GenericAlias: list[int] and friends: attributes, calls, substitution, equality, refusals.
import types, typing, collections, collections.abc as abc
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
T, S = typing.TypeVar("T"), typing.TypeVar("S")
L = list[int]
print(L, dict[str, list[int]], tuple[int, ...], tuple[()], type[int], set["x"], frozenset[None], collections.deque[int], abc.Callable[..., int], abc.Iterable[T], list[T], list[int | str], L.__origin__, L.__args__, L.__parameters__, dict[T, S].__parameters__, tuple[()].__args__, type(L).__name__, L == list[int], L != list[str], hash(L) == hash(list[int]), L is list[int], {L: 1}[list[int]])
print(L(), L((1, 2)), type(L()), dict[str, int](a=1), L.__class__, isinstance([], L.__origin__), t(isinstance, [], L), t(issubclass, list, L), t(lambda: L[int]), list[T][int], dict[T, S][int, str], dict[T, T][int], t(lambda: dict[T, S][int]), t(lambda: dict[T, S][int, str, bool]), tuple[T, ...][int], list[list[T]][str], L.append, L.__name__, L.__doc__ == list.__doc__, L.__module__, t(setattr, L, "x", 1), t(getattr, L, "zz"), L.__mro_entries__(()), t(lambda: int[str]), t(lambda: list[int, str]), t(lambda: (5).__class_getitem__(1)), dir(L)[:1] != [], L.__unpacked__, (*L,)[0], list[*tuple[int]] if True else "")
class A(list[int]): pass
class G:
    def __class_getitem__(cls, k): return types.GenericAlias(cls, k)
class H(G[int]): pass
class N: pass
print(A.__bases__, A.__orig_bases__, A([1]), G[int], G[int, "s"], H.__mro__[1].__name__, H.__orig_bases__, t(lambda: N[int]), types.GenericAlias(int, (str,)), types.GenericAlias(int, str).__args__, types.GenericAlias(list, ()) , t(type, "Q", (types.GenericAlias,), {}).__class__, list[int].__reduce__()[1], typing.get_origin(L), typing.get_args(dict[str, int]), list[...], list["fwd"], repr(list[print]), list[1], list[[1]], list[(1, 2)] if False else "", L | None, int | L, str | list[T], (str | list[T])[int])
print(str(N()).startswith("<__main__.N") , [x for x in (list[int], list[str]) if x == list[int]], sorted([str(list[x]) for x in (int, str, float)]), copy if False else "", L.__call__ is not None, L == list, typing.List[int] == L)
n = 0
for i in range(100):
    g = [list, dict, tuple, set][i % 4]
    a = g[int, str] if i % 4 in (1, 2) else g[int]
    n += len(a.__args__) + (a.__origin__ is g) + len(repr(a)) + (a == g[int])
print(n)
