# The program itself is warned of before it runs; a second time counts too.
# exit: 1
import sys

print("runs", sys.warnoptions)


def same(x):
    return x is 1000


print([same(n) for n in range(60)].count(True))
pair = [
    (1, 2),
    [3, 4]["a":],
]
if len(pair) == 3:
    [1, 2]("never called")
assert (pair, "always true")
text = '\d'
print(len(text))
