# Modules that are part of the command.
import collections
import dataclasses
import functools
import io
import itertools
import json
import math
import os.path
import random
import re
import struct
import sys


@dataclasses.dataclass(order=True)
class Item:
    name: str
    price: float = 1.5


random.seed(7)
print(sys.version_info[:2], math.isqrt(99), os.path.join("a", "b"), random.randrange(1000), random.random())
print(collections.Counter("mississippi").most_common(2), collections.deque([1, 2, 3], 2), collections.namedtuple("P", "x y")(1, 2))
print(list(itertools.accumulate(range(6))), functools.reduce(lambda a, b: a * b, range(1, 6)))
print(re.sub(r"(\w+) (\w+)", r"\2 \1", "hello world"), json.dumps({"a": [1, None, True]}), struct.pack("<hI", -2, 7))
print(Item("b") > Item("a", 2), Item("c"))
with io.StringIO("one\ntwo\n") as lines:
    print([line.strip() for line in lines])
