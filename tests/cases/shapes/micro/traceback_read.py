# The line of an exception that was caught is read from its traceback, which is made for it; it comes from another line in the middle.
def fail(i):
    if i > 2900:
        raise ValueError
    raise ValueError


def run(n):
    total = 0
    for i in range(n):  # jit: body.operations=49 body.guards=15 body.allocations=3 body.residual_calls=3
        try:
            fail(i)
        except ValueError as error:
            total += error.__traceback__.tb_next.tb_lineno
    return total


print(run(3000))
