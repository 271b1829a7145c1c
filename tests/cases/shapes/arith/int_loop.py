# Two additions and a comparison: the counter cannot overflow below its bound, the sum can. Somebody may interrupt.


def run(n):
    s = 0
    i = 0
    while i < n:  # jit: body.guards<=3 body.allocations=0 body.reads=0 body.writes=0 body.residual_calls=0
        s = s + i
        i = i + 1
    return s


print(run(20_000))
