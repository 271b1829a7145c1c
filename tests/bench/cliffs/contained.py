# Lists, dicts, sets, deques: displays, slices, algebra, copies.
import copy
from collections import defaultdict, deque, namedtuple

from measured import main


Pair = namedtuple("Pair", "x y")


def deque_rotate(n):
    d = deque(range(100))
    for i in range(n):
        d.append(d.popleft())
    return d[0]


def deque_index(n):
    d = deque(range(100))
    s = 0
    for i in range(n):
        s += d[i % 100]
    return s


def dict_ten_keys(n):
    s = 0
    for i in range(n):
        d = {'a': i, 'b': 1, 'c': 2, 'd': 3, 'e': 4, 'f': 5, 'g': 6, 'h': 7, 'i': 8, 'j': 9}
        s += d['a'] + d['j']
    return s


def dict_merge(n):
    base = {'a': 1, 'b': 2}
    s = 0
    for i in range(n):
        d = {**base, 'c': i}
        s += d['c'] + d['a']
    return s


def set_display(n):
    s = 0
    for i in range(n):
        if i % 7 in {1, 2, 5}:
            s += len({i, i + 1, 3})
    return s


def set_algebra(n):
    a = frozenset(range(0, 20))
    b = frozenset(range(10, 30))
    s = 0
    for i in range(n):
        s += len(a & b) + (3 in a | b)
    return s


def list_pop_insert(n):
    s = 0
    for i in range(n):
        l = [i, 1, 2]
        l.insert(0, 5)
        s += l.pop() + l.pop(0)
        l.extend((1, 2))
        s += len(l)
    return s


def list_slices(n):
    l = list(range(10))
    s = 0
    for i in range(n):
        l[:5] = l[4::-1]
        s += l[0]
    return s


def list_repeat(n):
    s = 0
    for i in range(n):
        s += len([None] * 32)
    return s


def tuple_keys(n):
    d = {}
    s = 0
    for i in range(n):
        k = (i & 63, i & 31)
        d[k] = d.get(k, 0) + 1
    return len(d)


def namedtuple_keys(n):
    d = {}
    for i in range(n):
        k = Pair(i & 63, i & 31)
        d[k] = d.get(k, 0) + 1
    return len(d)


def defaultdict_lists(n):
    d = defaultdict(list)
    for i in range(n):
        d[i & 1023].append(i)
    return len(d)


def zip_enum(n):
    a = list(range(100))
    s = 0
    for k in range(n // 100):
        for i, (x, y) in enumerate(zip(a, a)):
            s += i + x * y
    return s


def comprehensions(n):
    s = 0
    for k in range(n // 20):
        s += sum([x * x for x in range(20) if x & 1]) + len({x: 1 for x in range(5)})
    return s


def deepcopy_row(n):
    x = {'a': [1, 2, {'b': (1, 2)}], 'c': 'text'}
    for i in range(n // 20):
        y = copy.deepcopy(x)
    return 1


main(globals(), [
    ("deque rotate", "deque_rotate(10_000)", 10_000),
    ("deque index", "deque_index(10_000)", 10_000),
    ("dict ten keys", "dict_ten_keys(10_000)", 10_000),
    ("dict merge", "dict_merge(10_000)", 10_000),
    ("set display", "set_display(10_000)", 10_000),
    ("set algebra", "set_algebra(10_000)", 10_000),
    ("list pop insert", "list_pop_insert(10_000)", 10_000),
    ("list slices", "list_slices(10_000)", 10_000),
    ("list repeat", "list_repeat(10_000)", 10_000),
    ("tuple keys", "tuple_keys(10_000)", 10_000),
    ("namedtuple keys", "namedtuple_keys(10_000)", 10_000),
    ("defaultdict lists", "defaultdict_lists(10_000)", 10_000),
    ("zip enum", "zip_enum(10_000)", 10_000),
    ("comprehensions", "comprehensions(10_000)", 10_000),
    ("deepcopy", "deepcopy_row(10_000)", 500),
])
