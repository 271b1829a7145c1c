# eval, exec, locals, vars and dir under other names: they see the variables of whoever calls them, also those that nobody else reads.
import builtins
def passed(n, run):
    found = []
    for i in range(n):
        x = i
        found.append(run("x + 1"))
    return found[-1]
def renamed(n):
    run = eval
    for i in range(n):
        x = i
        found = run("x + i")
    return found
def mapped(n):
    for i in range(n):
        x = i
        found = list(map(eval, ["x", "i"]))
    return found
def of_module(n):
    for i in range(n):
        x = i
        found = sorted(builtins.locals()), builtins.eval("x")
    return found
def shown(n, show):
    for i in range(n):
        x = i
        found = show()["x"]
    return found
def named(n, names):
    for i in range(n):
        x = i
        found = names()
    return found
def inner(run, y):
    z = y * 2
    return run("z + y")
def called(n, run):
    for i in range(n): found = inner(run, i)
    return found
def elsewhere(n):
    for i in range(n):
        x = i
        exec("t = 1", None, {})
        found = eval("x", None, {"x": 3})
    return found
def sometimes(n, ways):
    found = 0
    for i in range(n):
        x = i * 3 + n
        y = i
        y += 1
        way = ways[i % len(ways)]
        if i % 2: y += 3
        found = way("x + y")
    return found
def late(n, ways):
    for i in range(n):
        x = i * 3 + n
        way = ways[i]
        found = way("x")
    return found
def inner_sometimes(n, ways):
    for i in range(n): found = inner(ways[i % len(ways)], i)
    return found
def local(n):
    total = 0
    for dir in range(n):
        vars = dir + 1
        total += vars
    return total
print(passed(50, eval), renamed(50), mapped(50), of_module(50), shown(50, locals), named(50, dir), called(50, eval), elsewhere(50), local(50))
for f in sometimes, inner_sometimes:
    print(f(200, [len] * 70 + [eval]), f(250, [len] * 70 + [eval] * 10 + [len] * 10), f(71, [len] * 70 + [eval]), f(271, [len] * 70 + [eval]))
print(late(60, [len] * 59 + [eval]))
class Shows:
    def __init__(self): self.x = 1
    def look(self, show=vars):
        y = 2
        return sorted(show())
print([Shows().look() for _ in range(30)][-1], [vars(one) for one in map(lambda _: Shows(), range(30))][-1], list(map(vars, [Shows()])))
