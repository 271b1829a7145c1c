# The keys of a dict come without a call, and so do its items; in the middle there is one of another kind, and then the dict grows, which ends the loop.
def run(table, late, total=0):
    for key in table:  # jit: body.operations=16 body.guards=5 body.allocations=0 body.residual_calls=0
        total += key
        if key == late:
            table[-1] = 0
    return total


def pairs(table, total=0):
    for key, value in table.items():  # jit: body.operations=23 body.guards=7 body.allocations=0 body.residual_calls=0
        total += key * value
    return total


print(run(dict.fromkeys(range(3000)), None))
print(run(dict.fromkeys(k if k != 200 else 0.5 for k in range(300)), None))
# The sum leaves the range of small ints in mid-loop.
print(run(dict.fromkeys(range(300)), None, total=2**62 - 90))
try:
    run(dict.fromkeys(range(300)), 250)
except RuntimeError as error:
    print(error)
holes = dict.fromkeys(range(300))
for key in range(100, 200):
    del holes[key]
print(run(holes, None))
print(pairs({k: k & 3 for k in range(3000)}))
print(pairs({k: 0.5 if k == 200 else k & 3 for k in range(300)}))
# A product leaves the range of small ints in mid-loop.
print(pairs({k: 2**54 for k in range(300)}))
