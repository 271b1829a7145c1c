# Calls of small functions, with defaults, keywords and closures, leave no call behind.


def add(a, b=1, *, scale=1):
    return (a + b) * scale


def make(k):
    def inner(x):
        return x - k

    return inner


def run(n):
    dec = make(3)
    total = 0
    i = 0
    while i < n:  # jit: body.allocations=0 body.residual_calls=0
        total = dec(add(total, i & 7, scale=1))
        total = add(total)
        i += 1
    return total


print(run(20_000))
