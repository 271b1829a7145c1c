# A program that makes loops, runs each for a while and drops it, beside one loop that is needed all the time. Where code
# memory is small, or code is freed when it is old, the dropped ones go, and what is needed stays or comes again.


def make(number):
    source = f"""
def run(n, step):
    total, factor = {number}, [1]
    for i in range(n):
        total += i * {number % 7 + 1} + step(i) + factor[0]
        if i == n - {number % 5 + 2}:
            factor = [0.5]
    return total
"""
    names = {}
    exec(source, names)
    return names["run"]


def add(i):
    return i + 3


def double(i):
    return 2 * i


def needed(n, results):
    count = 0
    for result in results:
        count += result > n
    return count


class Late:
    def __init__(self, run):
        self.run = run

    def __call__(self, n):
        return self.run(n, lambda i: i & 3)


def nested(runs, n):
    # The loop calls others that may be freed, or push it out, while it waits for them.
    total = 0
    for run in runs:
        total += run(n, add) - run(n // 2, double)
    return total


results = []
early = [make(number) for number in range(12)]
for number in range(120):
    run = make(number)
    results.append(run(60, add))
    results.append(run(40, double))
    if number % 10 == 0:
        results.append(needed(3000, results * 3))
        results.append(nested(early, 30))
print(sum(results), needed(5000, results))

# What was freed long ago runs again.
print([run(50, add) for run in early[:4]], [run(50, double) for run in early[:4]])
print([Late(run)(45) for run in early])
print(nested(early * 5, 40))
