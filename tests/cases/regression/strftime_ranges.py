# What parts of a time may be, and what conversions are told.
import time
for t in ((2000, 1, 1, 30, 0, 0, 0, 1, 0), (2000, 1, 0, 0, 0, 0, 0, 1, 0), (2000, 13, 1, 0, 0, 0, 0, 1, 0)):
    try: print(time.strftime('%d %H', t))
    except ValueError as e: print(e)
def t(f, *args):
    try: print(repr(f(*args)))
    except Exception as e: print(type(e).__name__, e)
good = (2001, 2, 3, 4, 5, 6, 5, 34, 0)
for at, values in ((0, (2**31, -2**31)), (1, (0, -1)), (2, (32, -1)), (3, (24, -1)), (4, (60,)), (5, (61, 62)), (6, (7, -1, -2)), (7, (367, 0)), (8, (5,))):
    for value in values:
        bad = good[:at] + (value,) + good[at + 1:]
        t(time.strftime, '%j %w', bad); t(time.asctime, bad)
t(time.strftime, '%H', list(good)); t(time.strftime, '%H', good[:8]); t(time.strftime, 5); t(time.strftime, '%H', (1.5,) * 9)
t(time.strftime, '%-d|%_d|%5d|%^a|%#a|%-H|%_5H|%10a', good)
