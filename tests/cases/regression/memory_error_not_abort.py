# What is too large for any machine is refused before it is made.
def tries():
    yield lambda: 'a\t' .expandtabs(10 ** 11)
    yield lambda: ('a' * 10 ** 6).replace('a', 'b' * 10 ** 6)
    yield lambda: '%0*d' % (10 ** 11, 1)
    yield lambda: (b'x' * 10 ** 6).join([b'y'] * 10 ** 6)
    yield lambda: 'a' * 10 ** 12
    yield lambda: [0] * 10 ** 12
for i, t in enumerate(tries()):
    try: t(); print(i, 'done')
    except (MemoryError, OverflowError, ValueError): print(i, 'refused')
