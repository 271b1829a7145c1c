# The line of an exception that was caught is read from its traceback: neither is made. It comes from another line in the middle.
def fail(i):
    if i > 2900:
        raise ValueError
    raise ValueError


def run(n, total=0):
    for i in range(n):  # jit: body.operations=11 body.guards=5 body.allocations=0 body.residual_calls=0
        try:
            fail(i)
        except ValueError as error:
            total += error.__traceback__.tb_next.tb_lineno
    return total


print(run(3000))
print(run(300))
# The sum leaves the range of small ints in mid-loop.
print(run(300, total=2**62 - 90))
