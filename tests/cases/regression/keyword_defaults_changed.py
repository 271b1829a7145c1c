# Traces take keyword defaults for fixed, until the program gets hold of them.
def f(a, *, scale=1):
    return a * scale


def run(n):
    total = 0
    for i in range(n):
        total += f(i)
        if i == 700:
            f.__kwdefaults__["scale"] = 10
        if i == 900:
            seen["scale"] = 100
    return total


print(run(600))
seen = f.__kwdefaults__
print(run(1000), seen)
del seen["scale"]
try:
    run(100)
except TypeError as e:
    print(e)
