"""A small language with functions, lists and loops: a tokenizer of one regular expression, a parser by recursive
descent that makes dataclasses, a visitor that folds constants, one that evaluates and one that prints. Programs are
parsed, folded, printed and parsed again, and both must compute the same."""

import re
from dataclasses import dataclass
from typing import Any, List, Optional

TOKEN = re.compile(
    r"""\s*(?:(?P<comment>\#[^\n]*)
    |(?P<number>\d+(?:\.\d+)?)
    |(?P<text>"(?:[^"\\]|\\.)*")
    |(?P<word>[A-Za-z_]\w*)
    |(?P<sign>==|!=|<=|>=|&&|\|\||[-+*/%<>=!(){}\[\],;]))""",
    re.VERBOSE,
)
KEYWORDS = {"def", "let", "if", "else", "while", "return", "true", "false", "nil"}
LEVELS = [("||",), ("&&",), ("==", "!="), ("<", "<=", ">", ">="), ("+", "-"), ("*", "/", "%")]


class Node:
    pass


@dataclass
class Literal(Node):
    value: Any


@dataclass
class Name(Node):
    name: str


@dataclass
class Unary(Node):
    sign: str
    operand: Node


@dataclass
class Binary(Node):
    sign: str
    left: Node
    right: Node


@dataclass
class Call(Node):
    function: Node
    arguments: List[Node]


@dataclass
class Index(Node):
    value: Node
    index: Node


@dataclass
class ListOf(Node):
    items: List[Node]


@dataclass
class Assign(Node):
    target: Node
    value: Node
    new: bool = False


@dataclass
class If(Node):
    condition: Node
    then: "Block"
    other: Optional["Block"]


@dataclass
class While(Node):
    condition: Node
    body: "Block"


@dataclass
class Return(Node):
    value: Node


@dataclass
class Function(Node):
    name: str
    parameters: List[str]
    body: "Block"


@dataclass
class Block(Node):
    statements: List[Node]


class SyntaxProblem(Exception):
    pass


def tokens(text):
    at = 0
    text = text.rstrip()
    while at < len(text):
        match = TOKEN.match(text, at)
        if match is None:
            raise SyntaxProblem(f"line {text.count(chr(10), 0, at) + 1}: {text[at:at + 5].strip()!r}")
        at = match.end()
        kind = match.lastgroup
        value = match.group(kind)
        if kind == "word" and value in KEYWORDS:
            kind = "keyword"
        if kind != "comment":
            yield kind, value
    yield "end", ""


class Parser:
    def __init__(self, text):
        self.tokens = list(tokens(text))
        self.at = 0

    def peek(self, *values):
        kind, value = self.tokens[self.at]
        return kind in ("sign", "keyword") and value in values

    def take(self, *values):
        if self.peek(*values):
            self.at += 1
            return self.tokens[self.at - 1][1]
        return None

    def need(self, value):
        if not self.take(value):
            raise SyntaxProblem(f"{value!r} expected, not {self.tokens[self.at][1]!r}")

    def word(self):
        kind, value = self.tokens[self.at]
        if kind != "word":
            raise SyntaxProblem(f"a name expected, not {value!r}")
        self.at += 1
        return value

    def program(self):
        statements = []
        while self.tokens[self.at][0] != "end":
            statements.append(self.statement())
        return Block(statements)

    def block(self):
        self.need("{")
        statements = []
        while not self.take("}"):
            statements.append(self.statement())
        return Block(statements)

    def statement(self):
        if self.take("def"):
            name = self.word()
            self.need("(")
            parameters = self.sequence(")", self.word)
            return Function(name, parameters, self.block())
        if self.take("if"):
            condition, then = self.expression(), self.block()
            return If(condition, then, self.block() if self.take("else") else None)
        if self.take("while"):
            return While(self.expression(), self.block())
        if self.take("return"):
            node = Return(self.expression())
        elif self.take("let"):
            target = Name(self.word())
            self.need("=")
            node = Assign(target, self.expression(), True)
        else:
            node = self.expression()
            if isinstance(node, (Name, Index)) and self.take("="):
                node = Assign(node, self.expression())
        self.need(";")
        return node

    def sequence(self, end, item):
        items = []
        while not self.take(end):
            if items:
                self.need(",")
            items.append(item())
        return items

    def expression(self, level=0):
        if level == len(LEVELS):
            return self.unary()
        left = self.expression(level + 1)
        while True:
            sign = self.take(*LEVELS[level])
            if sign is None:
                return left
            left = Binary(sign, left, self.expression(level + 1))

    def unary(self):
        sign = self.take("-", "!")
        if sign:
            return Unary(sign, self.unary())
        node = self.primary()
        while True:
            if self.take("("):
                node = Call(node, self.sequence(")", self.expression))
            elif self.take("["):
                node = Index(node, self.expression())
                self.need("]")
            else:
                return node

    def primary(self):
        kind, value = self.tokens[self.at]
        self.at += 1
        if kind == "number":
            return Literal(float(value) if "." in value else int(value))
        if kind == "text":
            return Literal(re.sub(r"\\(.)", lambda m: {"n": "\n"}.get(m[1], m[1]), value[1:-1]))
        if kind == "word":
            return Name(value)
        if value in ("true", "false", "nil"):
            return Literal({"true": True, "false": False, "nil": None}[value])
        if value == "(":
            node = self.expression()
            self.need(")")
            return node
        if value == "[":
            return ListOf(self.sequence("]", self.expression))
        raise SyntaxProblem(f"unexpected {value!r}")


