# Keys of many kinds in one dictionary: equal across types, deleted and added again, order kept.
d = {}
for i in range(160):
    k = (i % 10, float(i % 7), str(i % 6), (i % 3, 'k'), i % 2 == 0, None, bytes([i % 4]), frozenset([i % 3]), 2**64 + i % 2, -1)[i % 10]
    d[k] = d.get(k, 0) + 1
    if i == 120: del d[None], d['2']
print(len(d), list(d.items())[:8], d[1], d[True], d[0.0], list(d)[-3:])
for k in (1, 1.0, True, 1 + 0j, '1', b'\1', (1, 'k'), (1.0, 'k'), 2**64, float(2**64), None, -1.0): print(repr(k), d.get(k, 'absent'), k in d)
s = {i: i for i in range(100)}
t = 0
for i in range(140):
    k = i % 100 if i < 110 else float(i % 100) if i < 120 else str(i % 100) if i < 125 else i % 100 == 1
    t += s.get(k, -1000)
    if i == 130: s['7'] = 'never met'; s[False] = 5
print(t, len(s), s[0], list(s)[-1], list(s)[0])
words = {'w%d' % i: i for i in range(50)}
hits = miss = 0
for i in range(150):
    try: hits += words['w%d' % (i % 60) if i != 130 else 7]
    except KeyError as e: miss += 1; last = e.args[0]
    if i == 100: words[7] = 1000
print(hits, miss, last)
order = {}
for i in range(120):
    order.pop(i % 11, None)
    order[i % 13] = i
    if i == 100: order = {**order, 'x': 0}
print(list(order.items()), next(reversed(order)))
inner = {}
for i in range(130):
    inner.setdefault(i % 4 if i < 120 else 'late', {}).setdefault(i % 3, []).append(i)
print({k: {j: len(w) for j, w in v.items()} for k, v in inner.items()}, inner['late'])
big = {}
for i in range(100): big[i << (i % 3 * 31)] = i
print(len(big), sum(k % 1009 * v for k, v in big.items()), big[99], big[98 << 62])
a, b = dict.fromkeys(range(60)), dict.fromkeys(range(30, 90), 1)
print(len(a | b), sorted(a.keys() & b.keys())[:3], len(a.keys() ^ b.keys()), (b | a)[40], a == b, list((a.keys() - b.keys()))[:3])
for bad in ([1], {}, {1}, bytearray(b'x'), (1, [2])):
    try: d[bad] = 1
    except TypeError as e: print(e)
