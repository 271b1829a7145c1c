# A loop within a loop: the inner one's iterator and the float that both carry are never made; then the pairs are lists, and the numbers ints.
def run(n, pair):
    total = 0.5
    for i in range(n):  # jit: body.allocations=0
        for x in pair:  # jit: body.allocations=0 body.operations=11
            total = total * 0.5 + x
        if i == 2900:
            pair = [3, i]
    return total


print(run(3000, (1.5, 2.5)))
print(run(3000, (1.5, 2.5, 0.5, 0.25)))
for n in range(2890, 2910):
    print(run(n, (1, 2)))
