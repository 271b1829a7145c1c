# Three deep: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
try:
    try:
        1 / 0
    except ZeroDivisionError:
        [][1]
except IndexError:
    {}['k']
