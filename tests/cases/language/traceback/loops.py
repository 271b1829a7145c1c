# Loops: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
for i in range(3):
    for j in [1, 0]:
        i / j
