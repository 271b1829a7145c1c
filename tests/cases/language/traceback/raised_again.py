# Raised again: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
def f():
    1 / 0
try: f()
except Exception as e:
    err = e
raise err
