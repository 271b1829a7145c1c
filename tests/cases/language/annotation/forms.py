# Annotations of modules, classes and functions: what is evaluated, and where it is kept.
x: int = 1
y: "str"
print(__annotations__)
class C:
    a: int
    b: "list[int]" = []
    c: undefined_here if False else float = 2
    __private: str = "p"
print(C.__annotations__, C.b)
def f(a: int, b: "x" = 2, *args: float, c: str = "c", **kw: dict) -> None:
    local: nowhere = 3
    other: nothing
    return local
print(f.__annotations__, f(1))
(z): int = 5
C.attr: int = 6
d = {}
d["k"]: str = "v"
print(z, C.attr, d, __annotations__)
class Plain: pass
print(Plain.__annotations__, "__annotations__" in Plain.__dict__)
class Sub(C): pass
print(Sub.__annotations__)
def g():
    q: int
    try:
        q
    except UnboundLocalError as e:
        print(e)
g()
def t(s):
    try:
        exec(s, {})
        print("ok", s)
    except SyntaxError as e:
        print(s, "->", e.msg)
    except Exception as e:
        print(s, "->", type(e).__name__, e)
for s in ("x: undefined", "x: int = y", "(a, b): int", "a, b: int", "[a]: int", "f(): int", "x: int: str", "def f(): global x; x: int = 1", "x = 1; x: int", "a.b: int", "a[0]: int = 1", "1: int", "x: yield", "None: int = 1", "def f(x: (y := 1)): pass", "x: (y := 2) = 3", "lambda x: int: 1", "class A:\n  x: int\n  y: x", "def f(): x: undefined = 1\nf()", "def f(): a.b: undefined\nf()", "x: int = *1, 2", "x: tuple = 1, 2"):
    t(s)
exec("from __future__ import annotations\nx: a.b[c] = 1\nclass D:\n  y: lambda: 3\n  z: 'quoted'\ndef f(p: (1 + 2) * 3, *, q: {1: 2}) -> [i for i in x]: pass\nprint(__annotations__, D.__annotations__, f.__annotations__)", {})
