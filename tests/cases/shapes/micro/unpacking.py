# Two names exchanged: nothing is made.
def run(n, b):
    a = 1
    for i in range(n):  # jit: body.operations=8 body.guards=3 body.allocations=0 body.residual_calls=0
        a, b = b, (a + i) % 1000
    return a, b


print(run(3000, 2))
print(run(200, 2.5))
