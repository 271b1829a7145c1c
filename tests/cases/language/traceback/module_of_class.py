# Module of class: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
class E(Exception): pass
class F(E):
    __module__ = 'builtins'
raise F('x')
