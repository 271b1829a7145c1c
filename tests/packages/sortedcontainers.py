# Lists, dictionaries and sets that stay sorted, through thousands of changes, beside plain ones.
# pip: sortedcontainers==2.4.0
import pickle
import random
from operator import neg

from sortedcontainers import SortedDict, SortedKeyList, SortedList, SortedSet

rng = random.Random(11)
numbers = SortedList(load := [rng.randrange(1000) for _ in range(500)])
plain = sorted(load)
for step in range(4000):
    if plain and step % 3 == 2:
        taken = plain.pop(rng.randrange(len(plain)))
        numbers.remove(taken)
    else:
        value = rng.randrange(1000)
        numbers.add(value)
        plain.append(value)
        plain.sort()
print(list(numbers) == plain, len(numbers), numbers.bisect_left(500), numbers.bisect_right(500), numbers.count(plain[7]), numbers[10:20:3])
numbers._check()
print(list(numbers.irange(100, 110)), list(numbers.islice(3, 6)), numbers.index(plain[50]) <= 50, numbers.pop(), numbers.pop(0))
del numbers[5:-5]
print(numbers, pickle.loads(pickle.dumps(numbers)) == numbers, numbers * 2 == SortedList(list(numbers) * 2))
keyed = SortedKeyList("banana apple cherry fig".split(), key=len)
keyed.update(["kiwi", "date"])
print(keyed, keyed.bisect_key_left(5), list(keyed.irange_key(4, 5)))
table = SortedDict(neg, {n: n * n for n in range(10)})
print(table.peekitem(0), table.popitem(), list(table.irange(7, 3)), table.keys()[2:4], table.values()[-1], table.index(5), table.setdefault(20, "new"), table)
small = SortedDict({"b": 1, "a": 2})
small |= {"c": 3}
print(small, small == {"a": 2, "b": 1, "c": 3}, reversed(small).__next__(), small.copy().pop("z", None), SortedDict.fromkeys("cab", 0))
one, two = SortedSet([5, 1, 3, 3]), SortedSet(range(0, 10, 2))
print(one | two, one & two, one - {1}, one ^ two, one[0], one < {1, 3, 5, 7}, one.isdisjoint(two), list(SortedSet("hello", key=lambda c: -ord(c))))
for wrong in (lambda: numbers.append(3), lambda: numbers.remove(-1), lambda: SortedList([1, "a"]), lambda: small["q"], lambda: numbers.__setitem__(0, 1), lambda: numbers.index(-5)):
    try:
        wrong()
    except (NotImplementedError, ValueError, TypeError, KeyError) as error:
        print(type(error).__name__, error)
