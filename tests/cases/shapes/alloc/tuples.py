# Swapping through tuples, and tuples as state, allocate nothing.


def run(n):
    a, b = 0, 1
    state = (0, 1)
    i = 0
    while i < n:  # jit: body.allocations=0 body.residual_calls=0
        a, b = b, (a + b) % 1009
        x, y = state
        state = (y, (x + i) % 97)
        i += 1
    return a, b, state


print(run(20_000))
