# The collector is called by a native that reads like the collector: what that one holds is not to be seen anywhere else.
import functools
import gc
import types


class Late:
    def __get__(self, instance, owner):
        gc.collect()
        return lambda *args, **keywords: (args, keywords)


class Called:
    __call__ = Late()


called = Called()


def spread(callee, *args, **keywords):
    return callee(*args, **keywords)


module = types.ModuleType("module")


def numbered(count):
    return map(lambda number, _: (str(number), [number]), range(count), map(gc.collect, [0] * count))


for module.collect in dict, dict.fromkeys, set, tuple, list, sorted, "".join, lambda items: [*items]:
    for turn in range(3):
        pairs = numbered(30)
        if module.collect is not dict:
            pairs = map(lambda pair: pair[0] + str(pair[1]), pairs)
        made = module.collect(pairs)
        junk = [[n] for n in range(300)]
        print(len(made), sorted(made)[:8])
module.collect = max
print(module.collect([2], [1], [0], key=lambda item: gc.collect(item[0]) and 0), module.collect(numbered(5)))
module.collect = functools.partial(spread, called, [1], [2])
print(module.collect(), module.collect(*[[3]], **{"a": [4]}))
