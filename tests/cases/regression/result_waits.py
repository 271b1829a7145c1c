# The result of a call that a trace made waits where the bytecode runs again: nothing is called twice.
n = 0
class A:
    def __init__(self, v): self.v = v
    def __eq__(self, o):
        global n
        n += 1
        for i in range(2): pass
        return self.v == o
    def __bool__(self):
        global n
        n += 1
        for i in range(2): pass
        return self.v % 3 == 0
    def __contains__(self, o):
        global n
        n += 1
        for i in range(2): pass
        return o % 3 == 0
    def __next__(self):
        global n
        n += 1
        for i in range(2): pass
        if self.v == 0: raise StopIteration
        self.v -= 1
        return self.v
    def __iter__(self): return self
def f():
    k = 0
    for i in range(300):
        a = A(i % 7)
        if a == 3: k += 1
        if a: k += 1
        if i in a: k += 1
        for x in A(i % 4): k += x
    return k
print(f(), n)
