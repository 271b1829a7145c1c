# Annotated assignments: evaluated where it matters, stored in __annotations__, with and without values.
def say(x): print("say", x); return x
a: say("type a") = say(1)
b: say("type b")
(c): say("type c") = 3
d: "string" = 4
class O: pass
o = O()
o.x: say("attribute type") = say("attribute value")
o.y: say("only type")
l = [0]
l[say(0)]: say("item type") = 5
print(__annotations__, o.__dict__, l, "b" in globals())
def f():
    x: say("never") = 1
    y: undefined_name
    z: undefined.attribute = 2
    return x, z, f.__annotations__
print(f())
class C:
    n: int = 0
    s: "str"
    (p): int = 9
    print(sorted(__annotations__)) if "__annotations__" in dir() else None
    for i in range(3):
        t: i = i
print(C.__annotations__, hasattr(C, "s"))
class D(C):
    pass
print(D.__annotations__ is C.__annotations__, "__annotations__" in D.__dict__)
class E: pass
print(E.__annotations__, "__annotations__" in E.__dict__)
E.__annotations__["k"] = 1; print(E.__annotations__)
del __annotations__
try:
    e: int = 1
except NameError as err: print(err)
__annotations__ = {}
e: int = 2
total = 0
for i in range(80):
    v: i = i if i % 2 else str(i)
    if i % 20 == 0: __annotations__.clear()
    total += len(__annotations__)
print(total, __annotations__)
