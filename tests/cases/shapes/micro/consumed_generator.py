# What a builtin consumes may be what a call gives: a generator of a function is one loop with the builtin.
def squares(start, end):
    for i in range(start, end):
        yield i * i


def run(n, start=0):
    return sum(squares(start, n))  # jit: body.operations=9 body.guards=4 body.allocations=0 body.residual_calls=0


print(run(3000))
# The sum leaves the range of small ints in mid-loop, then a product.
print(run(2**29 + 300, 2**29), run(2**31 + 50, 2**31 - 50))
# From now on the function gives a list, and then an iterator that asks for nothing here.
squares = lambda start, end: [start, end]
print(run(3, 2))
squares = lambda start, end: iter([start, end, 1])
print(run(3, 2))
import builtins

builtins.sum = max
print(run(7, 2))
