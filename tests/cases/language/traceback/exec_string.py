# Exec string: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
exec("x = 1\ny = x / 0\n")
