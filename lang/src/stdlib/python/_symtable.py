"""Which name is what in a text: the tables of scopes that `symtable` shows. The compiler's own tables say less: most comprehensions are no scopes there."""

import ast as _ast

DEF_GLOBAL, DEF_LOCAL, DEF_PARAM, DEF_NONLOCAL, USE, DEF_FREE, DEF_FREE_CLASS, DEF_IMPORT, DEF_ANNOT = 1, 2, 4, 8, 16, 32, 64, 128, 256
DEF_BOUND = DEF_LOCAL | DEF_PARAM | DEF_IMPORT
_DEF_COMP_ITER = 512
TYPE_FUNCTION, TYPE_CLASS, TYPE_MODULE = 0, 1, 2
LOCAL, GLOBAL_EXPLICIT, GLOBAL_IMPLICIT, FREE, CELL = 1, 2, 3, 4, 5
SCOPE_OFF, SCOPE_MASK = 11, 15


class _Entry:
    """A scope."""

    __slots__ = ("id", "name", "symbols", "varnames", "children", "type", "lineno", "nested", "_comprehension", "_parent")

    def __init__(self, name, type, lineno, parent, comprehension=False):
        self.id = id(self)
        self.name = name
        self.symbols = {}
        self.varnames = []
        self.children = []
        self.type = type
        self.lineno = lineno
        self.nested = int(parent is not None and (parent.nested or parent.type == TYPE_FUNCTION))
        self._comprehension = comprehension
        self._parent = parent
        if parent is not None:
            parent.children.append(self)

    def __repr__(self):
        return f"<symtable entry {self.name}({self.id}), line {self.lineno}>"


_Entry.__name__ = _Entry.__qualname__ = "symtable entry"
_Entry.__module__ = "builtins"


class _Walk(_ast.NodeVisitor):
    """Collects what each scope does with its names."""

    def __init__(self, has_future_annotations):
        self.top = self.scope = _Entry("top", TYPE_MODULE, 0, None)
        self.private = None
        self.is_target_of_comprehension = False
        self.has_future_annotations = has_future_annotations

    def add(self, name, flag, scope=None):
        """A name is used, or bound."""
        scope = scope or self.scope
        if self.private and name.startswith("__") and not name.endswith("__") and "." not in name and self.private.strip("_"):
            name = f"_{self.private.lstrip('_')}{name}"
        if self.is_target_of_comprehension and scope is self.scope and flag & DEF_LOCAL:
            flag |= _DEF_COMP_ITER
        scope.symbols[name] = scope.symbols.get(name, 0) | flag
        if flag & DEF_PARAM:
            scope.varnames.append(name)
        elif flag & DEF_GLOBAL:
            self.top.symbols[name] = self.top.symbols.get(name, 0) | flag

    def all(self, nodes):
        for node in nodes:
            if node is not None:
                self.visit(node)

    def inside(self, name, type, node, comprehension=False):
        self.scope = _Entry(name, type, node.lineno, self.scope, comprehension)

    def leave(self):
        self.scope = self.scope._parent

    def parameters(self, args):
        for arg in args.posonlyargs + args.args + args.kwonlyargs:
            self.add(arg.arg, DEF_PARAM)
        for arg in (args.vararg, args.kwarg):
            if arg is not None:
                self.add(arg.arg, DEF_PARAM)

    def visit_FunctionDef(self, node):
        self.add(node.name, DEF_LOCAL)
        args = node.args
        self.all(args.defaults)
        self.all(args.kw_defaults)
        if not self.has_future_annotations:
            self.all([arg.annotation for arg in args.posonlyargs + args.args])
            self.all([arg.annotation for arg in (args.vararg, args.kwarg) if arg is not None])
            self.all([arg.annotation for arg in args.kwonlyargs])
            self.all([node.returns])
        self.all(node.decorator_list)
        self.inside(node.name, TYPE_FUNCTION, node)
        self.parameters(args)
        self.all(node.body)
        self.leave()

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_ClassDef(self, node):
        self.add(node.name, DEF_LOCAL)
        self.all(node.bases)
        self.all(node.keywords)
        self.all(node.decorator_list)
        self.inside(node.name, TYPE_CLASS, node)
        before, self.private = self.private, node.name
        self.all(node.body)
        self.private = before
        self.leave()

    def visit_Lambda(self, node):
        self.all(node.args.defaults)
        self.all(node.args.kw_defaults)
        self.inside("lambda", TYPE_FUNCTION, node)
        self.parameters(node.args)
        self.visit(node.body)
        self.leave()

    def comprehension(self, node, name, *results):
        first, *rest = node.generators
        self.visit(first.iter)
        self.inside(name, TYPE_FUNCTION, node, True)
        self.add(".0", DEF_PARAM)
        self.target(first.target)
        self.all(first.ifs)
        for one in rest:
            self.target(one.target)
            self.visit(one.iter)
            self.all(one.ifs)
        self.all(results)
        self.leave()

    def target(self, node):
        self.is_target_of_comprehension = True
        self.visit(node)
        self.is_target_of_comprehension = False

    def visit_ListComp(self, node):
        self.comprehension(node, "listcomp", node.elt)

    def visit_SetComp(self, node):
        self.comprehension(node, "setcomp", node.elt)

    def visit_GeneratorExp(self, node):
        self.comprehension(node, "genexpr", node.elt)

    def visit_DictComp(self, node):
        self.comprehension(node, "dictcomp", node.value, node.key)

    def visit_NamedExpr(self, node):
        name = node.target.id
        if self.scope._comprehension:
            around = self.scope
            while around._comprehension:
                around = around._parent
            if around.type == TYPE_FUNCTION:
                is_global = around.symbols.get(name, 0) & DEF_GLOBAL
                self.add(name, DEF_GLOBAL if is_global else DEF_NONLOCAL)
                self.add(name, DEF_LOCAL, around)
            else:
                self.add(name, DEF_GLOBAL)
                self.add(name, DEF_GLOBAL, around)
        self.visit(node.value)
        self.visit(node.target)

    def visit_Name(self, node):
        self.add(node.id, USE if isinstance(node.ctx, _ast.Load) else DEF_LOCAL)
        if isinstance(node.ctx, _ast.Load) and node.id == "super" and self.scope.type == TYPE_FUNCTION:
            self.add("__class__", USE)

    def visit_AnnAssign(self, node):
        if isinstance(node.target, _ast.Name):
            if node.simple:
                self.add(node.target.id, DEF_ANNOT | DEF_LOCAL)
            elif node.value is not None:
                self.add(node.target.id, DEF_LOCAL)
        else:
            self.visit(node.target)
        if not self.has_future_annotations:
            self.visit(node.annotation)
        self.all([node.value])

    def visit_Global(self, node):
        for name in node.names:
            self.add(name, DEF_GLOBAL)

    def visit_Nonlocal(self, node):
        for name in node.names:
            self.add(name, DEF_NONLOCAL)

    def visit_alias(self, node):
        if node.name != "*":
            self.add(node.asname or node.name.split(".")[0], DEF_IMPORT)

    def visit_ExceptHandler(self, node):
        self.all([node.type])
        if node.name:
            self.add(node.name, DEF_LOCAL)
        self.all(node.body)

    def visit_Try(self, node):
        self.all(node.body)
        self.all(node.orelse)
        self.all(node.handlers)
        self.all(node.finalbody)

    visit_TryStar = visit_Try

    def visit_MatchAs(self, node):
        self.all([node.pattern])
        if node.name:
            self.add(node.name, DEF_LOCAL)

    def visit_MatchStar(self, node):
        if node.name:
            self.add(node.name, DEF_LOCAL)

    def visit_MatchMapping(self, node):
        self.all(node.keys)
        self.all(node.patterns)
        if node.rest:
            self.add(node.rest, DEF_LOCAL)


