"""A small Scheme: numbers, pairs, closures, tail calls without end. A machine with continuations, so that nothing is kept on Python's stack."""

import sys

from sidewinder import JitDriver, promote, unroll_safe


class Node:
    """An expression."""


class Constant(Node):
    def __init__(self, value):
        self.value = value

    def text(self):
        return show(self.value)


class Local(Node):
    def __init__(self, name, depth):
        self.name = name
        self.depth = depth

    def text(self):
        return self.name


class Global(Node):
    def __init__(self, name, cell):
        self.name = name
        self.cell = cell

    def text(self):
        return self.name


class If(Node):
    """`parts` are the test and what it chooses from; constants of a trace, as a tuple never changes."""

    def __init__(self, parts):
        self.parts = tuple(parts)

    def text(self):
        return f"(if {self.parts[0].text()} ..)"


class Define(Node):
    def __init__(self, cell, parts):
        self.cell = cell
        self.parts = tuple(parts)

    def text(self):
        return "(define ..)"


class Lambda(Node):
    def __init__(self, count, body):
        self.count = count
        self.body = body

    def text(self):
        return "(lambda ..)"


class Call(Node):
    """`parts` are the function and its arguments; they are computed in this order."""

    def __init__(self, parts):
        self.parts = tuple(parts)

    def text(self):
        return f"({self.parts[0].text()} ..)"


class Primitive:
    def __init__(self, name, function):
        self.name = name
        self.function = function


class Closure:
    def __init__(self, node, env):
        self.node = node
        self.env = env


class Cell:
    """A global variable."""

    def __init__(self):
        self.value = None


class Env:
    """A variable, and those further out."""

    def __init__(self, value, outer):
        self.value = value
        self.outer = outer


class Waiting:
    """Waits for the value of part `step` of an expression: with the values of the parts before, in an environment; somebody may wait behind it."""

    def __init__(self, node, step, values, env, outer):
        self.node = node
        self.step = step
        self.values = values
        self.env = env
        self.outer = outer


START = -1


def location(node, step):
    return node.text() if step == START else f"{node.text()} with part {step}"


driver = JitDriver(greens=["node", "step"], reds=["env", "value", "waiting"], get_printable_location=location)


@unroll_safe
def variable(env, depth):
    while depth:
        env = env.outer
        depth -= 1
    return env.value


@unroll_safe
def first_of(values, count):
    """Values are a chain, the last one first."""
    while count > 1:
        values = values[1]
        count -= 1
    return values[0]


@unroll_safe
def bound(values, count, env):
    while count:
        value, values = values
        env = Env(value, env)
        count -= 1
    return env


def apply(function, values, count):
    if count == 1:
        return function.function(values[0])
    if count == 2:
        b, (a, _) = values
        return function.function(a, b)
    raise SchemeError(f"{function.name} takes one or two arguments")


def evaluate(node):
    step = START
    env = value = waiting = None
    while True:
        driver.jit_merge_point(node=node, step=step, env=env, value=value, waiting=waiting)
        kind = type(node)
        if step == START:
            if kind is Constant:
                value = node.value
            elif kind is Local:
                value = variable(env, node.depth)
            elif kind is Global:
                value = node.cell.value
            elif kind is Lambda:
                value = Closure(node, env)
            else:
                waiting = Waiting(node, 0, None, env, waiting)
                node = node.parts[0]
                continue
        else:
            env, values, waiting = waiting.env, waiting.values, waiting.outer
            if kind is If:
                node = node.parts[2 if value is False else 1]
                step = START
                continue
            if kind is Define:
                node.cell.value = value
                value = None
            else:
                values = value, values
                step += 1
                count = len(node.parts)
                if step < count:
                    waiting = Waiting(node, step, values, env, waiting)
                    node = node.parts[step]
                    step = START
                    continue
                function = first_of(values, count)
                if type(function) is Closure:
                    body = promote(function.node)
                    if body.count != count - 1:
                        raise SchemeError(f"{body.count} arguments are wanted, not {count - 1}")
                    env = bound(values, body.count, function.env)
                    node = body.body
                    step = START
                    driver.can_enter_jit(node=node, step=step)
                    continue
                if type(function) is not Primitive:
                    raise SchemeError(f"this is no function: {show(function)}")
                value = apply(promote(function), values, count - 1)
        if waiting is None:
            return value
        node = promote(waiting.node)
        step = promote(waiting.step)


