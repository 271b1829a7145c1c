"""Imports every module of the library, and names that Python 3.11 has more than 3.10."""

import importlib
import sys

OF_OTHER_SYSTEMS = "_msi _osx_support _overlapped _scproxy _winapi msilib msvcrt nt winreg winsound".split()
# These print something, or open a page.
SHOWS = "antigravity this".split()
# What CPython has in C beside the module that programs import.
INNER = "_abc _asyncio _bootsubprocess _datetime _elementtree _statistics _tokenize _typing _uuid _zoneinfo".split()
for name in sorted(sys.stdlib_module_names):
    if name in OF_OTHER_SYSTEMS + SHOWS + INNER:
        continue
    try:
        importlib.import_module(name)
    except ImportError as error:
        print(error)
WANTED = {
    "typing": "LiteralString Never NotRequired Required Self TypeVarTuple Unpack assert_never assert_type clear_overloads dataclass_transform "
    "get_overloads reveal_type",
    "inspect": "get_annotations getmembers_static ismethodwrapper",
    "tarfile": "data_filter tar_filter fully_trusted_filter FilterError",
    "logging": "getLevelNamesMapping",
    "http": "HTTPMethod HTTPStatus",
    "sqlite3": "connect version_info enable_shared_cache OptimizedUnicode",
    "cProfile": "Profile run runctx",
}
for module, names in WANTED.items():
    found = importlib.import_module(module)
    print(module, [name for name in names.split() if not hasattr(found, name)])

import re
import sysconfig
from typing import Any, NotRequired, Optional, Required, Self, TypedDict, get_overloads, overload

print(sysconfig.get_python_version(), sysconfig.get_config_var("EXT_SUFFIX"), sysconfig.get_path("stdlib").rsplit("/", 1)[1])


class Movie(TypedDict, total=False):
    title: Required[str]
    year: int


class Strict(TypedDict):
    name: str
    age: NotRequired[int]


print(sorted(Movie.__required_keys__), sorted(Movie.__optional_keys__), sorted(Strict.__required_keys__), sorted(Strict.__optional_keys__))
print(Optional[Self], Any, repr(Required[int]), type("Free", (Any,), {}).__mro__[1] is Any)


@overload
def twice(x: int) -> int: ...
@overload
def twice(x: str) -> str: ...
def twice(x):
    return x * 2


print(len(get_overloads(twice)), twice(2), re.compile("a+").fullmatch("aaa").span())
import cProfile
import io
import pstats

profile = cProfile.Profile()
profile.runcall(twice, 3)
stats = pstats.Stats(profile, stream=io.StringIO())
print([name for _, _, name in stats.stats if name == "twice"])
