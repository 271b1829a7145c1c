# A loop that ends in the iteration in which it gets hot, again and again, is compiled when it gets longer after all.
def numbers(n):
    for i in range(n):
        yield i


def first_above(items, bound):
    for item in items:  # jit: body.operations<=9 body.allocations=0 body.residual_calls=0
        if item > bound:
            return item
    return -1


found = 0
for k in range(3000):
    items = numbers(2)
    next(items)
    found += first_above(items, 0)
print(found)
print(first_above(numbers(500000), 400000))
