# Calendars by hand: day numbers, weekdays, ISO weeks, Easter, month tables, intervals, leap rules.
class BadDate(ValueError): pass
DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
def leap(y): return y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)
def length(y, m): return DAYS[m - 1] + (m == 2 and leap(y))
def number(y, m, d):
    if not 1 <= m <= 12: raise BadDate(f'month {m}')
    if not 1 <= d <= length(y, m): raise BadDate(f'day {d} of {y}-{m:02}')
    a = y - 1
    return a * 365 + a // 4 - a // 100 + a // 400 + sum(length(y, k) for k in range(1, m)) + d
def date(n):
    y = n // 366 + 1
    while number(y, 12, 31) < n: y += 1
    n -= number(y, 1, 1) - 1
    m = 1
    while n > length(y, m): n -= length(y, m); m += 1
    return y, m, n
def weekday(y, m, d): return (number(y, m, d) - 1) % 7
NAMES = 'Mon Tue Wed Thu Fri Sat Sun'.split()
for s in ('2023-11-21', '2000-02-29', '1900-02-29', '2023-13-01', '1-1-1', '9999-12-31', '2023-xx-01', '2024-2-30'):
    try:
        ymd = tuple(map(int, s.split('-')))
        print(s, number(*ymd), NAMES[weekday(*ymd)], date(number(*ymd)) == ymd)
    except BadDate as e: print(s, 'BadDate', e)
    except ValueError as e: print(s, e)
def iso(y, m, d):
    n = number(y, m, d)
    th = n - weekday(y, m, d) + 3
    yy = date(th)[0]
    return yy, (th - number(yy, 1, 1)) // 7 + 1, weekday(y, m, d) + 1
print([iso(*d) for d in ((2020, 12, 31), (2021, 1, 1), (2021, 1, 4), (2016, 1, 3), (2023, 11, 21))])
def easter(y):
    a, b, c = y % 19, y // 100, y % 100
    h = (19 * a + b - b // 4 - (b - (b + 8) // 25 + 1) // 3 + 15) % 30
    l = (32 + 2 * (b % 4) + 2 * (c // 4) - h - c % 4) % 7
    m = (a + 11 * h + 22 * l) // 451
    return divmod(h + l - 7 * m + 114, 31)[0], divmod(h + l - 7 * m + 114, 31)[1] + 1
print([easter(y) for y in range(2020, 2027)], max(easter(y) for y in range(1900, 2030)))
def month(y, m):
    print(f'{y}-{m:02}'.center(20))
    cells = ['  '] * weekday(y, m, 1) + [f'{d:2}' for d in range(1, length(y, m) + 1)]
    for i in range(0, len(cells), 7): print(' '.join(cells[i:i + 7]))
month(2024, 2)
n, back = number(1999, 12, 25), []
for i in range(150):
    y, m, d = date(n + i * 37)
    if number(y, m, d) != n + i * 37: back.append(i)
    if weekday(y, m, d) == 4 and d == 13: print('Friday', y, m, d)
print(back, date(n + 10**6), sum(leap(y) for y in range(1600, 2001)), [y for y in range(2000, 2030) if iso(y, 12, 28)[1] == 53])
def add_months(y, m, d, k):
    y, m = divmod(y * 12 + m - 1 + k, 12)
    return y, m + 1, min(d, length(y, m + 1))
print([add_months(2023, 1, 31, k) for k in (1, 13, -2, 0, 120)])
def span(secs):
    out = []
    for unit, size in (('d', 86400), ('h', 3600), ('m', 60), ('s', 1)):
        k, secs = divmod(secs, size)
        if k: out.append(f'{k:g}{unit}')
    return ' '.join(out) or '0s'
print([span(s) for s in (0, 59, 3600, 90061, 1.5, 10**12)])
