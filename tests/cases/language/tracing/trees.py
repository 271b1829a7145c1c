# compile() of syntax trees: names that no text has, places that nodes say, and what is wrong with nodes.
import ast
tree = ast.parse('''
def f(a, b=2, *c, d=4, **e):
    "doc"
    x = [i for i in range(3) if i]
    y = {k: v for k, v in {1: 2}.items()}
    s = f"{a!r:>{b}} and {x}"
    try:
        if a: raise ValueError(-1, 2.5, 3j, 10**30, b"x", "é")
        elif b: pass
        else: y = 1
    except (ValueError, TypeError) as err:
        r = err.args
    finally:
        z = lambda q, *, w=1: q + w
    with open("/dev/null") as fh: t = fh.read()
    match a:
        case [1, *rest]: m = rest
        case {"k": kk, **others}: m = kk
        case int(real=rr) | str(rr): m = rr
        case _: m = None
    async def co(): return [u async for u in g()]
    class K(object, metaclass=type):
        z: int = 3
    return s, x, y, t, m, z(1), c, d, e, K.z, K.__annotations__
print(f(1), f([1,2,3]), f({"k": 5}))
''')
ns = {}
exec(compile(tree, "tree", "exec"), ns)
n = ast.Name(id="@odd", ctx=ast.Store())
m = ast.Module(body=[ast.Assign(targets=[n], value=ast.Constant((1, (2, frozenset({3}))))), ast.Expr(ast.Call(func=ast.Name(id="print", ctx=ast.Load()), args=[ast.Name(id="@odd", ctx=ast.Load())], keywords=[]))], type_ignores=[])
ast.fix_missing_locations(m)
exec(compile(m, "odd", "exec"))
e = ast.parse("\n\n(1/0)", mode="eval"); 
ast.increment_lineno(e, 40)
import traceback
try: eval(compile(e, "far.py", "eval"))
except ZeroDivisionError: print(traceback.format_exc().replace(__file__, "FILE"))
for bad in (ast.Module(body=[ast.Expr(ast.Name("x", ast.Load()))], type_ignores=[]), ast.Expression(body=ast.Name(id=3, ctx=ast.Load(), lineno=1, col_offset=0)), ast.Module(body=[ast.Pass(lineno=1,col_offset=0)])):
    try: compile(bad, "b", "exec" if isinstance(bad, ast.Module) else "eval")
    except Exception as x: print(type(x).__name__, x)
