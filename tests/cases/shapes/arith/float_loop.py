# Floats in a loop live in registers.


def run(n):
    x = 0.0
    y = 1.0
    i = 0
    while i < n:  # jit: body.allocations=0 body.residual_calls=0 body.reads=0
        x = x * 0.5 + y
        y = y * 0.25 + 1.0
        i = i + 1
    return x, y


print(run(20_000))
