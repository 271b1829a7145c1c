# Numbers read from text in a hot loop: ints, floats, big ints, signs, underscores, spaces, bad ones late.
def read(t):
    for kind in (int, float, complex):
        try: return kind(t)
        except ValueError: pass
    try: return int(t, 0)
    except ValueError as e: return str(e)
texts = [str(i * 37) for i in range(100)] + ['1.5', '-0', '  42  ', '1_000', '1e5', 'inf', '-nan', '0x1f', '0b101', '1__0', '', '٣', '1+2j', '1' * 25, '1e400', '--1', '0o17', '5.', '.5', '1e', '+7', '\n8\t', 'one']
vals = [read(t) for t in texts]
for t, v in list(zip(texts, vals))[98:]: print(repr(t), repr(v))
s = sum(v for v in vals if isinstance(v, int))
print(s, sum(isinstance(v, str) for v in vals))
def write(v): return {int: str, float: lambda f: f'{f:.3f}', str: repr}.get(type(v), ascii)(v)
print(' '.join(map(write, vals[96:112])))
acc = ''
for i in range(130):
    acc = str(int(acc or 0) + i) if i < 100 else str(float(acc) / 2) if i < 110 else acc + str(i % 10) if i < 120 else str(len(acc))
print(acc)
for base in (2, 8, 16, 36, 3): print(base, [int(t, base) for t in ('10', '101', '0', '-11')], end=' ')
print()
for bad in (lambda: int('12', 2), lambda: int('z', 37), lambda: int(5, 10), lambda: int('5', '10'), lambda: float('1,5'), lambda: int(float('nan')), lambda: int(float('inf')), lambda: int([]), lambda: float(None), lambda: complex('1 + 2j'), lambda: int(b'0x5'), lambda: int('9' * 5000) and 'long', lambda: len(str(10**5000))):
    try: print(bad())
    except (ValueError, TypeError, OverflowError) as e: print(type(e).__name__, e)
