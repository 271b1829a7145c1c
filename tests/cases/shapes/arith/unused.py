# What nobody uses is not computed: a sum, a comparison, a float, the length of a text. From the middle on somebody uses it.
def run(n, text, is_wanted, total=0):
    for i in range(n):  # jit: body.operations=10 body.guards=5 body.allocations=0 body.residual_calls=0
        mask, half, same, length = i & 31, i * 0.5, text == "apple", len(text)
        if is_wanted:
            total += mask + half + same + length
        total += 1
        if i == 2900:
            is_wanted = True
    return total


print(run(3000, "pear", False))
print(run(300, "apple", False))
# The sum leaves the range of small ints in mid-loop.
print(run(300, "pear", False, total=2**62 - 90))
