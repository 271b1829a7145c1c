# Functions that did not run: one of a module, a method, a generator and what is in none of them; beside some that ran only once, or only while they were recorded.


def unused(n):  # SW901: Did not run.
    def inner():
        return n

    return inner


def once():
    return 1


class Shape:
    def area(self):
        return 4

    def name(self):  # SW901: Did not run.
        return "shape"

    async def later(self):  # SW901: Did not run.
        return 1


def never_given(n):  # SW901: Did not run.
    yield n


def given(n):
    yield n


def rare(i):
    return i + 1


def recorded(i):
    return i + 2


def run(n):
    total = 0
    for i in range(n):
        # The iteration that is recorded is the first that comes here, and the only one.
        if i == 1038:
            total += recorded(i)
        if i == 2900:
            total += rare(i)
        total += i & 3
    return total


def outer():
    def made():  # SW901: Did not run.
        return 1

    return made


print(once(), Shape().area(), list(given(3)), run(3000), [line for line in map(lambda x: x, "ab")])
outer()
