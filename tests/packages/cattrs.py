# Data to classes and back: unions, generics, hooks, renaming, preconfigured formats, errors.
# pip: attrs==26.1.0 cattrs==26.2.1 typing_extensions==4.16.0
import datetime
import enum
from typing import Any, Dict, FrozenSet, Generic, List, Literal, NamedTuple, Optional, Tuple, TypedDict, TypeVar, Union

import cattrs
from attrs import define, field
from cattrs import ClassValidationError, Converter, transform_error
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override
from cattrs.preconf.json import make_converter
from cattrs.strategies import configure_tagged_union, include_subclasses

T = TypeVar("T")


class Kind(enum.Enum):
    A = "a"
    B = "b"


class Place(NamedTuple):
    x: int
    y: float = 1.5


class Extra(TypedDict, total=False):
    n: int


@define
class Dog:
    name: str
    age: int = 3


@define
class Cat:
    name: str
    lives: int


@define
class Owner(Generic[T]):
    pets: List[Union[Dog, Cat]]
    best: Optional[Dog]
    kinds: FrozenSet[Kind]
    table: Dict[int, Tuple[str, ...]]
    thing: T
    place: Place = Place(0)
    when: Literal["now", "later"] = "now"
    extra: Extra = field(factory=dict)
    other: Any = None


data = {"pets": [{"name": "Rex", "age": "4"}, {"name": "Tom", "lives": 9}], "best": None, "kinds": ["a", "b", "a"], "table": {"1": ["x", "y"]}, "thing": "5", "place": [1, "2"], "extra": {"n": "7"}}
owner = cattrs.structure(data, Owner[int])
print(owner.pets, owner.thing, owner.table, owner.place, sorted(k.value for k in owner.kinds), owner.extra)
plain = cattrs.unstructure(owner)
print({k: v for k, v in plain.items() if k != "kinds"}, sorted(plain["kinds"]))
for wrong in ({**data, "table": {"x": [1]}, "thing": "z", "kinds": ["q"], "when": "never"}, {"pets": [{"name": "?"}]}, {}):
    try:
        cattrs.structure(wrong, Owner[int])
    except (ClassValidationError, Exception) as error:
        print(type(error).__name__, transform_error(error) if isinstance(error, ClassValidationError) else error)
converter = Converter(forbid_extra_keys=True, omit_if_default=True, prefer_attrib_converters=True)
converter.register_structure_hook(datetime.date, lambda value, _: datetime.date.fromisoformat(value))
converter.register_unstructure_hook(datetime.date, str)
converter.register_structure_hook(Cat, make_dict_structure_fn(Cat, converter, lives=override(rename="livesLeft")))
converter.register_unstructure_hook(Cat, make_dict_unstructure_fn(Cat, converter, lives=override(rename="livesLeft")))
print(converter.structure({"name": "T", "livesLeft": 2}, Cat), converter.unstructure(Cat("U", 1)), converter.unstructure(Dog("D")), converter.structure(["2024-02-29"], List[datetime.date]), converter.unstructure({datetime.date(2024, 1, 1): 1}))
try:
    converter.structure({"name": "x", "bad": 1}, Dog)
except ClassValidationError as error:
    print(transform_error(error))


@define
class Base:
    a: int


@define
class Derived(Base):
    b: str = "b"


configure_tagged_union(Union[Dog, Base], converter, tag_name="type")
print(converter.structure({"a": 1, "b": "c"}, Derived), converter.unstructure(Dog("R"), unstructure_as=Union[Dog, Base]), converter.structure({"type": "Dog", "name": "S"}, Union[Dog, Base]))
json_converter = make_converter()
text = json_converter.dumps({"when": datetime.datetime(2024, 1, 1, tzinfo=datetime.timezone.utc), "raw": b"x", "set": {1}})
print(text, json_converter.loads('{"name": "J"}', Dog), sum(cattrs.structure({"name": "x", "age": n}, Dog).age for n in range(300)))
