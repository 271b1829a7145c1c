# A deep recursion goes from trace to trace and back. In the depth a number becomes a float, what it meets raises, or there is no more stack.
def down(n, at, turn):  # jit: body.operations=32 body.guards=13 body.allocations=0 body.residual_calls=1
    if n == at:
        return turn(n)
    return down(n - 1, at, turn) + 1


def count(times, n, at, turn):
    total = 0
    for i in range(times):
        total += down(n, at, turn)
    return total


print(count(30, 300, 0, int))
print(count(30, 300, 20, float))
# The sum leaves the range of small ints on the way back.
print(count(3, 300, 0, lambda n: 2**62 - 90))
try:
    count(3, 300, 0, lambda n: 1 // n)
except ZeroDivisionError as error:
    print(error)
try:
    count(3, 300, 400, int)
except RecursionError:
    print("too deep")
