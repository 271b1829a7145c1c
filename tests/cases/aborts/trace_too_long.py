# A loop whose body has more operations than a trace may have.
# run: threshold=10,trace_limit=40


def polynomial(n):
    total = 0
    for x in range(n):  # aborts: trace-too-long
        total += x * x * x - 3 * x * x + 5 * x - 7
        total %= 1000003
        total ^= x * 11 + 13
        total -= x // 3 + x // 5 + x // 7
    return total


print(polynomial(300))
