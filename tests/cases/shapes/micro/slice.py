# A slice of a list is made by a call; from the middle of the loop on it is of another list, and at last too short.
def run(n, items):
    total = 0
    for i in range(n):  # jit: body.operations=37 body.guards=12 body.allocations=1 body.residual_calls=1
        first, second = items[1:3]
        total += first - second
        if i == 2500:
            items = [1, 2, 7, 8]
    return total


print(run(3000, [4, 9, 2, 6]))
try:
    run(200, [1, 2])
except ValueError as error:
    print(error)
