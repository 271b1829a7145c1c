# `functools`, `operator`, `bisect` and `random` are the library's, over what C has.
import bisect
import copy
import functools
import inspect
import math
import operator
import pickle
import random
import types

made = functools.partial(int, base=2)
print(made, made("101"), made.func, made.args, made.keywords, pickle.loads(pickle.dumps(made))("11"), copy.copy(made).keywords is made.keywords)
for name in ("func", "args", "keywords"):
    try:
        setattr(made, name, 1)
    except AttributeError:
        print(name, "is read-only")
made.__setstate__((made, (), {}, {}))
print(repr(made))
made.__setstate__((int, (), {"base": 8}, None))
print(made("17"), made.__dict__)


@functools.lru_cache(maxsize=2)
def double(x):
    return 2 * x


print([double(x) for x in (1, 2, 1, 3, 2)], double.cache_info(), double.cache_parameters())
print(functools._c3_mro(bool), operator.itemgetter(1, 2)([1, 2, 3]), operator.itemgetter.__module__, operator.methodcaller("upper")("a"))
print(bisect.bisect([1, 2, 4], 3), bisect.bisect.__module__, functools.reduce.__module__, functools.cmp_to_key(lambda a, b: b - a)(1) > functools.cmp_to_key(lambda a, b: b - a)(2))
random.seed(7)
print(random.random(), random.randrange(100), random.getrandbits(70), random.Random.__mro__, random.choices("abc", k=4))
print([inspect.signature(one) for one in (object, list, float, property, enumerate)])
print(math.comb(1, 2**100), math.perm(3, 2**70), types.MemberDescriptorType)
try:
    print >> None
except TypeError as error:
    print(error)
try:
    import os
    os.stat(987654)
except OSError as error:
    print(error, error.filename)
