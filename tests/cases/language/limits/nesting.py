# How deep a text may nest, and what is said when it is too deep.
def told(source):
    try:
        return eval(compile(source, "<deep>", "eval"))
    except (SyntaxError, RecursionError, MemoryError) as e:
        return type(e).__name__, getattr(e, "msg", None)


for depth in (10, 60, 90):
    print(depth, told("(" * depth + "1" + ")" * depth))
print(told("(" * 201 + "1" + ")" * 201))
print(told("[" * 201 + "]" * 201))
print(told("-" * 60 + "1"), told("not " * 51 + "1"))
print(told("1" + "+1" * 400))
print(told("lambda: " * 30 + "1") is not None)
print(len(told("[" + "1," * 5000 + "]")))


def blocks(depth):
    lines = [" " * i + "if 1:" for i in range(depth)] + [" " * depth + "found = depth"]
    namespace = {"depth": depth}
    try:
        exec("\n".join(lines), namespace)
        return namespace["found"]
    except SyntaxError as e:
        return type(e).__name__, e.msg


print([blocks(n) for n in (1, 5, 19, 90)])
print(blocks(101))
for n in range(60):
    assert told("(" * (n + 1) + "7" + ")" * (n + 1)) == 7
loops = ["for i0 in (1,):"] + [" " * n + f"for i{n} in (1,):" for n in range(1, 19)] + [" " * 19 + "count += 1"]
namespace = {"count": 0}
exec("\n".join(loops), namespace)
print(namespace["count"])
