# typing: generic classes used in loops, Protocol checks, overload registries, ParamSpec and Concatenate, Annotated walks, get_type_hints over many.
import collections.abc
import typing
from typing import *

T, K, V = TypeVar("T"), TypeVar("K"), TypeVar("V", bound="Base")
P, Ts = ParamSpec("P"), TypeVarTuple("Ts")


class Stack(Generic[T]):
    made = 0

    def __init__(self, *items: T) -> None:
        self.items = list(items)
        Stack.made += 1

    def push(self, item: T) -> "Stack[T]":
        self.items.append(item)
        return self

    def __class_getitem__(cls, item):
        return super().__class_getitem__(item)


class Pair(Generic[K, T], Stack[T]):
    pass


@runtime_checkable
class Sized2(Protocol):
    def __len__(self) -> int: ...

    def push(self, x): ...


class Base:
    pass


s = Stack[int](1, 2)
total = 0
for i in range(200):
    s.push(i)
    q = Stack[str if i % 2 else int]()
    total += len(q.items) + isinstance(s, Stack) + isinstance(q, Sized2) * 100 + (Stack[int] is Stack[int]) + len(Pair[str, int].__args__)
print(total, Stack.made, s.__orig_class__, Pair[str, int](5).items, Pair.__parameters__, Pair[int, K].__parameters__, Pair.__orig_bases__, Stack[int].push is Stack.push, Stack[List[T]][int], Stack.__mro__[1])
for bad in (lambda: Stack[int, str], lambda: Pair[int], lambda: Stack[()], lambda: isinstance(s, Stack[int]), lambda: Generic[int], lambda: Stack[int][str], lambda: type("X", (Generic,), {}), lambda: type("X", (Stack[int], Stack[str]), {}), lambda: Sized2(), lambda: issubclass(int, 5), lambda: Callable[[int]], lambda: Concatenate[int], lambda: Concatenate[int, P][int], lambda: Unpack[5] if False else Optional[1, 2], lambda: TypeVar("A", bound=1), lambda: ParamSpec("P").args.nothing, lambda: Literal(), lambda: ClassVar[int, str], lambda: NewType("N", int)("5") + 1):
    try:
        print(bad())
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, "|", e)
print(Callable[P, T], Callable[Concatenate[int, P], T][[str], bool], P.args, P.kwargs, P.args.__origin__ is P, Callable[P, int][str, bool] if False else Callable[P, int][[str]], Ts, Unpack[Ts], Tuple[int, Unpack[Ts]], Tuple[int, Unpack[Ts]][str, bool], is_typeddict(Base))


@overload
def f(x: int) -> int: ...
@overload
def f(x: str) -> str: ...
def f(x): return x


print(len(get_overloads(f)), [o.__annotations__["x"].__name__ for o in get_overloads(f)], clear_overloads(), get_overloads(f), f(3))


@final
class Last:
    @final
    def m(self): ...


@dataclass_transform(kw_only_default=True)
def deco(c):
    return c


print(Last.__final__, Last.m.__final__, deco.__dataclass_transform__["kw_only_default"], assert_type(5, str), reveal_type.__name__, cast("T", 5))


class Hints:
    a: "List[int]"
    b: Annotated["int", "meta", 5]
    c: ClassVar["Optional[str]"] = None

    def m(self, x: "Hints", *y: "int", **z: "Dict[str, Hints]") -> "Iterator[int]": ...


print(get_type_hints(Hints), get_type_hints(Hints.m), get_type_hints(Hints, include_extras=True)["b"].__metadata__, Annotated[int, 1] == Annotated[int, 1], hash(Annotated[int, 1]) == hash(Annotated[int, 1]), Annotated[List[T], "x"][int], get_args(Annotated[int, 1, 2]), get_origin(Annotated[int, 1]) is Annotated)
for a in (List[int], Dict[str, int], Callable[[int], str], Union[int, None], Literal[1, "a"], Type[Base], Tuple[int, ...], Iterator[T], Deque[int], Counter[str], ChainMap[str, int], OrderedDict[int, str], DefaultDict[str, int], AsyncIterator[int], ContextManager[int], Pattern[str], Match[bytes], IO[str], Awaitable[int], Coroutine[int, str, bool], AnyStr, Text, Hashable, Sized):
    print(a, get_origin(a), get_args(a), getattr(a, "__parameters__", None))
n = 0
for i in range(60):
    hints = get_type_hints(Hints.m)
    n += len(hints) + len(get_args(hints["z"])) + (get_origin(hints["return"]) is collections.abc.Iterator) + isinstance([i], collections.abc.Sequence)
print(n)
