# Class body comprehension: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
class A:
    x = 1
    def g():
        pass
    y = [
        1 / 0
        for i in range(3)
    ]
