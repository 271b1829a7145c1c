# Multi line lambda: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
f = lambda: (
    1 /
    0
)
f()
