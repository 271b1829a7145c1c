# compile: modes, code objects, flags, errors.
import sys

code = compile("a = 1\nb = a + 1\n", "<source>", "exec")
print(type(code).__name__, code.co_name, code.co_filename, code.co_argcount, code.co_names)
namespace = {}
exec(code, namespace)
print(namespace["b"])
other = {}
exec(code, other)
other["a"] = 50
exec(code, other)
print(other["b"], namespace["b"])
print(eval(compile("3 + 4", "<e>", "eval")))
print(eval(code, {}) is None)
single = compile("5 * 5", "<stdin>", "single")
exec(single)
exec(compile("if 1:\n    'shown'\n    None\n    7\n", "<stdin>", "single"))
for source, mode in (("x = 1", "eval"), ("1; 2", "eval"), ("x = = 1", "exec"), ("def", "exec"), ("a = 1\nb = 2", "single"), ("1", "other"),
                     ("f(", "exec"), ("  x", "exec"), ("if x:\npass", "exec"), ("\tif 1:\n        x", "exec"), ("'abc", "exec"), ("x = 08", "exec")):
    try:
        compile(source, "<bad>", mode)
        print("fine", source)
    except SyntaxError as e:
        print(type(e).__name__, e.msg, e.filename, e.lineno)
    except ValueError as e:
        print("ValueError", e)


def outer(a, /, b, *args, c=1, **kw):
    """Doc."""
    local = 1

    def inner():
        return local, a

    return inner


c = outer.__code__
print(c.co_name, c.co_qualname, c.co_argcount, c.co_posonlyargcount, c.co_kwonlyargcount, c.co_varnames, c.co_cellvars, c.co_freevars, c.co_flags & 15)
inner = outer(1, 2).__code__
print(inner.co_name, inner.co_qualname, inner.co_freevars, inner.co_varnames, inner.co_firstlineno - c.co_firstlineno)
print(c is outer.__code__, c.co_consts[0])
try:
    exec(inner)
except TypeError as e:
    print(e)


def plain():
    global made
    made = "made"


exec(plain.__code__)
print(made)
elsewhere = {}
exec(plain.__code__, elsewhere)
print(elsewhere["made"])
exec("def deep(n):\n    return n if n < 1 else deep(n - 1) + 1\nprint(deep(200))")
exec("""
class Made:
    field: int = 3
    def method(self):
        return super().__init__(), __class__.__name__, [self.field for _ in range(2)]
""", elsewhere)
print(elsewhere["Made"]().method(), elsewhere["Made"].__annotations__)
exec("from __future__ import annotations\ndef f(x: undefined): pass\nprint(f.__annotations__)")
exec("z: nothing = 1\nprint(z, __annotations__)", {"nothing": 5})
exec(b"print('from bytes')")
exec("# -*- coding: utf-8 -*-\nprint('coded')")
print(eval("lambda q: q + 1")(4), eval("(w := 6)"), w)
print(eval("[i for i in range(3) if i]"), eval("{1: 'a'}[1]"))
