# Tables laid out with widths from the data, numbers aligned by their point, rules and totals.
def columns(rows): return [max(len(cell) for cell in col) for col in zip(*rows)]
def fmt(v):
    match v:
        case None: return '-'
        case bool(): return 'yes' if v else 'no'
        case int(): return f'{v:,}'
        case float(): return f'{v:.2f}'
        case [*items]: return '/'.join(map(fmt, items))
        case str(): return v
        case _: return f'<{type(v).__name__}>'
def table(heads, rows, align=None):
    text = [[fmt(v) for v in r] for r in rows]
    widths = columns([heads] + text)
    align = align or ['>' if all(isinstance(r[i], (int, float, type(None))) for r in rows) else '<' for i in range(len(heads))]
    rule = '+' + '+'.join('-' * (w + 2) for w in widths) + '+'
    yield rule
    for n, r in enumerate([heads] + text):
        yield '|' + '|'.join(f' {c:{a}{w}} ' for c, a, w in zip(r, align, widths)) + '|'
        if n == 0: yield rule
    yield rule
rows = [['apple', 3, 1.5, True, None], ['fig', 12000, 0.333, False, [1, 'x', 2.0]], ['kiwi', -7, 1e6, None, {}], ['ñu', 10**15, -0.005, True, ()]]
for line in table(['name', 'count', 'price', 'fresh', 'misc'], rows): print(line)
for line in table(['a', 'b'], [['x', 1], ['long cell', 22]], ['^', '<']): print(line)
try: list(table(['a'], []))
except Exception as e: print('error', e)
else: print(*table(['a'], []))
total, out = 0, []
for i in range(1, 121):
    v = i * 1.25 if i % 10 else i
    total += v
    out.append(f'{i:03d}|{v:>8.2f}|{total:>+12,.1f}|{i:#06x}|{i:b}'.replace('|', ' | '))
print(*out[::24], sep='\n')
print('{:*^20}|{:<6}|{:>6}|{!r:>8}|{:e}'.format('mid', 'l', 'r', 'q', 12345.678))
print('%-8s|%5d|%08.3f|%x|%+d|%5.1f%%' % ('left', 42, 3.14159, 255, 7, 99.5))
cells = {(r, c): r * c for r in range(1, 13) for c in range(1, 13)}
for r in range(1, 13, 4): print(' '.join(f'{cells[r, c]:3}' for c in range(1, 13)))
hist = [0] * 8
for i in range(200): hist[(i * i + i // 3) % 8] += 1
for i, h in enumerate(hist): print(f'{i} {"█" * (h // 4):<14}{h:>3} {h / 200:6.1%}')
