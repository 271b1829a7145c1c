# Fields of one object that nobody else touches: read once, kept in registers or stored, never looked up.


class Counter:
    def __init__(self):
        self.n = 0
        self.step = 2


def run(c, n):
    i = 0
    while i < n:  # jit: body.allocations=0 body.residual_calls=0 body.reads<=1
        c.n = c.n + c.step
        i = i + 1
    return c.n


print(run(Counter(), 20_000))
