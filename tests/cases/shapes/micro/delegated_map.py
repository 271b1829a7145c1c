# yield from a map and from a filter: what they ask is part of the loop; one that runs out in the middle has None for a result.
def both(f, items, more):
    ended = yield from map(f, items)
    if ended is not None:
        yield ended
    yield from filter(f, more)


def run(items, total=0):
    for x in items:  # jit: body.operations=9 body.guards=4 body.allocations=0 body.residual_calls=0
        total += x
    return total


print(run(both(lambda x: x + 1, range(2000), range(5))))
print(run(both(lambda x: x & 1, range(100), range(1500))))
# The sum leaves the range of small ints in mid-loop.
print(run(both(lambda x: x + 1, range(300), ()), total=2**62 - 90))


def stops(x):
    if x == 200:
        raise StopIteration("early")
    return x


print(list(both(stops, range(300), ()))[-2:])
