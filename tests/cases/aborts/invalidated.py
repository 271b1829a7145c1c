# A class that changes in each iteration, while the trace relies on what is in it.
# run: threshold=10


class Counter:
    step = 1

    def up(self, n):
        return n + self.step


def count(times):
    counter, n = Counter(), 0
    for i in range(times):  # aborts: invalidated
        n = counter.up(n)
        Counter.up = lambda self, n, i=i: n + self.step + i % 2
    return n


print(count(300))
