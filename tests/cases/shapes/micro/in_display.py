# A display of variables that `in` asks is looked through item by item, and never made. In mid-loop an item compares itself, is no number, or is itself only.
def run(values, low, high):
    found = 0
    for v in values:  # jit: body.operations=9 body.guards=4 body.allocations=0 body.residual_calls=0
        if v in (low, high):
            found += 1
    return found


def absent(values, low, high):
    found = 0
    for v in values:
        if v not in [low, high, None]:
            found += 1
    return found


class Any:
    def __eq__(self, other):
        return other == 3


class Plain:
    pass


plain = Plain()
nan = float("nan")
print(run(range(3000), 17, 2900))
print(run([1, 2, 3] * 100 + [1.0, 2.0, "x", None, True, Any(), plain] * 30, 1, 3))
print(run([nan, 1.0] * 200, nan, 2.0), run([float("nan")] * 200, nan, nan), run([0.0, -0.0] * 100, 0.0, 1.0))
print(run([plain, Plain()] * 200, plain, 1), run([plain] * 200, Any(), 1), run(["a", "b", "ab"] * 90, "ab", "c"))
print(absent(range(3000), 17, 2900), absent([None, 17, "x", Any(), plain] * 60, plain, "x"))
print(run([1, 2, 3] * 100, 2**70, Any()))
