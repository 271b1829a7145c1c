# None subscript: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
d = {'a': {'b': None}}
d['a']['b']['c']['d']
