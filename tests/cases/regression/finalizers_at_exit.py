# What is left at the end of a program is finalized one after the other: a safepoint in one finalizer called the next from within it.


class Kept:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        print("begin", self.name)
        junk = []
        for i in range(1000):
            junk.append([i] * 900)
        print("end", self.name, len(junk))


a = Kept("a")
b = Kept("b")
c = Kept("c")
print("done")
