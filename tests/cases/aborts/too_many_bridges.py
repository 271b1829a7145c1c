# A loop with more paths than it may have bridges.
# run: threshold=10,trace_eagerness=2,bridge_limit=2


def collatz(n):
    steps = 0
    while n != 1:
        if n % 2:
            n = 3 * n + 1
        elif n % 4:
            n //= 2
        elif n % 8:
            n //= 4
            steps += 1
        else:
            n //= 8
            steps += 2
        steps += 1
    return steps


print(sum(collatz(n) for n in range(1, 300)))
