# What two functions compute alike is computed once; from the middle on one of the numbers is a float.
def area(a, b):
    return a * b + a


def margin(a, b):
    return a * b - b


def run(n, b, total=0):
    for i in range(n):  # jit: body.operations=18 body.guards=9 body.allocations=0 body.residual_calls=0
        total += area(i, b) + margin(i, b)
        if i == 2900:
            b = 0.5
    return total


print(run(3000, 7))
print(run(300, 7))
# A product leaves the range of small ints in mid-loop.
print(run(300, 2**54))