class SchemeError(Exception):
    pass


class Symbol(str):
    pass


PRIMITIVES = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "quotient": lambda a, b: a // b,
    "remainder": lambda a, b: a % b,
    "<": lambda a, b: a < b,
    "=": lambda a, b: a == b,
    "cons": lambda a, b: (a, b),
    "car": lambda pair: pair[0],
    "cdr": lambda pair: pair[1],
    "null?": lambda value: value == (),
    "display": lambda value: print(show(value)),
}


def show(value):
    if value is True or value is False:
        return "#t" if value else "#f"
    if value is None:
        return ""
    if not isinstance(value, tuple):
        return str(value) if isinstance(value, (int, str)) else "#<function>"
    texts = []
    while isinstance(value, tuple) and value:
        texts.append(show(value[0]))
        value = value[1]
    return f"({' '.join(texts)})" if value == () else f"({' '.join(texts)} . {show(value)})"


def read(text):
    """All expressions of a text, as lists, numbers and symbols."""
    lines = [line.split(";")[0] for line in text.splitlines()]
    words = "\n".join(lines).replace("(", " ( ").replace(")", " ) ").replace("'", " ' ").split()
    words.reverse()
    found = []
    while words:
        found.append(datum(words))
    return found


def datum(words):
    if not words:
        raise SchemeError("the text ends in an expression")
    word = words.pop()
    if word == "(":
        items = []
        while words and words[-1] != ")":
            items.append(datum(words))
        if not words:
            raise SchemeError("nothing closes what is open")
        words.pop()
        return items
    if word == "'":
        return [Symbol("quote"), datum(words)]
    if word in ("#t", "#f"):
        return word == "#t"
    return int(word) if word.lstrip("-").isdigit() else Symbol(word)


def quoted(value):
    chain = ()
    if not isinstance(value, list):
        return value
    for item in reversed(value):
        chain = quoted(item), chain
    return chain


def analyze(expr, scope, cells):
    """`scope` has the names of local variables, the innermost first."""
    if isinstance(expr, Symbol):
        if expr in scope:
            return Local(expr, scope.index(expr))
        return Global(expr, cells.setdefault(expr, Cell()))
    if not isinstance(expr, list):
        return Constant(expr)
    match expr:
        case ["quote", value]:
            return Constant(quoted(value))
        case ["if", test, then, other]:
            return If([analyze(part, scope, cells) for part in (test, then, other)])
        case ["lambda", [*names], body]:
            # The last argument is bound first, and so is the outermost.
            return Lambda(len(names), analyze(body, names + scope, cells))
        case ["define", [name, *names], body]:
            value = analyze([Symbol("lambda"), names, body], scope, cells)
            return Define(cells.setdefault(name, Cell()), [value])
        case ["define", name, value]:
            return Define(cells.setdefault(name, Cell()), [analyze(value, scope, cells)])
        case ["let", [*pairs], body]:
            names, values = [name for name, _ in pairs], [value for _, value in pairs]
            return analyze([[Symbol("lambda"), names, body], *values], scope, cells)
        case [_, *_]:
            return Call([analyze(part, scope, cells) for part in expr])
    raise SchemeError("this is no expression: ()")


def main(arguments):
    if len(arguments) != 2:
        sys.exit("usage: scheme.py PROGRAM.scm")
    cells = {}
    for name, function in PRIMITIVES.items():
        cells[name] = cell = Cell()
        cell.value = Primitive(name, function)
    with open(arguments[1]) as file:
        try:
            for expr in read(file.read()):
                evaluate(analyze(expr, [], cells))
        except SchemeError as error:
            sys.exit(f"scheme: {error}")


if __name__ == "__main__":
    main(sys.argv)
