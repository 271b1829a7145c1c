# permutations: in the order of the places, of all lengths, and in the middle of it after pickling.
import itertools, copy, pickle
it = itertools.permutations(range(5))
for _ in range(30): next(it)
a = pickle.loads(pickle.dumps(it))
print(next(a), next(it), list(a) == list(it))
for n in range(8):
    for r in [None, *range(n + 2)]:
        found = list(itertools.permutations(range(n), r))
        print(n, r, len(found), found[:3], found[-2:], found == sorted(found))
print(next(itertools.permutations(range(300), 3)), sum(1 for p in itertools.permutations(range(40), 3)))
it = itertools.permutations("abcdef", 5)
print([next(it) for _ in range(70)][-1], len(list(it)), next(it, None))