def _analyze(scope, bound, free, known):
    """Says of each name of a scope where it is bound: `bound` around it in functions, `known` as global ones. Names that it wants from around it
    are added to `free`."""
    places, own, wanted = {}, set(), set()
    is_class, is_function = scope.type == TYPE_CLASS, scope.type == TYPE_FUNCTION
    inner_bound, inner_known = set(), set()
    if is_class:
        inner_known |= known
        inner_bound.update(bound or ())
    for name, flags in scope.symbols.items():
        if flags & DEF_GLOBAL:
            places[name] = GLOBAL_EXPLICIT
            known.add(name)
            if bound is not None:
                bound.discard(name)
        elif flags & DEF_NONLOCAL:
            places[name] = FREE
            free.add(name)
        elif flags & DEF_BOUND:
            places[name] = LOCAL
            own.add(name)
            known.discard(name)
        elif bound and name in bound:
            places[name] = FREE
            free.add(name)
        else:
            places[name] = GLOBAL_IMPLICIT
    if is_class:
        inner_bound.add("__class__")
    else:
        if is_function:
            inner_bound |= own
        inner_bound.update(bound or ())
        inner_known |= known
    for child in scope.children:
        child_free = set()
        _analyze(child, set(inner_bound), child_free, set(inner_known))
        wanted |= child_free
    if is_function:
        for name, place in places.items():
            if place == LOCAL and name in wanted:
                places[name] = CELL
                wanted.discard(name)
    elif is_class:
        wanted.discard("__class__")
    symbols = scope.symbols
    for name, place in places.items():
        symbols[name] |= place << SCOPE_OFF
    for name in wanted:
        flags = symbols.get(name)
        if flags is not None:
            if is_class and flags & (DEF_BOUND | DEF_GLOBAL):
                symbols[name] = flags | DEF_FREE_CLASS
        elif not bound or name in bound:
            symbols[name] = FREE << SCOPE_OFF
    free |= wanted


def symtable(source, filename, startstr, /):
    """The table of a text, with those inside it as its children."""
    if startstr not in ("exec", "eval", "single"):
        raise ValueError("symtable() arg 3 must be 'exec' or 'eval' or 'single'")
    tree = compile(source, filename, startstr, _ast.PyCF_ONLY_AST, dont_inherit=True)
    # What a tree does not say is wrong.
    code = compile(source, filename, startstr, dont_inherit=True)
    walk = _Walk(bool(code.co_flags & 0x1000000))
    walk.visit(tree)
    _analyze(walk.top, None, set(), set())
    return walk.top