class Visitor:
    def visit(self, node, *rest):
        return getattr(self, "visit_" + type(node).__name__)(node, *rest)


def apply(sign, a, b):
    if sign == "+":
        return a + b
    if sign == "-":
        return a - b
    if sign == "*":
        return a * b
    if sign == "/":
        return a // b if isinstance(a, int) and isinstance(b, int) else a / b
    if sign == "%":
        return a % b
    if sign == "==":
        return a == b
    if sign == "!=":
        return a != b
    if sign == "<":
        return a < b
    if sign == "<=":
        return a <= b
    if sign == ">":
        return a > b
    return a >= b


class Folder(Visitor):
    """Computes what is constant. Counts what it has saved."""

    def __init__(self):
        self.saved = 0

    def visit(self, node, *rest):
        method = getattr(self, "visit_" + type(node).__name__, None)
        for name, value in vars(node).items():
            if isinstance(value, Node):
                setattr(node, name, self.visit(value))
            elif isinstance(value, list):
                setattr(node, name, [self.visit(v) if isinstance(v, Node) else v for v in value])
        return method(node) if method else node

    def visit_Binary(self, node):
        if isinstance(node.left, Literal) and isinstance(node.right, Literal) and node.sign not in ("&&", "||"):
            try:
                value = apply(node.sign, node.left.value, node.right.value)
            except (TypeError, ZeroDivisionError):
                return node
            self.saved += 1
            return Literal(value)
        return node

    def visit_Unary(self, node):
        if node.sign == "!" and isinstance(node.operand, Literal):
            self.saved += 1
            return Literal(not node.operand.value)
        return node


class Printer(Visitor):
    def visit_Literal(self, node):
        if isinstance(node.value, str):
            return '"' + node.value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
        if node.value is None or isinstance(node.value, bool):
            return {True: "true", False: "false", None: "nil"}[node.value]
        return str(node.value)

    def visit_Name(self, node):
        return node.name

    def visit_Unary(self, node):
        return f"({node.sign}{self.visit(node.operand)})"

    def visit_Binary(self, node):
        return f"({self.visit(node.left)} {node.sign} {self.visit(node.right)})"

    def visit_Call(self, node):
        return f"{self.visit(node.function)}({', '.join(map(self.visit, node.arguments))})"

    def visit_Index(self, node):
        return f"{self.visit(node.value)}[{self.visit(node.index)}]"

    def visit_ListOf(self, node):
        return f"[{', '.join(map(self.visit, node.items))}]"

    def visit_Assign(self, node):
        return f"{'let ' if node.new else ''}{self.visit(node.target)} = {self.visit(node.value)}"

    def visit_If(self, node):
        other = f" else {self.visit(node.other)}" if node.other else ""
        return f"if {self.visit(node.condition)} {self.visit(node.then)}{other}"

    def visit_While(self, node):
        return f"while {self.visit(node.condition)} {self.visit(node.body)}"

    def visit_Return(self, node):
        return f"return {self.visit(node.value)}"

    def visit_Function(self, node):
        return f"def {node.name}({', '.join(node.parameters)}) {self.visit(node.body)}"

    def visit_Block(self, node):
        return "{" + self.lines(node) + "}"

    def lines(self, block):
        shown = []
        for statement in block.statements:
            end = "" if isinstance(statement, (If, While, Function)) else ";"
            shown.append(self.visit(statement) + end)
        return "\n".join(shown)


class Scope:
    def __init__(self, parent=None):
        self.names = {}
        self.parent = parent

    def find(self, name):
        scope = self
        while scope is not None:
            if name in scope.names:
                return scope
            scope = scope.parent
        raise NameError(name)


class Returned(Exception):
    def __init__(self, value):
        self.value = value


class Closure:
    def __init__(self, node, scope, evaluator):
        self.node = node
        self.scope = scope
        self.evaluator = evaluator

    def __call__(self, *arguments):
        scope = Scope(self.scope)
        if len(arguments) != len(self.node.parameters):
            raise TypeError(self.node.name)
        scope.names.update(zip(self.node.parameters, arguments))
        try:
            self.evaluator.visit(self.node.body, scope)
        except Returned as returned:
            return returned.value
        return None


