# typing: special forms as values: repr, equality, get_origin, get_args, get_type_hints, cast, overload, errors.
import typing as ty
from typing import *
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
T, K, B = TypeVar("T"), TypeVar("K", int, str), TypeVar("B", bound=int, covariant=True)
print(Any, Union[int, str], Optional[int], Union[int], Union[int, int], Union[int, None, str], List[int], Dict[str, List[int]], Tuple[int, ...], Tuple[()], Callable[[int], str], Callable[..., Any], Type[int], Literal[1, "a", None], ClassVar[int], Final[int], Annotated[int, "m"], Generator[int, str, None], Iterable[T], T, K, B, T.__bound__, K.__constraints__, B.__covariant__, NoReturn, Never, Self, LiteralString, Set[int], FrozenSet[T], DefaultDict[str, int], Deque[int], Union[List[int], Tuple[str]], Optional[Union[int, str]], Sequence[int], ForwardRef("X"), List["X"], Concatenate if False else "", TypeAlias, Required[int], Unpack[Tuple[int]], sep=" ; ")
print(get_origin(List[int]), get_args(Dict[str, int]), get_origin(Union[int, str]), get_args(Callable[[int, str], bool]), get_origin(Literal[1]), get_args(Literal[1, 2]), get_origin(int), get_args(Annotated[int, 1, 2]), get_origin(Optional[int]), get_args(Optional[int]), get_origin(list[int]), get_args(Tuple[()]), get_origin(Generic), get_origin(Generic[T]), Union[int, str] == Union[str, int], List[int] == List[int], List[T][int], Dict[T, K][int, str], Literal[1, 1], Literal[True] == Literal[1], hash(List[int]) == hash(List[int]), Annotated[Annotated[int, 1], 2], Callable[[T], K][int, str])
for f in (lambda: List[int, str], lambda: Union[()], lambda: Optional[int, str], lambda: Any(), lambda: List(), lambda: List[int](), lambda: Union(), lambda: isinstance(1, Any), lambda: isinstance([], List[int]), lambda: isinstance([], List), lambda: issubclass(list, Sequence), lambda: isinstance(1, Union[int, str]), lambda: Callable[int], lambda: TypeVar("X", int), lambda: TypeVar("X", int, bound=str), lambda: TypeVar(5), lambda: Literal[[]], lambda: Final[int, str], lambda: ClassVar[ClassVar[int]], lambda: Annotated[int], lambda: Dict[int], lambda: Generic[int], lambda: Generic[T, T], lambda: Generic(), lambda: type("X", (Any,), {}), lambda: type("X", (Union[int, str],), {}), lambda: List[5], lambda: Tuple[int, "x", 5], lambda: NewType("N", int), lambda: ForwardRef("a b"), lambda: T(), lambda: cast(int, "x"), lambda: no_type_check(len), lambda: assert_type(5, str), lambda: assert_never(5), lambda: reveal_type if False else 1, lambda: Self[int], lambda: List[T][int, str]):
    print()
class P(Generic[T, K]): x: T
class Q(P[int, str]): pass
print(P[int, str], P.__parameters__, Q.__orig_bases__, P[int, str].__origin__ is P, P[int, str](), t(lambda: P[int]), Q().__class__.__mro__[1].__name__, P[T, int][str]) if False else print(P.__parameters__, P[int, str].__args__, t(lambda: P[int]), P[T, int].__parameters__, Q.__orig_bases__[0].__args__)
def fn(a: "int", b: Optional["str"] = None, *c: List[int], d: "Q" = None, **e: Any) -> "Union[int, Q]": ...
class H: a: "int"; b: ClassVar[str] = ""; c: "H"
class H2(H): d: Annotated[int, "meta"]
print(get_type_hints(fn), get_type_hints(H), get_type_hints(H2), get_type_hints(H2, include_extras=True)["d"], t(get_type_hints, 5), t(get_type_hints, type("Z", (), {"__annotations__": {"q": "nope_name"}})))
U = NewType("U", int); print(U(5), U.__name__, U.__supertype__, U, cast("anything", 5), TYPE_CHECKING, final(H) is H, runtime_checkable.__name__, overload(lambda: 1).__name__, t(overload(fn)), NoReturn is Never, ty.is_typeddict(int), ty.clear_overloads())
n = 0
for i in range(60): n += len(repr(Union[int, [str, list, float][i % 3], None])) + len(get_args(Dict[str, List[int]])) + (List[int] is List[int]) + (Optional[int] == Union[int, None])
print(n)
