# An f-string of ints and strings is one call, which writes the digits where they belong. In mid-loop they are no small ints.
class Word(str):
    pass


class Formatted:
    def __format__(self, spec):
        return Word("f")


def run(n, step, total=0):
    for i in range(n):  # jit: body.operations=13 body.guards=5 body.allocations=0 body.residual_calls=1
        total += len(f"{i}-{step}-{i!s}")
    return total


print(run(3000, 5), run(300, -7), run(300, 2**70), run(300, 2.5), run(300, True), run(300, Word("é")), run(300, Formatted()))
print(f"{1}{''}", f"{''}{''}", f"{-(2**62)}{2**62 - 1}", f"{0}{Word('')}", f"{'é' * 40}{5}"[-2:])
# The sum leaves the range of small ints in mid-loop.
print(run(300, 5, total=2**62 - 90))
