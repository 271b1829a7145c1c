# sum() over a generator expression is one loop.
def run(n, start=0):
    return sum(i * i for i in range(start, n))  # jit: body.operations=9 body.guards=4 body.allocations=0 body.residual_calls=0


print(run(3000))
# The sum leaves the range of small ints in mid-loop, then a product.
print(run(2**29 + 300, 2**29), run(2**31 + 50, 2**31 - 50))
