# Checks a small program: generics, protocols, overloads, narrowing; the messages are its own.
# pip: mypy==1.11.2 mypy_extensions==1.2.0 typing_extensions==4.16.0
import os
import tempfile

from mypy import api

TEXT = '''
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar, overload, TypedDict, Literal

T = TypeVar("T")

class Sized(Protocol):
    def size(self) -> int: ...

@dataclass
class Box(Generic[T]):
    item: T
    def size(self) -> int:
        return 1

class Bad:
    def size(self) -> str:
        return ""

def measure(x: Sized) -> int:
    return x.size()

measure(Box(3))
measure(Bad())
reveal_type(Box("a").item)

@overload
def f(x: int) -> str: ...
@overload
def f(x: str) -> int: ...
def f(x): return x
reveal_type(f(1))
f(2.0)

class Row(TypedDict):
    name: str
    kind: Literal["a", "b"]
row: Row = {"name": "x", "kind": "c"}

def g(x: int | str | None) -> int:
    if isinstance(x, str):
        return x
    reveal_type(x)
    return x + 1

def missing() -> int:
    pass
for i in range(3):
    i.append(1)
'''
with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    with open("program.py", "w") as file:
        file.write(TEXT)
    out, err, status = api.run(["--strict", "--no-incremental", "--cache-dir=/dev/null", "--show-error-codes", "program.py"])
    print(out, err, status)
    os.chdir("/")
