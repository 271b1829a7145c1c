# Wide group: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
raise ExceptionGroup('big', [ValueError(i) for i in range(20)])
