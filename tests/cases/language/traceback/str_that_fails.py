# Str that fails: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
class E(Exception):
    def __str__(self): raise RuntimeError
raise E
