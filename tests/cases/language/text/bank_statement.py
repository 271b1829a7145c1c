# Fixed-width records parsed and totalled, money in cents, bad lines gathered with reasons.
LINES = []
seed = 17
for i in range(110):
    seed = (seed * 16807) % 2147483647
    kind = 'DWTF'[seed % 4]
    LINES.append(f'{i:04d}{kind}{seed % 50000:>9d}{"ACC" + str(seed % 4):<8}2023-{seed % 12 + 1:02d}-{seed % 28 + 1:02d}')
LINES[20] = LINES[20][:10]
LINES[41] = LINES[41].replace('ACC', 'XYZ')
LINES[77] = LINES[77][:5] + '   12a45 ' + LINES[77][14:]
LINES[93] = LINES[93][:-5] + '13-40'
class Bad(Exception): pass
def cents(text):
    if not text.strip().isdigit(): raise Bad(f'amount {text.strip()!r}')
    return int(text)
def parse(line):
    if len(line) != 32: raise Bad(f'length {len(line)}')
    no, kind, amount, acc, (y, m, d) = int(line[:4]), line[4], cents(line[5:14]), line[14:22].rstrip(), map(int, line[22:].split('-'))
    if not acc.startswith('ACC'): raise Bad(f'account {acc}')
    if not 1 <= m <= 12 or not 1 <= d <= 31: raise Bad(f'date {m}/{d}')
    return no, kind, amount, acc, (y, m, d)
def money(c): return f'{"-" if c < 0 else ""}{abs(c) // 100:,}.{abs(c) % 100:02d}'
accounts, rejected, months = {}, [], {}
for n, line in enumerate(LINES):
    try: no, kind, amount, acc, date = parse(line)
    except Bad as e:
        rejected.append((n, str(e)))
        continue
    balance = accounts.setdefault(acc, [0])
    try:
        match kind:
            case 'D': delta = amount
            case 'W' if amount > balance[-1]: raise Bad(f'{acc} has {money(balance[-1])}, wants {money(amount)}')
            case 'W': delta = -amount
            case 'T': delta = amount // 3
            case 'F': delta = -min(250, max(0, balance[-1]))
    except Bad as e:
        rejected.append((n, str(e)))
    else:
        balance.append(balance[-1] + delta)
        months[date[:2]] = months.get(date[:2], 0) + delta
for a in sorted(accounts): print(a, len(accounts[a]), money(accounts[a][-1]), money(max(accounts[a])), [money(v) for v in accounts[a][1:5]])
print(len(rejected), *rejected[:4], *[r for r in rejected if 'has' not in r[1]], sep='\n')
for m in sorted(months): print(m[1], f'{money(months[m]):>12}')
print(money(-5), money(10**14), sum(v[-1] for v in accounts.values()) == sum(months.values()))
