# The grammar of operators: what binds tighter, which side goes first.

trace = []


def v(name, value):
    trace.append(name)
    return value


print(v("a", 1) + v("b", 2) * v("c", 3) ** v("d", 2) - v("e", 4) // v("f", 2))
print("".join(trace))
trace.clear()
print(v("a", 0) or v("b", 0) and v("c", 1) or not v("d", 0))
print("".join(trace))
trace.clear()
print(-2**2, (-2) ** 2, 2**-1, not 1 == 2, not (1 == 2), ~1 + 2)
print(1 + 2 << 3, 1 + (2 << 3), 6 & 3 == 2, (6 & 3) == 2, 1 | 2 ^ 3 & 4)
print(10 - 3 - 2, 2 * 7 % 5, 100 // 7 // 2, 5 if 0 else 6 if 0 else 7)
print(3 if [] else 4, (lambda: 1 or 2)(), 1 < 2 == True, (1 < 2) == True)
print("x" * 3 + "y", "x" * (3 + 1), [1] * 2 + [2], -3 % 5, -(3 % 5))


def horner(x):
    return ((3 * x - 2) * x + 5) * x - 7


def flat(x):
    return 3 * x**3 - 2 * x**2 + 5 * x - 7


same = 0
for i in range(-100, 100):
    if horner(i) == flat(i) and i - -i == 2 * i and i + -i == 0:
        same += 1
print(same)
