# Own cause: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
e1 = ValueError(1)
e1.__cause__ = e1
raise e1
