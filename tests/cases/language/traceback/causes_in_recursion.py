# Causes in recursion: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
def f(n):
    try:
        if n: f(n - 1)
        else: 1 / 0
    except Exception as e:
        raise ValueError(n) from e
f(2)
