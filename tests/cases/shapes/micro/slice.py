# A slice of a list with constant bounds is no more than its items; from the middle of the loop on it is of another list, and at last too short.
def run(n, items, total=0):
    for i in range(n):  # jit: body.operations=9 body.guards=4 body.allocations=0 body.residual_calls=0
        first, second = items[1:3]
        total += first - second
        if i == 2500:
            items = [1, 2, 7, 8]
    return total


print(run(3000, [4, 9, 2, 6]))
# The sum leaves the range of small ints in mid-loop.
print(run(300, [4, 9, 2, 6], total=2**62 - 90))
try:
    run(200, [1, 2])
except ValueError as error:
    print(error)
