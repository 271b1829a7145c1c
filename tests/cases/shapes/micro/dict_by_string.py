# A constant key in a small dict is checked once, before the loop: what is left is the value.
def run(n, d, total=0):
    for i in range(n):  # jit: body.operations=10 body.guards=4 body.allocations=0 body.residual_calls=0
        total += d["a"]
        d["b"] = total
    return total, d


print(run(3000, {"a": 1, "b": 2}))
# The sum leaves the range of small ints in mid-loop.
print(run(300, {"a": 1, "b": 2}, total=2**62 - 90))
print(run(200, {"b": 1, "a": 2}), run(200, {"x": 0, "a": 1.5}))


class Counting(dict):
    def __getitem__(self, key):
        return len(self) + super().__getitem__(key)


print(run(200, Counting(a=1)))
