# Functions over iterables, dictionaries and functions; curried ones.
# pip: toolz==1.2.0
from operator import add, mul

import toolz
from toolz import (accumulate, assoc_in, compose, compose_left, concat, countby, curry, do, excepts, first, flip, frequencies, get_in, groupby, interleave, itemmap, join, juxt,
                   keyfilter, keymap, memoize, merge_sorted, merge_with, partition, partition_all, partitionby, peek, pipe, pluck, reduceby, sliding_window, thread_first, thread_last, topk,
                   update_in, valfilter, valmap)
from toolz.curried import filter as cfilter
from toolz.curried import map as cmap
from toolz.sandbox import EqualityHashKey, unzip

people = [("Ann", 30, "x"), ("Bob", 25, "y"), ("Cid", 30, "x")]
print(groupby(1, people), countby(2, people), frequencies("mississippi"))
print(reduceby(lambda p: p[2], lambda total, p: total + p[1], people, 0), list(join(0, people, 0, [("Ann", "cat"), ("Cid", "dog")])))
print(pipe(range(10), cfilter(lambda n: n % 2), cmap(lambda n: n * n), list), thread_first(2, (add, 3), (pow, 2)), thread_last([1, 2, 3], (map, str), list))


@curry
def volume(a, b, c=1, *, d=1):
    return a * b * c * d


print(volume(2)(3), volume(b=2)(a=5), volume(2, d=4)(1), volume.__name__, compose(str, volume(3), len)("four"), compose_left(len, str).__name__)
print(get_in(["a", 0, "b"], {"a": [{"b": 7}]}), get_in(["x"], {}, "none"), update_in({"n": {"m": 1}}, ["n", "m"], lambda v: v + 1), assoc_in({}, ["p", "q"], 1))
print(merge_with(sum, {"a": 1}, {"a": 2, "b": 3}), valmap(len, {"k": "abc"}), keymap(str.upper, {"k": 1}), keyfilter(str.isupper, {"A": 1, "b": 2}), valfilter(bool, {"a": 0, "b": 1}), itemmap(reversed, {"a": 1}))
print(list(partition(2, range(5))), list(partition_all(2, range(5))), list(partitionby(str.isupper, "ABcdE")), list(sliding_window(3, range(5))), topk(2, [3, 9, 1, 7]))
print(list(interleave([[1, 2], "ab", (None,)])), list(concat([[1], [2]])), list(accumulate(mul, range(1, 8))), list(merge_sorted([1, 4], [2, 3], key=None)), juxt(min, max, sum)([1, 2, 3]))
calls = []
square = memoize(lambda n: do(calls.append, n) ** 2)
print(square(3), square(3), calls, first(peek("xyz")[1]), flip(pow)(2, 3), list(pluck([0, 2], people)))
safe = excepts((ValueError, ZeroDivisionError), lambda text: 1 / int(text), lambda error: type(error).__name__)
print(safe("4"), safe("0"), safe("x"), [tuple(column) for column in unzip([(1, "a"), (2, "b")])], EqualityHashKey(None, [1]) == EqualityHashKey(None, [1]))
print(toolz.functoolz.num_required_args(lambda a, b, c=1: 0), toolz.isiterable([]), toolz.isdistinct("abca"), sum(toolz.take_nth(3, range(1000))), toolz.random_sample(0.5, range(9), random_state=3).__class__.__name__)
for wrong in (lambda: volume(1, 2, 3, 4), lambda: volume(1, e=2), lambda: get_in(["x", "y"], {"x": 1}, no_default=True)):
    try:
        wrong()
    except (TypeError, KeyError) as error:
        print(type(error).__name__, error)
