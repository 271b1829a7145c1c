# An inner loop that calls something in each iteration gets a body with its iterator in parts all the same, as long as it is short, goes one way and makes nothing. Then a key is missing, and the
# dict gets another kind of value.
def run(n, items, table):
    total = 0
    for i in range(n):
        for x in items:  # jit: body.operations=17 body.guards=6 body.allocations=0 body.residual_calls=1  # bridge: body.operations=12 body.guards=3 body.allocations=0 body.residual_calls=0
            total += table[x]
        if i == 4000:
            table[items[1]] = 2.5
    return total


print(run(3000, ("a", "b", "c"), {"a": 1, "b": 2, "c": 3}))
print(run(4100, ("a", "b", "c"), {"a": 1, "b": 2, "c": 3}))
try:
    run(300, ("a", "b", "d"), {"a": 1, "b": 2, "c": 3})
except KeyError as error:
    print(error)
print(run(300, ("a", "b"), {"a": 2**62, "b": 2}))
