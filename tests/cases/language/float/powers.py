# Squares and square roots as powers: the last bit of each is the C library's.
import math

numbers = []
state = 12345
for i in range(20000):
    state = (state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
    numbers.append((state >> 11) / (1 << 53) * 10.0 ** (i % 40 - 20))


def mixed(values):
    seen = rounded = 0
    for x in values:
        root = x**0.5
        square = x**2
        if root != math.sqrt(x):
            rounded += 1
        seen = (seen * 31 + hash(root) + hash(square) * 7 + hash(math.pow(x, 0.5)) + hash(math.pow(x, 2))) % 1000003
    return seen, rounded


print(mixed(numbers))

for x in (0.0, -0.0, 5e-324, 1e-200, 1e200, 1.7e308, float("inf"), float("nan"), 1.0, 4.0, 2.25):
    print(x, x**0.5, math.pow(x, 0.5))
for x in (0.0, -0.0, 5e-324, 1e-200, 1e150, -3.0, 1e-120, -1e-121, float("-inf"), float("nan")):
    print(x, x**2, x**2.0, math.pow(x, 2.0))
for x in (1e200, -1e155):
    try:
        print(x**2)
    except OverflowError as error:
        print(error)
    try:
        print(math.pow(x, 2))
    except OverflowError as error:
        print(error)
print((-4.0) ** 0.5)
