# Deep group: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
def nest(n):
    e = ValueError(0)
    for i in range(n): e = ExceptionGroup(f'g{i}', [e])
    return e
raise nest(12)
