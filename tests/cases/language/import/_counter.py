total = 0
calls = 0
step = 1


def add(n):
    global total, calls
    total += n * step
    calls += 1


def get():
    return total, calls


def twice(n):
    add(n)
    return total


class Tool:
    def __init__(self, n):
        self.n = n

    def use(self):
        return self.n * step
