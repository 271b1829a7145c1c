# Deeper than a trace follows: what a call has given is not asked for again where the trace is left.
def tree(n):
    if n:
        yield from tree(n - 1)
        yield n
        yield from tree(n - 1)


def run(n):
    count = 0
    for x in tree(n):
        count += 1
    return count


print([run(7) for k in range(30)] == [127] * 30, [run(n) for n in range(9)])
