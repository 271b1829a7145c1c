# Dozens of recipes over iterators: chunks, windows, groups, peeking, seeking, partitions, numeric ones.
# pip: more-itertools==11.2.1
import itertools

import more_itertools as mi

print(list(mi.chunked(range(7), 3)), list(mi.sliced("abcdefg", 3)), list(mi.windowed([1, 2, 3, 4], 3)), list(mi.sliding_window(range(4), 2)))
print(list(mi.grouper("ABCDEFG", 3, fillvalue="x")), [list(c) for c in mi.divide(3, range(7))], list(mi.distribute(2, range(5))[0]))
peek = mi.peekable(range(5))
print(peek.peek(), next(peek), peek[1:3], bool(peek), peek.prepend(9), list(peek), peek.peek("end"))
seek = mi.seekable(iter("hello"))
print("".join(seek), seek.seek(1), next(seek), seek.elements()[:2])
print(sorted(mi.bucket(["a1", "b1", "a2"], key=lambda s: s[0])))
print(list(mi.split_at("a,b,c", lambda c: c == ",")), list(mi.split_when([1, 2, 3, 3, 5], lambda a, b: b <= a)))
print([list(g) for g in mi.consecutive_groups([1, 2, 4, 5, 9])], list(mi.run_length.encode("aabccc")), list(mi.interleave_longest([1, 2, 3], [4])))
print(list(mi.collapse([1, [2, (3, [4])], "ab"])), list(mi.flatten([[1], [2, 3]])), list(mi.intersperse(0, [1, 2, 3])), list(mi.unique_everseen("AaBb", key=str.lower)))
print(list(mi.powerset([1, 2, 3])), list(mi.distinct_permutations([1, 0, 1])), list(mi.set_partitions("abc", 2)), list(mi.partitions("abc")))
print(mi.first([], default=0), mi.one(["x"]), mi.only([]), mi.nth(range(9), 4), mi.last(range(4)), mi.ilen(x for x in range(100) if x % 7 == 0), mi.all_equal("aaa"))
for wrong in (lambda: mi.one([]), lambda: mi.one([1, 2]), lambda: list(mi.chunked([1, 2, 3], 2, strict=True)), lambda: mi.first([]), lambda: mi.exactly_n(1, 2)):
    try:
        wrong()
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
print(list(mi.numeric_range(1.0, 2.0, 0.25)), mi.dotproduct([1, 2], [3, 4]), list(mi.convolve([1, 1], [1, 2, 1])), mi.polynomial_from_roots([1, -1]), list(mi.sieve(30)), list(mi.factor(360)))
print(mi.map_reduce("hello", str.upper, lambda _: 1, sum), list(mi.side_effect(lambda x: None, [1])), mi.minmax([3, 1, 2]), list(mi.rlocate([0, 1, 1])), list(mi.stagger(range(3))))
print(list(mi.sort_together([("b", "a"), (1, 2)])), mi.consume(iter([1])), list(mi.zip_offset("abc", "abc", offsets=(0, 1))), mi.spy([1, 2, 3], 2)[0], list(mi.difference([1, 3, 6])))
print(list(mi.adjacent(lambda x: x == 3, range(5))), list(mi.groupby_transform("aAb", str.lower, str.upper, list)), list(mi.roundrobin("AB", "C")), mi.nth_product(8, range(2), range(3), range(4)))


@mi.consumer
def tally():
    total = 0
    while True:
        total += yield total


counter = tally()
print([counter.send(n) for n in range(5)], mi.countable(range(3)).items_seen, mi.is_sorted([1, 2, 2]), list(mi.strip([0, 1, 0], lambda x: not x)), list(itertools.islice(mi.iterate(lambda x: 2 * x, 1), 6)))
print(list(mi.batched(range(5), 2)), list(mi.matmul([(1, 2)], [(3,), (4,)])), sum(mi.take(500, mi.tabulate(lambda n: n * n))))
