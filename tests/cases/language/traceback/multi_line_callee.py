# Multi line callee: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
not_callable = 5
not_callable(
    1, 2
)
