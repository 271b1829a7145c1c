# A constant template of `str.format` is taken apart in the trace: its values are given one by one, and the text is built by one call; a value with a width is another.
def run(words, n):
    total = 0
    for i in range(n):  # jit: body.operations=19 body.guards=8 body.allocations=0 body.residual_calls=2
        total += len("{}: {} {{{:04x}}}".format(i, words[i & 3], i))
    return total


class Loud(str):
    def __format__(self, spec):
        return self.upper() + "!"


print(run(["ant", "bear", "", "cat"], 3000))
# One word is of a class of the program from now on, and another no string.
print(run(["ant", Loud("bear"), "", "cat"], 300))
print(run(["ant", 1.5, None, "cat"], 300))
print("{1} {0!r:>6}|{1!s:5}|{0}".format("b", Loud("bear")))


def written(templates, values):
    for template in templates:
        for value in values:
            try:
                print(template.format(value, "end", 3), end=" ")
            except (IndexError, ValueError, KeyError, AttributeError, TypeError) as error:
                print(type(error).__name__, error, end=" ")
        print()


# What the runtime has to see to, and what is no template.
written(
    ["{0.real}", "{0[0]}", "{:{2}}", "{!r}{}", "{} {0}", "{", "}", "{3}", "{name}", "{!x}", "{:d}", "{:>5}|{:*^7}", "{0}{0}"],
    ["word", 7, -2.5, True, 10**30],
)
for turn in range(60):
    text = "{:5.2f}|{:<6}|{:+}|{}|{!r}".format(turn / 3, turn, -turn, "q'" * (turn % 3), "q'" * (turn % 3))
print(text)
for turn in range(60):
    try:
        text = "{:d}".format("word" if turn > 50 else turn)
    except ValueError as error:
        text = error
print(text)
