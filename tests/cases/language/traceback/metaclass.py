# Metaclass: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
class M(type):
    def __new__(m, n, b, d):
        raise TypeError('meta')
class A(metaclass=M):
    pass
