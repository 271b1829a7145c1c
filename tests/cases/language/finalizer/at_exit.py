# What is left when a program ends is finalized: variables of the module, generators that wait; after atexit.
import atexit
import sys


class D:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        print("del", self.name, greeting, len(held) >= 0)


greeting = "hello"
held = []
a = D("a")
b = D("b")


def generator():
    try:
        yield 1
    finally:
        print("generator closed", greeting)


g = generator()
next(g)
atexit.register(print, "atexit comes first")


def use():
    local = a
    return local.name


for n in range(50):
    use()
print("last line of the module")
sys.exit(0)
