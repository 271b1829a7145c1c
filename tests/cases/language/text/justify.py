# Paragraphs wrapped greedily and by least raggedness, justified, centred, set in columns.
TEXT = 'In olden times when wishing still helped one there lived a king whose daughters were all beautiful and the youngest was so beautiful that the sun itself was astonished'.split()
def greedy(words, width):
    line = []
    for w in words:
        if line and sum(map(len, line)) + len(line) + len(w) > width:
            yield line
            line = []
        line.append(w)
    if line: yield line
def best(words, width):
    n = len(words)
    cost, cut = [0] + [float('inf')] * n, [0] * (n + 1)
    for j in range(1, n + 1):
        length = -1
        for i in range(j - 1, -1, -1):
            length += len(words[i]) + 1
            if length > width: break
            c = cost[i] + (0 if j == n else (width - length) ** 2)
            if c < cost[j]: cost[j], cut[j] = c, i
    if cost[n] == float('inf'): raise ValueError(f'a word is wider than {width}')
    lines, j = [], n
    while j: lines.append(words[cut[j]:j]); j = cut[j]
    return lines[::-1]
def justify(line, width, last):
    if last or len(line) == 1: return ' '.join(line).ljust(width)
    gaps, space = len(line) - 1, width - sum(map(len, line))
    out = ''
    for i, w in enumerate(line[:-1]): out += w + ' ' * (space // gaps + (i < space % gaps))
    return out + line[-1]
def rag(lines, width): return sum((width - len(' '.join(l))) ** 2 for l in lines[:-1])
for width in (24, 31):
    g, b = list(greedy(TEXT, width)), best(TEXT, width)
    print(width, rag(g, width), rag(b, width))
    for i, l in enumerate(b): print('|' + justify(l, width, i == len(b) - 1) + '|')
for l in greedy(TEXT, 40): print(' '.join(l).center(44, '.'))
try: best(TEXT, 8)
except ValueError as e: print(e)
left, right = [' '.join(l) for l in greedy(TEXT[:14], 18)], [' '.join(l) for l in greedy(TEXT[14:], 18)]
for i in range(max(len(left), len(right))):
    print(f'{left[i] if i < len(left) else "":<20}{right[i] if i < len(right) else "":>20}|')
totals = [rag(best(TEXT, w), w) - rag(list(greedy(TEXT, w)), w) for w in range(12, 60)]
print(max(totals), min(totals), sum(totals))
