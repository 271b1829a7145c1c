# Generators in generators: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
def gen():
    yield from sub()
def sub():
    yield 1
    1 / 0
list(gen())
