# types.UnionType: X | Y: flattening, duplicates, order, None, isinstance, args, errors, equality.
import types, typing
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
U = int | str
class M(type):
    def __or__(cls, o): return "M.or"
class A(metaclass=M): pass
class B: pass
print(U, int | None, None | int, int | str | int, (int | str) | (str | float), int | bool, list[int] | None, int | list[str], U.__args__, U.__parameters__, type(U), type(U) is types.UnionType, isinstance(U, type), U == str | int, U == int, U != float | int, hash(U) == hash(str | int), {U: 1}[str | int], int | int, type(int | int), A | int, int | A if False else "", B | None, t(lambda: int | 5), t(lambda: 5 | int), t(lambda: "x" | int), t(lambda: int | "x"), t(lambda: None | None), int | typing.Any if True else "", int | typing.TypeVar("T"), t(lambda: int | ...), t(lambda: int | [int]), t(lambda: int | NotImplemented), t(lambda: [] | int))
print(isinstance(5, U), isinstance("a", int | str), isinstance(None, int | None), isinstance(1.5, U), issubclass(bool, U), issubclass(type(None), int | None), t(isinstance, 1, int | list[int]), t(isinstance, [], list[int] | int), isinstance(True, str | int), isinstance(5, (float, U)), t(U), t(lambda: U()), t(lambda: U[0]), t(setattr, U, "x", 1), t(getattr, U, "zz"), t(type, "Q", (types.UnionType,), {}), t(types.UnionType), t(lambda: U < U), typing.get_args(U), typing.get_origin(U), typing.Union[int, str] == U, typing.Optional[int] == int | None, U == typing.Union[str, int], (list[typing.TypeVar("T")] | int).__parameters__, U.__or__(float), int.__or__(5, 3), type.__or__(int, str), U.__ror__(float), U.__reduce__ is not None, repr(int | B), repr(None | B), str(types.NoneType | int), [U] * 2, f"{U}", "%s" % (U,))
def f(x: int | None = None) -> str | int: return x
print(f.__annotations__, typing.get_type_hints(f), U.__class__.__name__, U.__eq__(5), U.__hash__() == hash(U))
match 5:
    case int() | str(): print("matched")
try: raise ValueError("v")
except (KeyError, ValueError) as e: print(type(e).__name__)
def tr():
    try: raise ValueError("v")
    except KeyError | ValueError: pass
print(t(tr))
n = 0
for i in range(120):
    v = [i, str(i), i / 2, None, [i], (i,), {i}, b"x"][i % 8]
    n = n * 3 + isinstance(v, int | str) + 2 * isinstance(v, float | None) + 4 * isinstance(v, list | tuple | set) + 8 * issubclass(type(v), int | bytes) & 0xffffff
print(n)
