# A range asked for its numbers, its length and what is in it is never made; from the middle of the loop on it is empty.
def run(n, stop, total=0):
    for i in range(n):  # jit: body.operations=36 body.guards=14 body.allocations=0 body.residual_calls=0
        numbers = range(i, stop, 2)
        if numbers and 4102 in numbers:
            total += numbers[1] + len(numbers)
        if i == 2900:
            stop = 0
    return total


print(run(3000, 5000))
# The sum leaves the range of small ints in mid-loop.
print(run(300, 5000, total=2**62 - 90))
print(run(200, 0))
