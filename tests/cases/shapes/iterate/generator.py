# A generator is part of the loop that resumes it: its frame is never made, and nothing is called.


def count(n):
    i = 0
    while i < n:
        yield i
        i += 1


def run(n):
    total = 0
    for x in count(n):  # jit: body.allocations=0 body.residual_calls=0
        total += x & 3
    return total


print(run(20_000))
