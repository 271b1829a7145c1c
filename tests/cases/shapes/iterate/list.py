# A loop over a list of ints: one bounds check, one read, no call.


def run(values):
    total = 0
    for v in values:  # jit: body.allocations=0 body.residual_calls=0
        total += v
    return total


print(run(list(range(20_000))))
