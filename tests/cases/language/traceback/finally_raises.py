# Finally raises: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
try:
    raise ValueError('a')
finally:
    raise KeyError('b')
