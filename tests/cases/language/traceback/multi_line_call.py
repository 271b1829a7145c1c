# Multi line call: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
print(1,
      2,
      undefined_name,
      3)
