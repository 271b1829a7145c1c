# Text figures: diamonds, triangles, spirals, banners, boxes, bars, number pyramids, calendars of moon phases.
def diamond(c):
    n = ord(c) - 65
    rows = [' ' * (n - i) + chr(65 + i) + (' ' * (2 * i - 1) + chr(65 + i) if i else '') for i in range(n + 1)]
    return rows + rows[-2::-1]
print(*diamond('D'), *diamond('A'), sep='\n')
def spiral(n, start=1, step=1):
    g, x, y, dx, dy, v = [[None] * n for _ in range(n)], 0, 0, 1, 0, start
    for _ in range(n * n):
        g[y][x] = v
        v += step
        if not (0 <= x + dx < n and 0 <= y + dy < n and g[y + dy][x + dx] is None): dx, dy = -dy, dx
        x, y = x + dx, y + dy
    return g
for row in spiral(5): print(' '.join(f'{v:>2}' for v in row))
print(spiral(3, 0.5, 0.25), spiral(0), spiral(11)[5][5], sum(spiral(10)[i][i] for i in range(10)), spiral(2, 2**62, 2**62))
FONT = {'A': '.#. #.# ### #.# #.#', 'B': '##. #.# ##. #.# ##.', 'C': '.## #.. #.. #.. .##', ' ': '.. .. .. .. ..', '1': '.# ## .# .# .#'}
def banner(s, on='#', off=' '):
    try: glyphs = [FONT[c].split() for c in s]
    except KeyError as e: raise ValueError(f'no glyph for {e.args[0]!r}') from None
    return [' '.join(g[r] for g in glyphs).replace('#', on).replace('.', off).rstrip() for r in range(5)]
print(*banner('AB C1'), *banner('CAB', '█', '·'), sep='\n')
try: banner('A?')
except ValueError as e: print(e)
def box(lines, style='-|+'):
    w = max(map(len, lines), default=0)
    h, v, c = style
    return [c + h * (w + 2) + c, *(f'{v} {l:<{w}} {v}' for l in lines), c + h * (w + 2) + c]
print(*box(['short', 'a longer line', '']), *box(box(['x']), '=!*'), *box([]), sep='\n')
nested = ['core']
for i in range(30): nested = box(nested)
print(len(nested), len(nested[0]), nested[30])
def pascal(n):
    row, rows = [1], []
    for _ in range(n): rows.append(' '.join(map(str, row))); row = [1, *(a + b for a, b in zip(row, row[1:])), 1]
    return [r.center(len(rows[-1])).rstrip() for r in rows]
print(*pascal(6), sep='\n')
print(len(pascal(60)[-1]), max(map(int, pascal(60)[-1].split())))
def chart(data):
    top = max(data.values())
    return [f'{k!s:>6} {"▏▎▍▌▋▊▉█"[-1] * int(v / top * 20)}{"½" if v / top * 20 % 1 >= 0.5 else ""} {v:g}' for k, v in data.items()]
print(*chart({'one': 1, 2: 2.5, None: 7, 'big': 10}), sep='\n')
try: chart({})
except ValueError as e: print(e)
sier = [''.join('*' if (x & y) == 0 else ' ' for x in range(16 - y)) for y in range(16)]
print(*sier[::3], sum(r.count('*') for r in sier), sep='\n')
