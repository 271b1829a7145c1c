# A generator that is sent values.


def adder():
    total = 0
    while True:
        total += yield total


def run(n):
    g = adder()
    next(g)
    last = 0
    while last < n:  # jit: body.allocations=0 body.residual_calls=0
        last = g.send(3)
    return last


print(run(60_000))
