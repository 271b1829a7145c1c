# Short recursion: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
def r(n):
    if n: return r(n - 1)
    1 / 0
r(8)
