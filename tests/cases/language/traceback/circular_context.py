# Circular context: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
e1 = ValueError(1); e2 = ValueError(2)
e1.__context__ = e2; e2.__context__ = e1
raise e1
