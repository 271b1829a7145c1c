# ast: transformers that fold, rename and instrument, run after compile; visitors with scopes; locations, dumps, comparisons, in loops.
import ast


class Fold(ast.NodeTransformer):
    ops = {ast.Add: lambda a, b: a + b, ast.Sub: lambda a, b: a - b, ast.Mult: lambda a, b: a * b, ast.Pow: lambda a, b: a**b}
    folded = 0

    def visit_BinOp(self, node):
        self.generic_visit(node)
        if isinstance(node.left, ast.Constant) and isinstance(node.right, ast.Constant) and type(node.op) in self.ops:
            Fold.folded += 1
            return ast.copy_location(ast.Constant(self.ops[type(node.op)](node.left.value, node.right.value)), node)
        return node

    def visit_If(self, node):
        self.generic_visit(node)
        if isinstance(node.test, ast.Constant):
            return node.body if node.test.value else node.orelse
        return node

    def visit_Assert(self, node):
        return None


class Count(ast.NodeTransformer):
    def visit_FunctionDef(self, node):
        self.generic_visit(node)
        node.body.insert(0, ast.parse(f"calls[{node.name!r}] = calls.get({node.name!r}, 0) + 1").body[0])
        return node

    def visit_Name(self, node):
        return ast.Name("renamed_" + node.id, node.ctx) if node.id == "x" else node


SOURCE = """
def f(n):
    assert n < 5
    if 1:
        y = 2 * 3 + 4
    else:
        y = 0
    return y + n if n > 1 + 1 else g(n) * 2 ** 3
def g(n):
    if 0: return -1
    x = [n * k for k in range(3)]
    return sum(x)
"""
tree = ast.fix_missing_locations(Count().visit(Fold().visit(ast.parse(SOURCE))))
print(ast.unparse(tree), Fold.folded)
space = {"calls": {}}
exec(compile(tree, "<made>", "exec"), space)
print(sum(space["f"](i % 7) for i in range(200)), space["calls"])


class Names(ast.NodeVisitor):
    def __init__(self):
        self.seen, self.depth = [], 0

    def visit_Name(self, node):
        self.seen.append((node.id, type(node.ctx).__name__, self.depth, node.lineno, node.col_offset))

    def visit_Lambda(self, node):
        self.depth += 1
        self.generic_visit(node)
        self.depth -= 1

    visit_FunctionDef = visit_ListComp = visit_Lambda

    def visit_Constant(self, node):
        self.seen.append((node.value, node.kind))


v = Names()
v.visit(ast.parse("a = b\ndel c\ndef d(e=f): return lambda: [g for h in i if u'j']\nk += 1"))
print(v.seen)
print(ast.dump(ast.parse("x: int = -1; y = a.b[1:2, ...](*c, **d)"), indent=1))
print(ast.dump(ast.parse("lambda a, /, b=1, *, c: (yield)", mode="eval").body), ast.dump(ast.parse("f'{a!r:>{w}}b'").body[0], annotate_fields=False), ast.dump(ast.parse("a < b <= c", mode="eval"), include_attributes=False))
node = ast.parse("first = second(\n  third)").body[0]
print(node.lineno, node.end_lineno, node.col_offset, node.end_col_offset, ast.get_source_segment("first = second(\n  third)", node.value.args[0]), [type(n).__name__ for n in ast.walk(node)], list(ast.iter_child_nodes(node))[0].id, [k for k, _ in ast.iter_fields(node)], ast.Assign._fields, ast.Name._attributes, ast.Constant(5).value, ast.get_docstring(ast.parse("'''doc\n  more'''")), node.type_comment)
ast.increment_lineno(node, 10)
print(node.lineno, node.value.lineno)
for bad in (lambda: ast.parse("1 +"), lambda: ast.parse("x = 1", mode="eval"), lambda: compile(ast.Module([ast.Expr(5)], []), "f", "exec"), lambda: compile(ast.Expression(ast.Name("x", ast.Load())), "f", "eval"), lambda: ast.Name("a", "b", "c", "d"), lambda: compile(ast.Module([ast.Pass()]), "f", "exec"), lambda: ast.literal_eval("f(1)"), lambda: ast.literal_eval("1 + 2"), lambda: ast.literal_eval("[1, -2, {'a': (1+2j)}, {3}, b'x', None, True]"), lambda: ast.literal_eval("x"), lambda: ast.unparse(5), lambda: ast.get_docstring(ast.Pass()), lambda: ast.dump(5), lambda: compile(ast.parse("return 1"), "f", "exec")):
    try:
        print(bad())
    except (SyntaxError, TypeError, ValueError, AttributeError) as e:
        print(type(e).__name__, "|", str(e).split(" at 0x")[0])
total = 0
for i in range(60):
    e = ast.parse(f"{i} + {i % 7} * (x - {i % 3}) ** 2", mode="eval")
    folded = ast.fix_missing_locations(Fold().visit(e))
    total += eval(compile(folded, "<e>", "eval"), {"x": i}) + len(ast.dump(folded)) + len(ast.unparse(folded))
print(total)
