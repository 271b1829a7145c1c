# What a method of a string gives is a string: the next method does not ask.
def run(words, n):
    total = 0
    for i in range(n):  # jit: body.operations=22 body.guards=10 body.allocations=0 body.residual_calls=4
        total += len(words[i & 3].strip("-").replace("an", "other").center(30).rstrip("r "))
    return total


class Loud(str):
    def replace(self, old, new):
        return Loud("LOUD")

    def center(self, width):
        return self * width


class Odd(str):
    def strip(self, chars):
        return Loud(self)


print(run(["--an ant", "a bear-", "--", "cat"], 3000))
# One word is of another class from now on, and so is what it gives.
print(run(["--an ant", Odd("a bear-"), Loud("-an-"), "cat"], 300))
try:
    run(["an ant", "a bear", "cat", b"dog"], 300)
except TypeError as error:
    print(error)
