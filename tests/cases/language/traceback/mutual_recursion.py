# Mutual recursion: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
def a(n):
    if n == 0: raise KeyError('x')
    return b(n - 1)
def b(n):
    return a(n)
a(10)
