# exit: 1
def half(n):
    return 10 // n


def run(values):
    return sum(half(v)
               for v in values)


print(run([1, 2, 5]))
print(run([1, 0]))
