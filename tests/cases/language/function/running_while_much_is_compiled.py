# Code that machine code has called by itself, and that runs while much is compiled, is not freed.
def outer(work):
    total = 0
    for _ in range(2):
        total += middle(work)
    return total


def middle(work):
    total = 0
    for _ in range(2):
        total += inner(work)
    return total


def inner(work):
    total = 0
    for step in range(3):
        total += step
    if work:
        for function in work:
            total += function(40)
    return total


def fresh(number):
    names = {}
    exec(
        f"def fresh_{number}(n):\n"
        f"    total = {number}\n"
        "    for i in range(n):\n"
        "        total += i\n"
        "    return total\n",
        names,
    )
    return names[f"fresh_{number}"]


for _ in range(400):
    outer(())
print(outer(()))
print(outer([fresh(number) for number in range(300)]))
print(outer(()))
