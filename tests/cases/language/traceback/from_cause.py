# From cause: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
try:
    1 / 0
except ZeroDivisionError as e:
    raise ValueError('second') from e
