# A loop that is left by a flag, and gets hot in its last iteration, which ends with what the loop does not go on with: no other one can come behind that. The first one that comes behind
# another gets the body.
from sidewinder import set_param


def steps(x, limit, most):
    goes_on = True
    n = 0
    while goes_on and n < most:  # jit: body.operations=8 body.guards=3 body.allocations=0 body.residual_calls=0
        x = x * 0.5 + 1.0
        if x < limit:
            goes_on = False
        n += 1
    return x, n


def run(rounds, start):
    total = 0.0
    for k in range(rounds):
        if k == rounds - 100:
            start = int(start)
        x, n = steps(start, 2.5, 50)
        total += x + n
    return total


set_param(None, "threshold", 1004)
for start in (9.0, 17.0, 33.0, 65.0):
    print(run(2000, start))
# The rounds begin with ints in the end; here the loop does, and with one that is too large for a machine number.
print(steps(40, 2.5, 50), steps(1 << 70, 2.5, 90))
