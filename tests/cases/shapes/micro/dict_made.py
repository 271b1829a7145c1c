# A dict with constant keys is never made.
def run(n, keep, total=0):
    kept = []
    for i in range(n):  # jit: body.operations=12 body.guards=6 body.allocations=0 body.residual_calls=0
        d = {"a": i, "b": 2}
        d["c"] = d["a"] + d["b"]
        total += d["c"]
        if i == keep:
            kept.append(d)
    return total, kept


print(run(3000, -1))
# The sum leaves the range of small ints in mid-loop.
print(run(300, -1, total=2**62 - 90))
print(run(200, 7))
