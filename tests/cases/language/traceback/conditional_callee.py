# Conditional callee: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
result = (1 if True else 0)(5)
