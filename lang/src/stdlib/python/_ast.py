"""Syntax trees: the classes of their nodes."""

PyCF_ALLOW_TOP_LEVEL_AWAIT = 0x2000
PyCF_ONLY_AST = 0x400
PyCF_TYPE_COMMENTS = 0x1000


class AST:
    """A node of a syntax tree."""

    _fields = ()
    _attributes = ()
    __match_args__ = ()

    def __init__(self, /, *args, **kwargs):
        fields = self._fields
        if len(args) > len(fields):
            name, most = type(self).__name__, len(fields)
            raise TypeError(f"{name} constructor takes at most {most} positional argument{'' if most == 1 else 's'}")
        for name, value in zip(fields, args):
            setattr(self, name, value)
        for name, value in kwargs.items():
            if name in fields and fields.index(name) < len(args):
                raise TypeError(f"{type(self).__name__} got multiple values for argument {name!r}")
            setattr(self, name, value)

    def __reduce__(self):
        return type(self), (), self.__dict__


AST.__module__ = "ast"

_PLACES = ("lineno", "col_offset", "end_lineno", "end_col_offset")

# A kind, whether its nodes are somewhere, and what nodes of it there are.
_GRAMMAR = [
    ("mod", False, "Module(stmt* body, type_ignore* type_ignores)", "Interactive(stmt* body)", "Expression(expr body)",
     "FunctionType(expr* argtypes, expr returns)"),
    ("stmt", True,
     "FunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns, string? type_comment)",
     "AsyncFunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns, string? type_comment)",
     "ClassDef(identifier name, expr* bases, keyword* keywords, stmt* body, expr* decorator_list)",
     "Return(expr? value)", "Delete(expr* targets)", "Assign(expr* targets, expr value, string? type_comment)",
     "AugAssign(expr target, operator op, expr value)", "AnnAssign(expr target, expr annotation, expr? value, int simple)",
     "For(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment)",
     "AsyncFor(expr target, expr iter, stmt* body, stmt* orelse, string? type_comment)",
     "While(expr test, stmt* body, stmt* orelse)", "If(expr test, stmt* body, stmt* orelse)",
     "With(withitem* items, stmt* body, string? type_comment)", "AsyncWith(withitem* items, stmt* body, string? type_comment)",
     "Match(expr subject, match_case* cases)", "Raise(expr? exc, expr? cause)",
     "Try(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody)",
     "TryStar(stmt* body, excepthandler* handlers, stmt* orelse, stmt* finalbody)",
     "Assert(expr test, expr? msg)", "Import(alias* names)", "ImportFrom(identifier? module, alias* names, int? level)",
     "Global(identifier* names)", "Nonlocal(identifier* names)", "Expr(expr value)", "Pass", "Break", "Continue"),
    ("expr", True,
     "BoolOp(boolop op, expr* values)", "NamedExpr(expr target, expr value)", "BinOp(expr left, operator op, expr right)",
     "UnaryOp(unaryop op, expr operand)", "Lambda(arguments args, expr body)", "IfExp(expr test, expr body, expr orelse)",
     "Dict(expr* keys, expr* values)", "Set(expr* elts)", "ListComp(expr elt, comprehension* generators)",
     "SetComp(expr elt, comprehension* generators)", "DictComp(expr key, expr value, comprehension* generators)",
     "GeneratorExp(expr elt, comprehension* generators)", "Await(expr value)", "Yield(expr? value)", "YieldFrom(expr value)",
     "Compare(expr left, cmpop* ops, expr* comparators)", "Call(expr func, expr* args, keyword* keywords)",
     "FormattedValue(expr value, int conversion, expr? format_spec)", "JoinedStr(expr* values)",
     "Constant(constant value, string? kind)", "Attribute(expr value, identifier attr, expr_context ctx)",
     "Subscript(expr value, expr slice, expr_context ctx)", "Starred(expr value, expr_context ctx)",
     "Name(identifier id, expr_context ctx)", "List(expr* elts, expr_context ctx)", "Tuple(expr* elts, expr_context ctx)",
     "Slice(expr? lower, expr? upper, expr? step)"),
    ("expr_context", False, "Load", "Store", "Del"),
    ("boolop", False, "And", "Or"),
    ("operator", False, "Add", "Sub", "Mult", "MatMult", "Div", "Mod", "Pow", "LShift", "RShift", "BitOr", "BitXor", "BitAnd", "FloorDiv"),
    ("unaryop", False, "Invert", "Not", "UAdd", "USub"),
    ("cmpop", False, "Eq", "NotEq", "Lt", "LtE", "Gt", "GtE", "Is", "IsNot", "In", "NotIn"),
    ("comprehension", False, "(expr target, expr iter, expr* ifs, int is_async)"),
    ("excepthandler", True, "ExceptHandler(expr? type, identifier? name, stmt* body)"),
    ("arguments", False, "(arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr* kw_defaults, arg? kwarg, expr* defaults)"),
    ("arg", True, "(identifier arg, expr? annotation, string? type_comment)"),
    ("keyword", True, "(identifier? arg, expr value)"),
    ("alias", True, "(identifier name, identifier? asname)"),
    ("withitem", False, "(expr context_expr, expr? optional_vars)"),
    ("match_case", False, "(pattern pattern, expr? guard, stmt* body)"),
    ("pattern", True, "MatchValue(expr value)", "MatchSingleton(constant value)", "MatchSequence(pattern* patterns)",
     "MatchMapping(expr* keys, pattern* patterns, identifier? rest)",
     "MatchClass(expr cls, pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns)", "MatchStar(identifier? name)",
     "MatchAs(pattern? pattern, identifier? name)", "MatchOr(pattern* patterns)"),
    ("type_ignore", False, "TypeIgnore(int lineno, string tag)"),
]


