# Nodes made by hand: fields, defaults, what constructors and compile refuse.
import ast

name = ast.Name("x", ctx=ast.Load())
print(name._fields, name._attributes, name.id, ast.Name.__doc__, ast.Constant._fields)
print(ast.dump(ast.Constant(1)), ast.Constant(2, kind="u").kind, ast.Constant.kind)
print(issubclass(ast.Name, ast.expr), ast.expr.__mro__, ast.Name.__match_args__)
for make in [lambda: ast.Name(1, 2, 3), lambda: ast.Name("a", id="b"), lambda: ast.Load(1)]:
    try:
        make()
    except TypeError as error:
        print(error)
match name:
    case ast.Name(id, ast.Load()):
        print("matched", id)
for tree, mode in [(ast.Module([], []), "eval"), (ast.Expression(ast.Name("x")), "eval"), (ast.Module([ast.Pass()], []), "exec")]:
    try:
        compile(tree, "f", mode)
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
print(ast.dump(ast.parse("x = 1", mode="exec"), annotate_fields=False))
print(ast.dump(ast.parse("a; b", mode="single") if False else ast.parse("a"), indent=2))
count = 0
for at in range(70):
    node = ast.BinOp(left=ast.Constant(at), op=ast.Add(), right=ast.Constant(at))
    count += len(list(ast.iter_child_nodes(node))) + len(list(ast.iter_fields(node)))
print(count, ast.get_docstring(ast.parse('"""  doc\n  two\n"""')))
