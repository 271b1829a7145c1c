# What *tuple[…] and variables for many types stand for where an alias is filled in.
from typing import Generic, TypeVar, TypeVarTuple, Unpack

T = TypeVar("T")
S = TypeVar("S")
Ts = TypeVarTuple("Ts")


class Many(Generic[*Ts]):
    pass


class Mixed(Generic[T, *Ts, S]):
    pass


aliases = [list[T], dict[S, T], tuple[*Ts], tuple[T, *Ts], tuple[*Ts, T], tuple[list[T], *Ts], tuple[tuple[*Ts]], tuple[T, tuple[*Ts, S]], Many[int, *Ts], Mixed[T, *Ts, S], tuple[Unpack[Ts], T], list[T] | T]
arguments = [int, (int, str), (int, str, bool), (*tuple[int, ...],), (*tuple[int, str],), (str, *tuple[int, ...]), (*tuple[int, ...], str), (*Ts,), (T, *Ts), ()]
for alias in aliases:
    for given in arguments:
        try:
            print(alias, given, "=", alias[given])
        except TypeError as error:
            print(alias, given, "!", type(error).__name__, error)
for n in range(150):
    made = tuple[T, *Ts][int, *tuple[str, bool], float]
print(made, made.__args__, made.__parameters__, hash(made) == hash(tuple[int, str, bool, float]))
