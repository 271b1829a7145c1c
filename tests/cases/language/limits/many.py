# Large functions: many variables, parameters, arguments, targets, branches and constants.
def build(count):
    lines = ["def f():"]
    lines += [f"    v{i} = {i}" for i in range(count)]
    lines += [f"    v{i} += v{i - 1}" for i in range(1, count)]
    lines += [f"    return v{count - 1}, v{count // 2}"]
    namespace = {}
    exec("\n".join(lines), namespace)
    return namespace["f"]


for count in (10, 240, 255, 260, 400, 1000):
    f = build(count)
    print(count, f(), f.__code__.co_argcount)
many = ", ".join(f"p{i}" for i in range(120))
namespace = {}
exec(f"def g({many}): return p0 + p119, len(locals())", namespace)
print(namespace["g"](*range(120)))
print(max(eval("(" + ",".join(map(str, range(600))) + ")")))
print(eval("max(" + ",".join(map(str, range(200))) + ")"))
print(len(eval("[" + ",".join(f"'{i}'" for i in range(2000)) + "]")))
print(len(eval("{" + ",".join(f"{i}: {i}" for i in range(1000)) + "}")))
source = "def h(x):\n" + "".join(f"    if x == {i}:\n        return {i * i}\n" for i in range(300)) + "    return None\n"
exec(source, namespace)
print(namespace["h"](299), namespace["h"](300))
print(eval("+".join(["1"] * 500)))
names = ", ".join(f"t{i}" for i in range(100))
exec(f"def k(s):\n    {names} = s\n    return t0, t99", namespace)
print(namespace["k"](range(100)))
total = 0
for n in range(60):
    total += namespace["g"](*range(n, n + 120))[0]
print(total)
