# Semicolons: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
x = 1; y = 2; z = x / 0; w = 3
