# Chained subscripts: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
x = [1, 2, 3]
x[0][1][2]
