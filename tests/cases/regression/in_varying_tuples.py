# `in` of a tuple made in the loop is a call in traces. Where the trace is left because the answer is another one, the answer waits: what runs
# the instruction again looked through the tuple itself and left the answer to whatever asked next.
def found(n, at):
    seen = []
    for i in range(n):
        if i in (0, at, at + 1): seen.append((i, i in (at, n)))
    return seen
def items(n, bad):
    for i in range(n):
        if i in bad: raise ValueError(i)
        yield i
def drain(n, bad):
    got = []
    try:
        for item in items(n, bad): got.append(item)
    except ValueError as error: got.append(str(error))
    return got
print([found(130, at) for at in (3, 50, 129)])
print([drain(6, (at,) if at % 2 else (at, 4)) for at in range(7)])
