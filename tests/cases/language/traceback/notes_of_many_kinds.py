# Notes of many kinds: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
e = ValueError('n')
e.__notes__ = [1, 'two', object]
raise e
