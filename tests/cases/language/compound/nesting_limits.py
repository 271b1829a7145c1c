# Deep nesting of blocks, expressions, functions, calls and displays that CPython accepts.
src = "".join("    " * i + "if 1:\n" for i in range(60)) + "    " * 60 + "x = 60\n"
ns = {}; exec(src, ns); print(ns["x"])
src = "".join("    " * i + f"for i{i} in (1,):\n" for i in range(18)) + "    " * 18 + "y = i0 + i17\n"
exec(src, ns); print(ns["y"])
src = "".join("    " * i + f"def f{i}():\n" for i in range(30)) + "    " * 30 + "return 'deep'\n" + "".join("    " * i + f"return f{i}()\n" for i in range(29, 0, -1))
exec(src, ns); print(ns["f0"]())
src = "".join("    " * i + f"class C{i}:\n" for i in range(25)) + "    " * 25 + "v = __qualname__\n"
exec(src, ns)
c = ns["C0"]
for i in range(1, 25): c = getattr(c, f"C{i}")
print(len(c.v), c.__qualname__ == c.v)
src = "".join("    " * i + "try:\n" for i in range(9)) + "    " * 9 + "1 / 0\n" + "".join("    " * i + f"except KeyError: pass\n" + "    " * i + f"finally: order.append({i})\n" for i in range(8, -1, -1))
ns["order"] = []
try: exec(src, ns)
except ZeroDivisionError: print(ns["order"])
print(eval("(" * 80 + "1" + ")" * 80), eval("[" * 40 + "]" * 40).__len__(), eval("-" * 60 + "5"), eval("not " * 41 + "0"), eval("+".join(["1"] * 400)), eval("1" + " if 1 else 0" * 20), eval("f(" * 50 + "0" + ")" * 50, {"f": lambda x: x + 1}), eval("a" + "[0]" * 50, {"a": (lambda l: [l := [l] for _ in range(60)][-1])(0) if 0 else __import__("functools").reduce(lambda l, _: [l], range(60), 0)})[0] is not None)
print(eval("lambda: " * 40 + "7")()()() is not None, len(eval("{" + ",".join(f"{i}: [{i}]" for i in range(500)) + "}")), sum(eval("[" + ",".join(map(str, range(1000))) + "]")), eval("x" + ".y" * 30, {"x": type("X", (), {"__getattr__": lambda s, n: s})()}).__class__.__name__)
f = eval("lambda " + ",".join(f"a{i}" for i in range(200)) + ": a0 + a199"); print(f(*range(200)), f(**{f"a{i}": i for i in range(200)}))
g = {}; exec("def g(" + ",".join(f"k{i}={i}" for i in range(150)) + "):\n    return " + "+".join(f"k{i}" for i in range(150)), g); total = 0
for i in range(60): total += g["g"](i, k149=i if i % 2 else 0.5)
print(total)
