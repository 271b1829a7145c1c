# Method count: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
class A: 
    def method(self, a, b): pass
A().method(1, 2, 3)
