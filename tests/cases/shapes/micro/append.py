# An append is a store and a new length.
def run(n, items):
    for i in range(n):  # jit: body.operations=12 body.guards=4 body.allocations=0 body.residual_calls=0
        items.append(i)
    return len(items)


class Loud(list):
    def append(self, item):
        super().append(-item)


print(run(3000, []))
print(run(200, Loud()))
