# Whether one character of ASCII is in a constant string, or in a constant tuple or set, is a load out of a table. In mid-loop there are other characters,
# longer strings, and what is no string.
def run(parts):
    total = 0
    for c in parts:  # jit: body.operations=16 body.guards=6 body.allocations=0 body.residual_calls=0
        if c in "aeiou":
            total += 1
        else:
            total += 3
    return total


plain = list("abcabc cba" * 300)
others = ["é", "ü", "", "io", "ae", "xy", "yz", "e", "x" * 300]
print(run(plain), run(plain + others * 40 + plain))
try:
    run(plain + [4])
except TypeError as error:
    print(error)
