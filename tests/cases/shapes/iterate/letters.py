# Of one character of ASCII: the number that a digit means, whether it is in a tuple or a set, and where it is in the alphabet make no calls. In mid-loop
# there are other characters, longer strings, and what is no string.
def numbers(parts):
    total = 0
    for c in parts:  # jit: body.operations=17 body.guards=7 body.allocations=0 body.residual_calls=0
        total += int(c)
    return total


def either(parts):
    total = 0
    for c in parts:  # jit: body.operations=17 body.guards=6 body.allocations=0 body.residual_calls=0
        if c in ("a", "e", "xy", "é", 4, None):
            total += 1
        elif c not in {"b", "c", "yz", "ü", 2.5}:
            total += 3
    return total


def between(parts):
    total = 0
    for c in parts:  # jit: body.operations=17 body.guards=7 body.allocations=0 body.residual_calls=0
        if "b" <= c <= "y":
            total += 1
        else:
            total += 3
    return total


others = ["é", "ü", "", "io", "ae", "xy", "yz", "e", "a\0", "z" * 300, "\x7f", "\x80"]
plain = list("abcabc cba" * 300)
print(numbers(list("1234567890" * 300)), numbers(["7"] * 500 + ["12", "٣", " 4\n", "1_0", True, 2.5] * 60))
try:
    numbers(["5"] * 500 + ["x"])
except ValueError as error:
    print(error)
print(either(plain), either(plain + (others + [4, None, 2.5, 4.0, True]) * 40 + plain))
try:
    either(plain + [[]])
except TypeError as error:
    print(error)
print(between(plain), between(plain + others * 40 + plain))
try:
    between(plain + [4])
except TypeError as error:
    print(error)
