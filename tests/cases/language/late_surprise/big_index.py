# Subscripts of the hot loop turn negative, big, bool, slice, own __index__, or out of range, once.
class Idx:
    def __init__(self, n): self.n = n
    def __index__(self): return self.n
data = {'list': list(range(100)), 'tuple': tuple(range(100)), 'str': 'abcdefghij' * 10, 'bytes': bytes(range(100)), 'range': range(0, 1000, 10), 'bytearray': bytearray(range(100))}
odd = [-1, -100, -101, 100, 2**70, True, Idx(5), Idx(-3), Idx(-200), slice(2, 8, 3), 1.0, 'k', None, Idx('x')]
def run(seq, key):
    s, err = 0, None
    for i in range(110):
        try: v = seq[i % 50 if i != 100 else key]
        except (IndexError, TypeError) as e: err = f'{type(e).__name__}: {e}'
        else: s += v if isinstance(v, int) else len(v)
    return s, err
for name, seq in data.items():
    if name in ('list', 'range'): print(name, *[run(seq, k) for k in odd], sep='\n  ')
    else: print(name, [run(seq, k)[0] for k in odd])
def store(seq, key, value):
    err = None
    for i in range(110):
        try: seq[i % 50 if i != 100 else key] = i % 7 if i != 105 else value
        except (IndexError, TypeError, ValueError) as e: err = f'{type(e).__name__}: {e}'
    return err
for key in (-1, -101, 100, True, Idx(60), 2**70, 'k', 1.5):
    a = list(range(100))
    print(key if isinstance(key, (int, str, float)) else 'Idx', store(a, key, 'v'), sum(v if isinstance(v, int) else 0 for v in a), a[5], a[-1])
b = bytearray(100)
print(store(b, 3, 256), store(b, 3, -1), store(b, 3, 'x'), b[:8], store((1, 2), 0, 0), store('abc', 0, 0))
c = list(range(20))
for i in range(120):
    if i == 110: c[5:10] = 'xy'
    if i == 112: c[::3] = [0] * len(c[::3])
    if i == 114: del c[::2]
    if i > 115: c[i % len(c)] = i
print(c)
