# Models with types, validators, errors, generics, settings of their own, JSON and schemas (version 1).
# pip: pydantic==1.10.27 typing_extensions==4.16.0
import datetime
import json
from decimal import Decimal
from enum import Enum
from typing import Any, Dict, Generic, List, Literal, Optional, TypeVar, Union
from uuid import UUID

from pydantic import BaseModel, Extra, Field, PrivateAttr, ValidationError, conint, constr, create_model, parse_obj_as, root_validator, validate_arguments, validator
from pydantic.dataclasses import dataclass
from pydantic.generics import GenericModel


class Kind(Enum):
    small = "s"
    large = "l"


class Item(BaseModel):
    name: constr(strip_whitespace=True, min_length=2)
    price: Decimal = Field(..., gt=0, description="in euros")
    kind: Kind = Kind.small
    tags: List[str] = []
    when: Optional[datetime.datetime]
    _secret: int = PrivateAttr(default=7)

    @validator("tags", each_item=True)
    def lower(cls, value):
        return value.lower()

    class Config:
        extra = Extra.forbid
        allow_mutation = False


class Order(BaseModel):
    id: Union[UUID, int]
    items: Dict[str, Item]
    mode: Literal["fast", "slow"] = "slow"
    next: Optional["Order"] = None

    @root_validator
    def total(cls, values):
        if len(values.get("items", {})) > 2:
            raise ValueError("too many")
        return values


Order.update_forward_refs()
order = Order.parse_obj({"id": "7", "items": {"a": {"name": " tea ", "price": "2.50", "tags": ["X"], "when": "2024-01-02T03:04:05Z"}}, "next": {"id": "6b9c1f8e-0000-4000-8000-000000000000", "items": {}}})
print(repr(order))
print(order.json(exclude={"next"}), order.dict(include={"mode"}), order.copy(update={"mode": "fast"}).mode, order.items["a"]._secret)
for wrong in ({"id": [], "items": {"a": {"name": "x", "price": -1, "kind": "m", "other": 1}}, "mode": "no"}, {"id": 1, "items": {k: {"name": "ok", "price": 1} for k in "abc"}}):
    try:
        Order(**wrong)
    except ValidationError as error:
        print(error)
        print(json.loads(error.json())[0])
try:
    order.items["a"].name = "new"
except TypeError as error:
    print(error)
T = TypeVar("T")


class Page(GenericModel, Generic[T]):
    data: List[T]


print(Page[int](data=["1", 2.0]), Page[Item].__name__, parse_obj_as(Dict[int, bool], {"1": "yes"}))


@validate_arguments
def repeat(text: str, n: conint(ge=1) = 2) -> str:
    return text * n


@dataclass
class Data:
    a: int
    b: Any = None


print(repeat(5, n="3"), Data(a="4"), create_model("Made", x=(int, ...))(x="1"))
print(json.dumps(Order.schema(), sort_keys=True))
