# What is a sequence to match: lists, tuples, ranges, views, subclasses; not strings, bytes, sets, iterators.
from collections import deque, UserList
class L(list): pass
class S(str): pass
class Fake:
    def __len__(self): return 2
    def __getitem__(self, i): return i
class Counting(list):
    log = []
    def __len__(self): self.log.append("len"); return super().__len__()
    def __getitem__(self, i): self.log.append(i); return super().__getitem__(i)
def f(v):
    match v:
        case []: return "empty"
        case [x]: return "one", x
        case [x, y]: return "two", x, y
        case [x, *m, y]: return "more", x, list(m), y
        case _: return "no"
for v in ([], (), [1], (1, 2), range(4), "ab", b"ab", bytearray(b"ab"), {1, 2}, {1: 2}, L([1]), S("ab"), Fake(), deque([1, 2, 3]), memoryview(b"abc"), iter([1]), (x for x in "a"), {1: 2}.items(), Counting([7, 8]), UserList([1]), type("T", (tuple,), {})((1, 2, 3)), None, 5):
    print(type(v).__name__, f(v))
print(Counting.log)
def g(v):
    match v:
        case [*a, 0]: return "ends 0", a
        case [0, *a] | [1, *a, _]: return "starts", a
        case [[a, b], (c, *d)]: return "nested", a, b, c, d
        case a, b, *_: return "open", a, b
        case (a): return "plain", a
for v in ([1, 2, 0], [0, 5], [1, 2, 3], [[5, 6], "ab"], [[5, 6], [7, 8, 9]], [2, 3, 4], [9], 9, [], "x"): print(g(v), end=" ")
print()
total, pool = 0, [[1, 2], (3,), range(5), L([1, 2]), "ab", {1}, [], deque("xyz"), [[1, 2], [3]]]
for i in range(160):
    v = pool[i % 9]
    total += len(str(f(v))) + len(str(g(v)))
    if i == 60: pool[0] = [2.5, i]
    if i == 100: L.__len__ = lambda self: 2; L.__getitem__ = lambda self, i: i
print(total)
