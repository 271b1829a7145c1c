# Annotations on names, attributes and parameters: evaluated or not, stored or not.

count: int = 5
name: str
width: "anything at all" = 2.5
print(count, width, "name" in globals())


class Record:
    id: int
    label: str = "none"
    size: int = 3

    def __init__(self, id: int, label: str = "made") -> None:
        self.id: int = id
        self.label: str = label

    def area(self, scale: float = 1.0) -> float:
        result: float = self.size * scale
        unused: int
        return result


r = Record(7)
print(r.id, r.label, Record.label, r.area(2), hasattr(Record, "id"), sorted(Record.__annotations__))


def never_evaluated():
    x: undefined_name = 3
    y: 1 / 0
    return x


print(never_evaluated())
total = 0
for i in range(200):
    step: int = i % 4
    total += step
    item: Record = Record(i)
    total += item.id
print(total)


def bound_later():
    value: int
    try:
        return value
    except UnboundLocalError as e:
        return str(e)


print(bound_later())
(parens): int = 4
print(parens, __annotations__["count"] is int, "parens" in __annotations__)
print(Record.area.__annotations__["return"] is float)
