# Group with note: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
def f():
    raise ExceptionGroup('eg', [ValueError(1), TypeError('t'), ExceptionGroup('in', [KeyError('k'), OSError(1, 'x')])])
try:
    f()
except Exception as e:
    e.add_note('a note\nover two lines')
    raise
