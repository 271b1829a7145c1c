# Loops and functions that ran too little to be compiled, a generator among them, beside some that were compiled or are part of what was.


def little(n):  # SW403: Ran 3 times; becomes hot at 1,619.
    total = 0
    for i in range(n):  # SW403: Ran 903 times; becomes hot at 1,039.
        total += i
    return total


def much(n):  # SW403: Ran once; becomes hot at 1,619.
    total = 0
    for i in range(n):
        total += part(i)
    return total


def part(i):
    return i & 7


def given(n):  # SW403: Was resumed 41 times; becomes hot at 1,619.
    for i in range(n):
        yield i


print(little(300) + little(300) + little(300), much(5000))
for item in given(40):  # SW403: Ran 41 times; becomes hot at 1,039.
    print(item, end=" ")
