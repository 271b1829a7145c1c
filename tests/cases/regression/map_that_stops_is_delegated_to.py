# A StopIteration of the function of a map that a generator delegates to ends the map, and its value is what that gives.
def stopping(x):
    if x % 100 == 99:
        raise StopIteration(x)
    return x


def delegates(*sources):
    for source in sources:
        got = yield from source
        yield got


for _ in range(30):
    given = list(delegates(map(stopping, range(300)), filter(stopping, range(90, 110))))
    print(len(given), given[-3:], end=" ")
