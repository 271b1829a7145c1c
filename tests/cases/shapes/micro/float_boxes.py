# Floats cross from one iteration to the next without a box; an int among them is another case.
def run(n, x, step):
    total = 0.0
    for i in range(n):  # jit: body.operations=10 body.guards=3 body.allocations=0 body.residual_calls=0
        total = total * 0.5 + x
        x += step
        if i == 2900:
            step = 1
            x = 7
    return total, x


print(run(2000, 1.0, 0.25))
print(run(3000, 1.0, 0.25))
