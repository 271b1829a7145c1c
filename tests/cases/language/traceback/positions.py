# co_positions, tb_lasti and tb_lineno say the same of a place.
import itertools


def work(a,
         b):
    first = a * 2
    second = (first +
              b // a)
    return first, second


def place(tb):
    positions = tb.tb_frame.f_code.co_positions()
    return next(itertools.islice(positions, tb.tb_lasti // 2, None))


def last(tb):
    while tb.tb_next:
        tb = tb.tb_next
    return tb


for number in range(60):
    for args in ((0, 1), ("x", 1), (1, None), (2, 3)):
        try:
            found = work(*args)
        except Exception as e:
            tb = last(e.__traceback__)
            found = type(e).__name__, tb.tb_lineno, *place(tb)
            assert tb.tb_lineno == place(tb)[0]
        if number == 59:
            print(args, found)
lines = [line for _, _, line in work.__code__.co_lines() if line]
print(sorted(set(lines)))
print(sorted({row[0] for row in work.__code__.co_positions() if row[0]}))
