# The counter of a decorator is an entry of the function's dict; the stars of its wrapper cost nothing.
import functools


def counted(f):
    @functools.wraps(f)
    def wrapper(*args, **keywords):
        wrapper.calls += 1
        return f(*args, **keywords)

    wrapper.calls = 0
    return wrapper


@counted
def scaled(x, factor=2):
    return x * factor


def run(n, total=0):
    for i in range(n):  # jit: body.operations=15 body.guards=6 body.allocations=0 body.residual_calls=0
        total += scaled(i, factor=3)
    return total, scaled.calls


print(run(3000))
# The sum leaves the range of small ints in mid-loop.
print(run(300, total=2**62 - 90))
scaled.calls = 0.5
print(run(200))
