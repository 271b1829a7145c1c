# The tail of a tuple that the loop makes is never made; it is longer from the middle of the loop on.
def run(n, total=0):
    more = ()
    for i in range(n):  # jit: body.operations=14 body.guards=6 body.allocations=0 body.residual_calls=0
        whole = (i, i + 1, i + 2)
        if i > 2900:
            whole = whole[:2] + (i,) + more
        first, *_ = whole[-1:]
        second, third = whole[1:]
        total += first + second - third
        if i == 2950:
            more = (1,)
    return total


try:
    print(run(3000))
    print(run(300))
except ValueError as error:
    print(error)
print(run(2950))
# The sum leaves the range of small ints in mid-loop.
print(run(300, total=2**62 - 9000))
