# What is wrong with arguments is said in CPython's order, and with its words.
class Sub(int):
    pass


class Text(str):
    pass


class Data(bytearray):
    pass


class Several(set):
    pass


class Frozen(frozenset):
    pass


class Table(dict):
    pass


class Other(list):
    def __iter__(self):
        return iter([9])


class NoIterator:
    def __iter__(self):
        return 5


class Bad:
    def __index__(self):
        return "x"


def tell(*calls):
    for call in calls:
        try:
            print(call())
        except Exception as e:
            print(type(e).__name__, e)


# Ends are asked before what is looked for.
for data in (b"abc", bytearray(b"abc")):
    for name in ("find", "rfind", "index", "rindex", "count"):
        method = getattr(data, name)
        tell(
            lambda: method("a", "b"),
            lambda: method(300, 2.0),
            lambda: method(300),
            lambda: method("a"),
            lambda: method(b"a", Bad()),
            lambda: method(Bad(), Bad()),
            lambda: method([], 0, []),
        )
    for name in ("startswith", "endswith"):
        method = getattr(data, name)
        tell(
            lambda: method(5, []),
            lambda: method(5, 9),
            lambda: method("", 9),
            lambda: method((b"x", 1), 9),
            lambda: method((b"", 1), 9),
            lambda: method((b"", 1)),
            lambda: method(b"", 3),
            lambda: method(b"", 4),
        )
released = memoryview(b"a")
released.release()
tell(lambda: b"abc".find(released))

# The encoding is looked at first.
for made in (bytes, bytearray):
    tell(
        lambda: made(1, 5),
        lambda: made("a", None),
        lambda: made(1.5, "utf-8"),
        lambda: made(1.5, "utf-8", 3),
        lambda: made(encoding=3),
        lambda: made(NoIterator()),
        lambda: made([300]),
    )
tell(
    lambda: bytearray().extend(NoIterator()),
    lambda: int.from_bytes(NoIterator(), "big"),
    lambda: b"".join(NoIterator()),
    lambda: "".join(NoIterator()),
    lambda: dict([NoIterator()]),
    lambda: 1 in NoIterator(),
    lambda: memoryview(b"a").tobytes(5),
    lambda: [1].__setitem__(slice(0, 1), NoIterator()),
    lambda: [1].__setitem__(slice(0, 1, 2), NoIterator()),
)

# What has to be given is missed before other names are refused.
tell(
    lambda: pow(2, sep=1),
    lambda: pow(exp=1, foo=2),
    lambda: pow(2, 3, foo=1),
    lambda: round(foo=1),
    lambda: open(foo=1),
    lambda: open("x", foo=1),
    lambda: memoryview(foo=1),
    lambda: compile("1", foo=1),
    lambda: int.from_bytes(foo=1),
    lambda: type(1, foo=2),
    lambda: sorted(True, foo=1),
    lambda: sum(len, ""),
    lambda: sum(["a"], ""),
    lambda: int([], 1),
    lambda: int([], 10),
    lambda: [1].sort(1, 2, 3),
    lambda: [1].sort(1),
    lambda: (5).to_bytes(1, "big", True),
    lambda: (5).to_bytes(1, "big", True, True),
    lambda: int.from_bytes(b"a", "big", True, foo=1),
)

# Classes of the program are named.
tell(
    lambda: {1}.union(Sub(2)),
    lambda: {1}.update(Sub(2)),
    lambda: {1}.intersection(Sub(2)),
    lambda: {1}.difference(Sub(2)),
    lambda: {1}.difference_update(Sub(2)),
    lambda: {1}.symmetric_difference(Sub(2)),
    lambda: {1}.symmetric_difference_update(Sub(2)),
    lambda: {1}.issubset(Sub(2)),
    lambda: Several([1]).union(Sub(2)),
    lambda: Several(1, 2),
    lambda: Frozen(1, 2),
    lambda: set(1, 2),
    lambda: {1}.union(Other([2])),
    lambda: {1}.difference(Other([2])),
    lambda: {1, 9}.difference(Other([2])),
    lambda: {1, 9}.intersection(Other([2])),
    lambda: {1}.symmetric_difference(Other([2])),
    lambda: {1, 2} | Table({2: 3}).keys(),
    lambda: {1, 2}.difference(Table({2: 3})),
)

# Sequences that are repeated in place want an index.
tell(
    lambda: [1].__imul__("a"),
    lambda: [1].__imul__(Sub(2)),
    lambda: [1].__imul__(1.5),
    lambda: bytearray(b"a").__imul__(None),
    lambda: bytearray(b"a").__imul__(True),
)


class Says:
    def __index__(self):
        return 2

    def __rmul__(self, other):
        return "asked"


class Items(list):
    pass


for items in ([1], Items([1]), bytearray(b"a")):
    for count in (Says(), NoIterator(), 2, Sub(2), True, 1.5):
        try:
            before = items
            items *= count
            print(items, items is before)
        except TypeError as e:
            print(e)
        items = before

# A callable is named with its class and module.
tell(
    lambda: Table().setdefault(1, **5),
    lambda: [].append(*5),
    lambda: [].append(**5),
    lambda: (1).__add__(**5),
    lambda: (1).__add__(*5),
    lambda: list.append(*5),
    lambda: len(**5),
    lambda: Table(**5),
    lambda: Table(*5),
    lambda: tell(**5),
    lambda: Table(**{"a": 1}, **{"a": 2}),
    lambda: dict.fromkeys(**5),
    lambda: Table.fromkeys(*5),
)
print(Table().keys.__qualname__, [].append.__qualname__, (1).__add__.__qualname__, len.__qualname__)
print(dict.fromkeys.__qualname__, Table.fromkeys.__qualname__)

# Separators of hex.
for data in (b"abc", memoryview(b"abc")):
    tell(
        lambda: data.hex([1], []),
        lambda: data.hex(2, []),
        lambda: data.hex([1]),
        lambda: data.hex([]),
        lambda: data.hex(bytearray(b":")),
        lambda: data.hex(":", 10**20),
        lambda: data.hex("é"),
        lambda: data.hex(b"-", 2),
        lambda: data.hex(Text("-"), -2),
    )
