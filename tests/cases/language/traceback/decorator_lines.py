# Decorator lines: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
def deco(n):
    def inner(f):
        raise ValueError(n)
    return inner
@deco(1)
@deco(
    2
)
def g():
    pass
