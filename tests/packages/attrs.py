# Classes from declarations: defaults, validators, converters, slots, frozen ones, comparison, evolution, conversion.
# pip: attrs==26.1.0
from typing import Any

import attr
from attrs import Factory, asdict, astuple, cmp_using, converters, define, evolve, field, fields, filters, frozen, make_class, resolve_types, setters, validators


@define
class Point:
    x: int = field(converter=int)
    y: int = field(default=0, validator=validators.instance_of(int))
    tags: list = Factory(list)
    _hidden: str = field(default="h", repr=False, eq=False)

    @x.validator
    def _check(self, attribute, value):
        if value < 0:
            raise ValueError(f"{attribute.name} is negative: {value}")


@frozen(order=True, cache_hash=True)
class Version:
    parts: tuple = field(converter=tuple)
    note: str = field(default=None, kw_only=True, order=False)


@define(slots=False, kw_only=True)
class Child(Point):
    z: Any = field(factory=dict, metadata={"unit": "m"}, alias="depth")
    area: int = field(init=False)

    def __attrs_post_init__(self):
        self.area = self.x * self.y


point = Point("3", hidden="secret")
print(point, point == Point(3), point._hidden, Point.__slots__)
for wrong in (lambda: Point(-1), lambda: Point("x"), lambda: Point(1, y="a"), lambda: setattr(point, "y", "b"), lambda: setattr(Version([1]), "parts", 2), lambda: Point(), lambda: setattr(point, "other", 1)):
    try:
        wrong()
    except (ValueError, TypeError, AttributeError) as error:
        print(type(error).__name__, error.args[0] if error.args else "")
print(Version([1, 2]) < Version([1, 10]), hash(Version("ab")) == hash(Version("ab")), sorted([Version("b"), Version("a")]), Version([1], note="n"))
child = Child(x=2, y=5, depth={"k": Point(1)})
print(child, asdict(child), astuple(child), evolve(child, x=7).area, asdict(child, filter=filters.exclude(int)))
print([(a.name, a.type, a.kw_only, dict(a.metadata)) for a in fields(Child)], fields(Child).z.alias)
Made = make_class("Made", {"a": field(default=1), "b": field(default=3, converter=converters.optional(float))}, bases=(dict,))
print(Made(b=None), Made(2, "1.5"))
Compared = make_class("Compared", {"v": field(eq=cmp_using(eq=lambda a, b: a % 10 == b % 10))})
print(Compared(3) == Compared(13), attr.has(Point), resolve_types(Point) is Point)
both = validators.and_(validators.in_([1, 2]), validators.optional(validators.lt(2)))
Checked = make_class("Checked", {"n": field(validator=both), "r": field(default="ab", validator=validators.matches_re("a.*"))})
for wrong in (lambda: Checked(5), lambda: Checked(2), lambda: Checked(1, "b")):
    try:
        wrong()
    except ValueError as error:
        print(error.args[0])
print(sum(Point(n, n).x for n in range(500)))
