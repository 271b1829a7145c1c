# eval and exec: the names they see, what they leave, and their errors.
def t(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return f"{type(e).__name__}: {e}"
x = "global"
def f():
    x = "local"
    return eval("x"), eval("x", {"x": 1}), eval("x", {"x": 1}, {"x": 2}), eval("x", globals()), sorted(eval("locals()")), eval(" \t1 + 1")
print(f())
class M(dict):
    def __missing__(self, k): return f"<{k}>"
print(eval("a + b", {}, M()), eval("[i for i in (1, 2)]"), t(eval, "a", M()))
g = {}
exec("y = 5\ndef h(): return y * 2\nclass K:\n  z = y\n", g)
print(sorted(g), g["h"](), g["K"].z, "__builtins__" in g)
loc = {}
exec("a = 1\nb = a + 1\nimport math as m", {}, loc)
print(sorted(loc), exec("pass"))
print(t(eval, "1 +"), t(eval, "x = 1"), t(eval, ""), t(eval, "1; 2"), t(eval, 5), t(eval, "1", 5), t(eval, "1", {}, 5), t(exec, "1", 5), t(exec, None))
code = compile("q * 2", "<q>", "eval")
print(eval(code, {"q": 21}), t(eval, code, {}), t(eval, compile("r = 3", "", "exec"), g), g["r"], code.co_filename, code.co_names)
print(t(compile, "1", "f", "bad"), t(compile, "1", "f"), t(eval, b"1 + 2"), t(eval, "lambda: 5")(), eval("(yield_ := 4)", g), g["yield_"])
s = 0
c = compile("i * i + k", "<s>", "eval")
for i in range(100):
    s += eval(c, {"i": i, "k": 3}) + eval("i") + eval("i + j", {"i": 1}, {"j": i})
print(s)
