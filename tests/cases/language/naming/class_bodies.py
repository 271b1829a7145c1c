# A class body sees globals and its own names, functions in it skip it, comprehensions too.
x = "global"
def outer():
    x = "enclosing"
    class A:
        before = x
        y = x
        x = "class"
        after = x
        def f(self): return x
        g = lambda self: x
        l = [x for _ in range(2)]
        first = [c for c in x]
        gen = list(x + c for c in x[:2])
        try:
            z = [x_ + before for x_ in "a"]
        except NameError as e:
            z = str(e)
    return A
try:
    A = outer()
    print(A.before, A.after, A().f(), A().g(), A.l, A.first, A.gen, A.z)
except NameError as e:
    print("error", e)
class B:
    x = x + "!"
    y = x
    del x
    z = x
print(B.y, B.z, hasattr(B, "x"))
def local_first():
    class C:
        try:
            print(q)
        except NameError as e:
            print("body:", e)
        q = 1
        print(q)
    q = 2
    return C
print(local_first().q)
class D:
    global made
    made = "by class"
    def method(self): return made
    locals()["dynamic"] = 9
    print(sorted(k for k in locals() if k[0] != "_"))
    print(dynamic)
print(made, D().method(), D.dynamic, hasattr(D, "made"))
total = 0
for i in range(70):
    class E:
        x = i if i % 3 else x
        if i % 5 == 0:
            del x
        y = x if i else 0
    total += len(str(E.y))
print(total, E.y)
