# Sort, filter and reduce callbacks that change kind or misbehave once: raise, mutate the list, return odd keys.
data = [(i * 37) % 101 for i in range(100)]
def outcome(f):
    try: return f()
    except Exception as e: return f'{type(e).__name__}: {e}'
def sorts(key):
    a = data[:]
    r = outcome(lambda: a.sort(key=key))
    return r, len(a), sorted(a) == sorted(data), a[:3] if r is None else ''
calls = 0
def once(at, what):
    def key(v):
        global calls
        calls += 1
        return what(v) if v == at else v
    return key
def boom(v): raise LookupError(v)
for what in (boom, lambda v: 'str', lambda v: 0.5, lambda v: 2**70, lambda v: None, lambda v: float('nan'), lambda v: True, lambda v: (v,)): print(sorts(once(77, what)))
print(calls)
a = data[:]
print(outcome(lambda: a.sort(key=lambda v: a.append(v) or v)), len(a))
a = data[:]
print(outcome(lambda: a.sort(key=lambda v: len(a))), len(a), a == data)
from functools import cmp_to_key, reduce
print(outcome(lambda: sorted(data[:20], key=cmp_to_key(lambda x, y: x - y if (x, y) != (5, 9) else 'odd')))[:3], outcome(lambda: sorted([3, 1, 2], key=cmp_to_key(lambda x, y: None))), sorted(data, key=cmp_to_key(lambda x, y: (y > x) - (x > y)))[:4])
print(reduce(lambda acc, v: acc + v if v != 50 else acc * 2**60, data), outcome(lambda: reduce(lambda acc, v: acc + (v if v != 50 else 'x'), data)), reduce(lambda d, v: {**d, v % 3: v}, data, {}))
print(len(list(filter(lambda v: v % 2 if v != 50 else [], data))), outcome(lambda: list(filter(once(50, boom), data))), list(filter(None, [0, 1, '', 'a', None, [], [0]])))
class K:
    def __init__(self, v): self.v = v
    def __lt__(self, o):
        if self.v == 66: raise ValueError('66 will not compare')
        return self.v < o.v
print(outcome(lambda: sorted(map(K, data))), [k.v for k in sorted(K(v) for v in data if v != 66)][:4])
print(sorted('bAc', key=str.lower), sorted([[2], [1, 5], []], key=len), sorted({3: 'a', 1: 'b'}), sorted(data, reverse=True)[:3], sorted([(1, 'b'), (1, 'a'), (0, 'z')], key=lambda t: t[0]), min(data, key=lambda v: abs(v - 50.4)))
