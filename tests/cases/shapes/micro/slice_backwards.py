# The first items of a list turned round: loads and stores, no call. In mid-loop there is a tuple, then the list is too short.
def run(items, n, parts):
    for i in range(n):  # jit: body.operations=20 body.guards=5 body.allocations=0 body.residual_calls=0
        items[:3] = parts[i & 1][2::-1]
    return items


first, second = [1, 2, 3, 4], [5, 6, 7]
print(run([0] * 5, 3000, [first, second]))
print(run([0] * 5, 301, [first, (8, 9, 10)]))
print(run([0] * 5, 301, [first, second[:2]]))
print(run([0], 3001, [first, second]))
