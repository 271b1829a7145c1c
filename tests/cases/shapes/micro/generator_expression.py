# sum() over a generator expression is one loop.
def run(n):
    return sum(i * i for i in range(n))  # jit: body.operations=10 body.guards=4 body.allocations=0 body.residual_calls=0


print(run(3000))
