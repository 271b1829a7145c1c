# Multi line operator: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
def f(a,
      b):
    return (a +
            b)
x = f(
    1,
    'a',
)
