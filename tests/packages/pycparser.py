# Reads C, shows and walks its tree, and writes C again.
# pip: pycparser==3.12
import io

from pycparser import c_ast, c_generator, c_parser

TEXT = r"""
typedef unsigned long size_t; typedef struct node { int value : 3; struct node *next; union { float f; char c[4]; } u; } node_t;
enum colour { RED, GREEN = 5, BLUE };
static const char *names[] = { "red", [2] = "b\n" "lue" };
int (*handler)(int, void *(*)(size_t), ...);
extern int f(const int a[static 3], int n);
static inline int sum(node_t *list, int n) {
    int total = 0, i;
    for (i = 0, n--; i < n; ++i) { if (!list) break; else if (list->value % 2) continue; total += list->u.c[i] << 2; list = (list + 1)->next; }
    do { total ^= 0x1Fu; } while (total > 'a' && n ? 1 : 0);
    switch (total) { case 1: case RED: return sizeof(int[3]) + sizeof total; default: goto end; }
end:
    return *&total, (node_t){ .value = 1, .u.f = 1.5e3f }.value;
}
int main() { while (1) { struct { int x; } a = { 1 }; a.x++; ; } }
"""
parser = c_parser.CParser()
tree = parser.parse(TEXT, filename="a.c")
print([type(node).__name__ + ":" + str(getattr(node, "name", None)) for node in tree.ext])
out = io.StringIO()
tree.ext[-2].body.block_items[2].show(buf=out, attrnames=True, nodenames=True, showcoord=True)
print(out.getvalue())
print(c_generator.CGenerator().visit(tree))


class Calls(c_ast.NodeVisitor):
    def __init__(self):
        self.found = []

    def visit_ID(self, node):
        self.found.append((node.name, node.coord.line, node.coord.column))

    def visit_FuncDef(self, node):
        self.found.append(("def", node.decl.name, len(node.decl.type.args.params) if node.decl.type.args else 0))
        self.generic_visit(node)


visitor = Calls()
visitor.visit(tree)
print(visitor.found[:12], len(visitor.found))
made = c_ast.FuncCall(c_ast.ID("f"), c_ast.ExprList([c_ast.Constant("int", "1"), c_ast.BinaryOp("*", c_ast.BinaryOp("+", c_ast.ID("a"), c_ast.ID("b")), c_ast.UnaryOp("-", c_ast.ID("c")))]))
print(c_generator.CGenerator().visit(made), [name for name, _ in made.children()])
again = c_generator.CGenerator().visit(parser.parse(c_generator.CGenerator().visit(tree)))
print(again == c_generator.CGenerator().visit(tree))
for wrong in ("int x = ;", "int f( { }", "foo y;", "int a; @", "struct { int", '"open'):
    try:
        parser.parse(wrong, "w.c")
        print(wrong, "is well")
    except Exception as error:
        print(type(error).__name__, error)
print(len(parser.parse("".join(f"int f{n}(int a) {{ return a * {n} + f{n}(a - 1); }}\n" for n in range(60))).ext))
