# A text that runs with locals: what a function inside declares global is one at its top as well.
text = """
x = 7
def f():
    x = 1
    def g():
        global x
        def i():
            return x
        return i()
    return g()
first = f()
y = 1
def h():
    global y
    y += 1
h()
"""
for round in range(3):
    outer, inner = {}, {}
    exec(text, outer, inner)
    print(inner["first"], outer["x"], "x" in inner, outer["y"], sorted(inner))
local_ns, global_ns = {}, {}
exec("def f():\n    y = 1\n    def g():\n        global y\n        return y\n    def h():\n        return y + 1\n    return g, h\ny = 9\ng, h = f()\nr = g(), h()", local_ns, global_ns)
print(global_ns["r"], local_ns["y"])


class X:
    locals()["by_hand"] = 5
    vars()["other"] = 6
    total = by_hand + other


print(X.total, X.by_hand)
total = 0
for round in range(50):
    space = {}
    exec("a = 1\ndef f():\n    global a\n    a += 1\n    return a\nb = f()", space, inner)
    total += inner["b"] + space["a"]
print(total)
