# A constant template is taken apart in the trace: its values are given one by one, no tuple is made, and the text is built by one call; a number with a width is another.
def run(words, n):
    total = 0
    for i in range(n):  # jit: body.operations=19 body.guards=8 body.allocations=0 body.residual_calls=2
        total += len("%d: %s %04x" % (i, words[i & 3], i))
    return total


class Loud(str):
    def __str__(self):
        return self.upper() + "!"


print(run(["ant", "bear", "", "cat"], 3000))
# One word is of a class of the program from now on, and another no string.
print(run(["ant", Loud("bear"), "", "cat"], 300))
print(run(["ant", 1.5, None, "cat"], 300))
print("%d: %s" % (1, Loud("bear")))
