# What an `except` clause names turns late into something that is no class of exceptions, in an inlined call.
class A(Exception): pass


def change(how):
    global Caught
    if how == 'gone':
        del Caught
    else:
        Caught = how


def work(i):
    try:
        raise A(i)
    except Caught as e:
        return 'caught'


for how in 5, (A, 'x'), (A, 5), ('x', A), 'gone', int, [A], None:
    Caught = A
    for i in range(30):
        try: r = work(i)
        except (TypeError, NameError) as e: r = f'{type(e).__name__}: {e} after {e.__context__!r}'
        if i == 20: change(how)
    print(how, r)

Caught = A
for i in range(30):
    try: r = work(i)
    except (TypeError, NameError) as e: r = str(e)
    if i == 20: del Caught
print(r)
