# A function that is said to be elidable keeps its word for most of a hot loop, and then no more.

from sidewinder import elidable

scale = 3


@elidable
def scaled(n):
    return n * scale


def run(n):
    global scale
    total = 0
    for i in range(n):
        total += scaled(7) + scaled(i & 3)
        if i == 2900:
            scale = 4
    return total > 0


print(run(3000))
