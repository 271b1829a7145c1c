# Match over nested trees of tuples, lists, dicts and classes; depth, rotation, paths, queries.
class Leaf:
    __match_args__ = ('value',)
    def __init__(self, value): self.value = value
class Fork:
    __match_args__ = ('left', 'right')
    def __init__(self, left, right): self.left, self.right = left, right
def build(n): return Leaf(n) if n < 2 else Fork(build(n // 2), build(n - n // 2 - 1))
def depth(t):
    match t:
        case Leaf(): return 1
        case Fork(left=l, right=r): return 1 + max(depth(l), depth(r))
def total(t):
    match t:
        case Leaf(value=int(v) | float(v)): return v
        case Leaf(str() as s): return len(s)
        case Leaf(v): raise TypeError(f'leaf of {type(v).__name__}')
        case Fork(a, b): return total(a) + total(b)
def rotate(t):
    match t:
        case Fork(Fork(a, b), c): return Fork(a, Fork(b, c))
        case _: return t
def show(t):
    match t:
        case Leaf(v): return str(v)
        case Fork(Leaf(a), Leaf(b)): return f'<{a},{b}>'
        case Fork(a, b): return f'({show(a)} {show(b)})'
t = build(20)
print(show(t), depth(t), total(t), show(rotate(t)), show(rotate(rotate(t))))
s = 0
for i in range(120):
    leaf = Leaf(i) if i < 100 else Leaf([0.5, 'four', None, 2**70][i % 4])
    try: s += total(Fork(leaf, t))
    except TypeError as e: s -= 1; last = e
print(s, last)
def query(doc):
    match doc:
        case {'type': 'user', 'name': str(n), **rest} if not rest: return f'just {n}'
        case {'type': 'user', 'name': str(n), 'tags': [first, *_, last]}: return f'{n} {first}..{last}'
        case {'type': 'user', 'name': str(n), 'tags': [only]}: return f'{n} only {only}'
        case {'type': 'user', **rest}: return f'odd user {sorted(rest)}'
        case {'type': 'group', 'members': [*ms]}: return [query(m) for m in ms]
        case [{'type': t}, *rest]: return f'list from {t} and {len(rest)} more'
        case {}: return f'other {sorted(doc)}'
        case None | [] | '': return 'empty'
        case (int() | float()) as n if n > 100: return 'large'
        case _: return type(doc).__name__
u = {'type': 'user', 'name': 'ann'}
docs = [u, {**u, 'tags': ['a', 'b', 'c']}, {**u, 'tags': ['z']}, {**u, 'tags': []}, {'type': 'user', 'name': 5}, {'type': 'group', 'members': [u, None, 'x']}, [u, 1, 2], {}, {'q': 1}, [], '', 101, 99.5, 100.5, (u,), 'str', {1}, range(3), b'']
for d in docs: print(query(d))
def paths(t, pre=''):
    match t:
        case dict(): 
            for k, v in t.items(): yield from paths(v, f'{pre}.{k}' if pre else k)
        case list() | tuple():
            for i, v in enumerate(t): yield from paths(v, f'{pre}[{i}]')
        case _: yield pre, t
print(list(paths({'a': [1, {'b': (2, 3)}], 'c': {'d': None}, 'e': []})))
counts = {}
for i in range(150): r = query(docs[i % len(docs)]); counts[str(r)[:6]] = counts.get(str(r)[:6], 0) + 1
print(counts)
