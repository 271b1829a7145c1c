# Classes that CPython has in C stay as they are, and have no attributes but their own.
import collections
import csv
import functools
import io
import itertools
import operator
import struct
import _csv

made = [
    itertools.chain([1]), itertools.count(), itertools.islice([1], 1), itertools.product([1]), itertools.tee([1])[0], operator.itemgetter(1),
    operator.attrgetter("a"), operator.methodcaller("a"), collections.defaultdict(int), collections.deque(), struct.Struct("i"),
    csv.reader([]), csv.writer(io.StringIO()), _csv.Dialect(),
]
for thing in made:
    of = type(thing)
    for change in (lambda: setattr(thing, "extra", 1), lambda: setattr(of, "extra", 1), lambda: delattr(of, "__iter__")):
        try:
            change()
            print(of, "accepted")
        except (AttributeError, TypeError) as e:
            print(type(e).__name__, e)
    print(of.__module__, of.__name__, hasattr(thing, "__dict__"))
for of in (operator.itemgetter, operator.attrgetter, operator.methodcaller, type(itertools.tee([1])[0]), itertools.groupby, functools.partial):
    try:
        print(type("Sub", (of,), {}).__mro__[1])
    except TypeError as e:
        print(e)


class Chain(itertools.chain):
    pass


c = Chain([1], [2])
c.extra = 3
print(list(c), c.extra)
d = collections.defaultdict(list, a=1)
d["b"].append(2)
print(d, d.default_factory, struct.Struct("<i").size, struct.Struct("<i").format)
print(type(io.BytesIO), type(io.IOBase).__name__, isinstance(io.StringIO(), io.TextIOBase), io.RawIOBase.__mro__[1])
