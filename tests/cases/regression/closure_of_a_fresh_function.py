# A function made and called at once finds its closure, also where the object itself is really made.


def counted(n):
    def add(k):
        return n + k

    def twice():
        return add(add(1))

    return twice


total = 0
for i in range(200):
    total += counted(i)()
print(total)
