# A function that says that it always answers the same, and does not: the trace has seen both answers at once.
# run: threshold=10
import sidewinder

asked = 0


@sidewinder.elidable
def flips(n):
    global asked
    asked += 1
    return asked % 2 == 0


def look(times):
    seen = 0
    for n in range(times):  # aborts: contradiction
        if not flips(n):
            seen += 1
        if flips(n):
            seen += 1
    return seen > 0


print(look(300))