class Evaluator(Visitor):
    def __init__(self):
        self.output = []
        self.steps = 0
        self.top = Scope()
        self.top.names.update(len=len, push=lambda items, value: items.append(value), str=str, print=self.output.append)

    def visit_Block(self, node, scope):
        for statement in node.statements:
            self.steps += 1
            self.visit(statement, scope)

    def visit_Literal(self, node, scope):
        return node.value

    def visit_Name(self, node, scope):
        return scope.find(node.name).names[node.name]

    def visit_Unary(self, node, scope):
        value = self.visit(node.operand, scope)
        return -value if node.sign == "-" else not value

    def visit_Binary(self, node, scope):
        left = self.visit(node.left, scope)
        if node.sign == "&&":
            return left and self.visit(node.right, scope)
        if node.sign == "||":
            return left or self.visit(node.right, scope)
        return apply(node.sign, left, self.visit(node.right, scope))

    def visit_Call(self, node, scope):
        function = self.visit(node.function, scope)
        return function(*[self.visit(argument, scope) for argument in node.arguments])

    def visit_Index(self, node, scope):
        return self.visit(node.value, scope)[self.visit(node.index, scope)]

    def visit_ListOf(self, node, scope):
        return [self.visit(item, scope) for item in node.items]

    def visit_Assign(self, node, scope):
        value = self.visit(node.value, scope)
        if isinstance(node.target, Index):
            self.visit(node.target.value, scope)[self.visit(node.target.index, scope)] = value
        elif node.new:
            scope.names[node.target.name] = value
        else:
            scope.find(node.target.name).names[node.target.name] = value

    def visit_If(self, node, scope):
        if self.visit(node.condition, scope):
            self.visit(node.then, scope)
        elif node.other is not None:
            self.visit(node.other, scope)

    def visit_While(self, node, scope):
        while self.visit(node.condition, scope):
            self.visit(node.body, scope)

    def visit_Return(self, node, scope):
        raise Returned(self.visit(node.value, scope))

    def visit_Function(self, node, scope):
        scope.names[node.name] = Closure(node, scope, self)


PROGRAM = r"""
# Primes, sorting, closures and texts.
def primes(n) {
    let flags = []; let i = 0;
    while i <= n { push(flags, i > 1); i = i + 1; }
    i = 2;
    while i * i <= n {
        if flags[i] { let k = i * i; while k <= n { flags[k] = 1 > 2 * 3; k = k + i; } }
        i = i + 1;
    }
    let found = []; i = 0;
    while i <= n { if flags[i] { push(found, i); } i = i + 1; }
    return found;
}
def sort(items) {
    let i = 1;
    while i < len(items) {
        let item = items[i]; let k = i - 1;
        while k >= 0 && items[k] > item { items[k + 1] = items[k]; k = k - 1; }
        items[k + 1] = item; i = i + 1;
    }
    return items;
}
def fib(n) { if n < 2 { return n; } return fib(n - 1) + fib(n - 2); }
def counter(step) {
    let count = -(-1) * 0;
    def next() { count = count + step; return count; }
    return next;
}
def collatz(n) { let steps = 0; while n != 1 { if n % 2 == 0 { n = n / 2; } else { n = 3 * n + 1; } steps = steps + 1; } return steps; }
let found = primes(60 * 30 + 7); print(len(found)); print(found[len(found) - 1]);
let state = 2 * 21; let items = [];
while len(items) < 180 { state = (state * 1103 + 12345) % 65536; push(items, state); }
sort(items); print(items[0]); print(items[179]);
print(fib(17));
let a = counter(3); let b = counter(0.25 * 2); let i = 0;
while i < 300 { a(); if !(i % 3 == 0) || false { b(); } i = i + 1; }
print("a \"" + str(a()) + "\" b\n" + str(b())); print([collatz(27), collatz(97), nil, true]);
"""


def run(tree):
    evaluator = Evaluator()
    evaluator.visit(tree, evaluator.top)
    return evaluator.output, evaluator.steps


def main():
    output, steps = run(Parser(PROGRAM).program())
    print(steps, output)
    folder = Folder()
    tree = folder.visit(Parser(PROGRAM).program())
    text = Printer().lines(tree)
    for _ in range(20):
        tree = Parser(text).program()
        text = Printer().lines(tree)
    again, steps = run(tree)
    print(folder.saved, len(text), again == output, tree == Parser(text).program(), steps)
    for wrong in ("let x = ;", "def f(a {", "if x {} els", "x = 1\n $;", "while (1 { }"):
        try:
            Parser(wrong).program()
            print("no error in", wrong)
        except SyntaxProblem as error:
            print(error)
    for wrong in ("print(unknown);", "def f(a) {} f();", "[1][2];", "1 + nil;"):
        try:
            run(Parser(wrong).program())
        except (NameError, TypeError, IndexError) as error:
            print(type(error).__name__)


if __name__ == "__main__":
    main()
