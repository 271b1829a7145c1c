# compile: file names in tracebacks and code, modes, dont_inherit, code objects shared by functions and modules.
import types
c = compile("def f(x):\n    return x / 0\nf(1)", "made up.py", "exec")
try: exec(c, {})
except ZeroDivisionError as e:
    tb, out = e.__traceback__, []
    while tb: out.append((tb.tb_frame.f_code.co_filename.rsplit("/", 1)[-1], tb.tb_frame.f_code.co_name, tb.tb_lineno)); tb = tb.tb_next
    print(out)
print(c.co_filename, c.co_name, [k.co_name for k in c.co_consts if isinstance(k, types.CodeType)], compile("1", "", "eval").co_name)
for mode, src in (("eval", "1 + 1"), ("exec", "x = 1"), ("single", "1 + 1"), ("single", "x = 1"), ("eval", "x = 1"), ("single", "1\n2"), ("exec", ""), ("eval", ""), ("exec", "if 1:\n"), ("eval", "(1,\n2)"), ("exec", "\n\n  # c\n"), ("single", "for i in range(2): i\n"), ("other", "1")):
    try: print(mode, repr(src), eval(compile(src, "<t>", mode), {}))
    except (SyntaxError, ValueError) as e: print(mode, repr(src), type(e).__name__)
ns1, ns2 = {}, {}
code = compile("n = 0\ndef up():\n    global n\n    n += 1\n    return n", "s", "exec")
exec(code, ns1); exec(code, ns2)
total = 0
for i in range(100):
    total += ns1["up"]() + (ns2["up"]() if i % 3 else 0)
    if i == 50: ns2["n"] = 0.5
print(total, ns1["n"], ns2["n"], ns1["up"] is ns2["up"])
def f(): return g()
def g(): return "g"
f2 = types.FunctionType(f.__code__, {"g": lambda: "other g"}, "f2")
print(f(), f2(), f2.__globals__ is globals(), f2.__name__, f2.__module__)
print([eval("x", {"x": i}, m) for i, m in enumerate(({}, {"x": "local"}, type("M", (), {"__getitem__": lambda s, k: k * 2})()))])
