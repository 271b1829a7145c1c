# Operators in one line: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
x = 5
y = x + 1 - 'a' * 2 / 3
