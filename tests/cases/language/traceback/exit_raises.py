# Exit raises: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
class C:
    def __enter__(self): return self
    def __exit__(self, *a): raise ValueError('exit')
with C() as c:
    1 / 0
