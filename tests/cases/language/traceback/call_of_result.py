# Call of result: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
def f(x): return x
f(f(f(f(1)(2))))
