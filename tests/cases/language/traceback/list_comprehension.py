# List comprehension: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
print([i for i in range(5) if 10 // (3 - i)])
