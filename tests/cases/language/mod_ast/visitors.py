# NodeVisitor and NodeTransformer, and running what they have made.
import ast


class Names(ast.NodeVisitor):
    def __init__(self):
        self.found = []

    def visit_Name(self, node):
        self.found.append((node.id, type(node.ctx).__name__))

    def visit_FunctionDef(self, node):
        self.found.append(node.name)
        self.generic_visit(node)


class Doubler(ast.NodeTransformer):
    def visit_Constant(self, node):
        if isinstance(node.value, int):
            return ast.copy_location(ast.Constant(node.value * 2), node)
        return node

    def visit_Pass(self, node):
        return None

    def visit_Expr(self, node):
        self.generic_visit(node)
        return [node, node]


source = "def f(n):\n    pass\n    t = 1\n    for i in range(n):\n        t += i * 3\n    return t\nprint(f(4), 'x')"
names = Names()
names.visit(ast.parse(source))
print(names.found)
tree = ast.fix_missing_locations(Doubler().visit(ast.parse(source)))
exec(compile(tree, "<made>", "exec"))
print(ast.unparse(tree))
made = ast.Expression(ast.BinOp(ast.Constant(6), ast.Mult(), ast.Name("x", ast.Load())))
ast.fix_missing_locations(made)
total = 0
for x in range(60):
    total += eval(compile(made, "<made>", "eval"))
print(total)
