# Dict comprehension: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
print({i: j for i, j in [(1, 2), 3]})
