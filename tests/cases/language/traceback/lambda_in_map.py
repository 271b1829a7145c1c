# Lambda in map: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
print(*map(lambda v: 1 / v, [1, 0]))
