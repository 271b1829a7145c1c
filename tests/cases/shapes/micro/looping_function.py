# A function with a loop begins in a body of the loop that has its iterator in parts, and the tuple that it makes for it. Then it is called with a string, and with what adds up to a
# float.
def weighed(a, b):  # jit: body.operations=1 body.guards=1 body.allocations=0 body.residual_calls=0
    total = 0
    for x in (a, b, a):
        for y in (x, b):
            total += x * y
    return total


def run(n, last):
    total = 0
    for i in range(n):
        total += weighed(i & 7, last)
        if i == 2900:
            last = 0.5
    return total


print(run(3000, 5))
print(run(300, 5))
try:
    run(200, "text")
except TypeError as error:
    print(error)
