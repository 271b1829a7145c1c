# Star raises: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
try: 
    raise ExceptionGroup('g', [ValueError(1), TypeError(2)])
except* ValueError as e:
    raise KeyError('from star')