def _describe(namespace, signature):
    """Puts the fields of a signature into a class's namespace."""
    inner = signature[signature.index("(") + 1 : -1] if "(" in signature else ""
    types = {}
    for part in inner.split(", ") if inner else ():
        kind, name = part.split(" ")
        types[name] = kind
        if kind.endswith("?"):
            namespace[name] = None
    namespace["_fields"] = namespace["__match_args__"] = tuple(types)
    namespace["_types"] = types


def _make(kind, is_somewhere, *signatures):
    space = {"__module__": "ast"}
    if is_somewhere:
        space["_attributes"] = _PLACES
        space["end_lineno"] = space["end_col_offset"] = None
    if signatures[0].startswith("("):
        space["__doc__"] = kind + signatures[0]
        _describe(space, signatures[0])
        globals()[kind] = type(kind, (AST,), space)
        return
    lines = [f"{kind} = {signatures[0]}"]
    lines += [" " * (len(kind) + 1) + "| " + signature for signature in signatures[1:]]
    space["__doc__"] = "\n".join(lines)
    base = globals()[kind] = type(kind, (AST,), space)
    for signature in signatures:
        name = signature.partition("(")[0]
        space = {"__module__": "ast", "__doc__": signature}
        _describe(space, signature)
        made = globals()[name] = type(name, (base,), space)
        if not made._fields:
            made._only = made()


for _row in _GRAMMAR:
    _make(*_row)
del _row, _GRAMMAR

_ROOTS = {"exec": Module, "eval": Expression, "single": Interactive}


def _check(node):
    """Says what is wrong with a tree that a program has made."""
    kinds = globals()
    if isinstance(node, (stmt, expr, excepthandler, pattern)):
        for name in _PLACES[:2]:
            if not hasattr(node, name):
                raise TypeError(f'required field "{name}" missing from {_kind_of(node)}')
    for name, kind in type(node)._types.items():
        many, optional = kind.endswith("*"), kind.endswith("?")
        kind = kind.rstrip("*?")
        value = getattr(node, name, node)
        if value is node:
            raise TypeError(f'required field "{name}" missing from {type(node).__name__}')
        if many and type(value) is not list:
            raise TypeError(f'{type(node).__name__} field "{name}" must be a list, not a {type(value).__name__}')
        for item in value if many else (value,):
            if kind not in kinds:
                if kind == "identifier" and item is not None and type(item) is not str:
                    raise TypeError("AST identifier must be of type str")
                continue
            if item is None:
                if not optional and name not in ("keys", "kw_defaults"):
                    raise ValueError(f"field '{name}' is required for {type(node).__name__}")
                continue
            if not isinstance(item, kinds[kind]):
                raise TypeError(f"expected some sort of {kind}, but got {item!r}")
            _check(item)
    body = getattr(node, "body", node)
    if body == [] and not isinstance(node, mod):
        raise ValueError(f"empty body on {type(node).__name__}")


def _kind_of(node):
    return next(kind.__name__ for kind in (stmt, expr, excepthandler, pattern) if isinstance(node, kind))


def _checked(tree, mode):
    """Whether it is a tree. Says what is wrong with one that cannot be compiled."""
    if not isinstance(tree, AST):
        return False
    root = _ROOTS[mode]
    if not isinstance(tree, root):
        raise TypeError(f"expected {root.__name__} node, got {type(tree).__name__}")
    _check(tree)
    return True
