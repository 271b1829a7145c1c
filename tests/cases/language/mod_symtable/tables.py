# Tables of scopes: what each name is, in functions, classes, comprehensions and around `global`, `nonlocal`, `:=` and private names.
import symtable

text = '''
import os.path as p, sys
from a import *
@deco
def f(a, /, b: int = 1, *args, c=d, **kw) -> ret:
    global g
    def inner():
        nonlocal a
        a = b
        return super().x
    class C(Base, metaclass=M):
        y: int = 1
        __z = y
        def method(self):
            return __class__, self.__z, y
    try:
        with open(p) as (q, r): pass
    except E as e: del e
    match a:
        case [1, *rest]: pass
        case {"k": v, **more} as whole: pass
    return [h := i for i in args if (lambda k: k + i)(j)], {k: v for k, v in kw}, (n for n in c for m in n)
g: int
(w): str = 1
x = [t := u for u in range(3)]
'''


def show(table, depth=0):
    pad = "  " * depth
    print(pad, table.get_type(), table.get_name(), table.get_lineno(), table.is_nested(), table.is_optimized(), table.has_children())
    for symbol in table.get_symbols():
        said = [name for name in dir(symbol) if name.startswith("is_") and name != "is_namespace" and getattr(symbol, name)()]
        print(pad, " ", symbol.get_name(), said, len(symbol.get_namespaces()))
    if isinstance(table, symtable.Function):
        print(pad, " ", table.get_parameters(), table.get_locals(), table.get_frees(), table.get_globals(), table.get_nonlocals())
    if isinstance(table, symtable.Class):
        print(pad, " ", table.get_methods())
    for child in table.get_children():
        show(child, depth + 1)


show(symtable.symtable(text, "text", "exec"))
show(symtable.symtable("[x for x in y]", "text", "eval"))
for wrong, mode in (("def f(a): global a", "exec"), ("x", "what"), ("x =", "exec")):
    try:
        symtable.symtable(wrong, "text", mode)
    except (SyntaxError, ValueError) as error:
        print(type(error).__name__, error)
