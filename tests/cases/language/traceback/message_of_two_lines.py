# Message of two lines: an exception that nobody catches.
# exit: 1
total = 0
for number in range(60):
    total += number
print(total)
class Outer:
    class E(Exception): pass
raise Outer.E('a\nb')
