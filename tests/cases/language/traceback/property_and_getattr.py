# Property and getattr: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
class A:
    @property
    def p(self):
        return self.q
    def __getattr__(self, n):
        raise AttributeError(n)
A().p
