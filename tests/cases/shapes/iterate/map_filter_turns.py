# What map and filter call is the function's code, which is another one from the middle on; then it raises.
def more(x):
    return x + 1


def is_odd(x):
    return x & 1


def mapped(items, total=0):
    for v in map(more, items):  # jit: body.operations=17 body.guards=7 body.allocations=0 body.residual_calls=0
        total += v
        if v == 2900:
            more.__code__ = (lambda x: x * 0.5).__code__
        if v == 1470.5:
            more.__code__ = (lambda x: 1 // (x - 2950)).__code__
    return total


def filtered(items, total=0):
    for v in filter(is_odd, items):  # jit: body.operations=9 body.guards=4 body.allocations=0 body.residual_calls=0
        total += v
        if v == 5801:
            is_odd.__code__ = (lambda x: "x" * (x % 3)).__code__
        if v == 5900:
            is_odd.__code__ = (lambda x: 1 // (x - 5950)).__code__
    return total


print(mapped(range(2500)))
print(filtered(range(5000)))
# The sum leaves the range of small ints in mid-loop.
print(mapped(range(300), 2**62 - 90), filtered(range(300), 2**62 - 90))
for function in mapped, filtered:
    try:
        print(function(range(6000)))
    except ZeroDivisionError as error:
        print(error)
