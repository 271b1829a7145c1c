# A key is looked for once for the read and the store; that it is a call is what a hash table costs.
def run(n, d):
    for i in range(n):  # jit: body.operations=19 body.guards=6 body.allocations=0 body.residual_calls=1
        d[i % 100] = d.get(i % 100, 0) + 1
    return d


print(len(run(3000, {})), run(3000, {})[5])
# The sum leaves the range of small ints in mid-loop.
print(run(300, {5: 2**62 - 2, 7: 2.5})[5])
d = run(200, {})
del d[7]
print(run(200, d)[7], len(d))
