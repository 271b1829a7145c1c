"""A small language of functions and numbers, in the clothes of Python: a call of the guest is a call of its interpreter."""

import ast
import sys

from sidewinder import JitDriver, promote, unroll_safe


class GuestError(Exception):
    pass


def location(pc, code):
    _, name, _ = code[-1]
    op, a, _ = code[pc]
    shown = "" if a is None else getattr(a, "name", a)
    return f"{name}@{pc} {op} {shown}".rstrip()


driver = JitDriver(greens=["pc", "code"], reds=["variables", "stack"], get_printable_location=location)


@unroll_safe
def popped(stack, count):
    """The arguments of a call, taken from the stack."""
    arguments = [None] * count
    for k in range(count):
        arguments[count - 1 - k] = stack.pop()
    return arguments


@unroll_safe
def fresh(arguments, size):
    """The variables of a function: the arguments, and room."""
    variables = [None] * size
    for k in range(len(arguments)):
        variables[k] = arguments[k]
    return variables


def interpret(code, arguments, write):
    code = promote(code)
    pc = 0
    variables = fresh(arguments, code[-1][2])
    stack = []
    while True:
        driver.jit_merge_point(pc=pc, code=code, variables=variables, stack=stack)
        op, a, b = code[pc]
        pc += 1
        if op == "const":
            stack.append(a)
        elif op == "load":
            stack.append(variables[a])
        elif op == "store":
            variables[a] = stack.pop()
        elif op == "add":
            right = stack.pop()
            stack.append(stack.pop() + right)
        elif op == "sub":
            right = stack.pop()
            stack.append(stack.pop() - right)
        elif op == "mul":
            right = stack.pop()
            stack.append(stack.pop() * right)
        elif op == "mod":
            right = stack.pop()
            stack.append(stack.pop() % right)
        elif op == "less":
            right = stack.pop()
            stack.append(stack.pop() < right)
        elif op == "equal":
            right = stack.pop()
            stack.append(stack.pop() == right)
        elif op == "unless":
            if not stack.pop():
                pc = a
        elif op == "jump":
            is_back = a < pc
            pc = a
            if is_back:
                driver.can_enter_jit(pc=pc, code=code)
        elif op == "call":
            stack.append(interpret(a.code, popped(stack, b), write))
        elif op == "return":
            return stack.pop()
        elif op == "drop":
            stack.pop()
        else:
            write(f"{stack.pop()}\n")


class Function:
    """What is called: its name, and its instructions, of which the last says how many variables there are."""

    def __init__(self, name, count):
        self.name = name
        self.count = count
        self.code = ()


OPERATORS = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.Mod: "mod", ast.Lt: "less", ast.Eq: "equal"}


class Compiler:
    """From the tree of one function to instructions of a stack machine."""

    def __init__(self, functions, names):
        self.functions = functions
        self.variables = {name: n for n, name in enumerate(names)}
        self.code = []

    def function(self, name, body):
        self.statements(body)
        self.emit("const", 0)
        self.emit("return")
        self.emit("end", name, len(self.variables))
        return tuple(self.code)

    def emit(self, op, a=None, b=None):
        self.code.append((op, a, b))
        return len(self.code) - 1

    def patch(self, place):
        self.code[place] = self.code[place][0], len(self.code), None

    def statements(self, body):
        for node in body:
            self.statement(node)

    def statement(self, node):
        match node:
            case ast.Assign([ast.Name(name)], value):
                self.value(value)
                self.emit("store", self.variables.setdefault(name, len(self.variables)))
            case ast.While(test, body):
                start = len(self.code)
                self.value(test)
                leave = self.emit("unless")
                self.statements(body)
                self.emit("jump", start)
                self.patch(leave)
            case ast.If(test, body, other):
                self.value(test)
                skip = self.emit("unless")
                self.statements(body)
                over = self.emit("jump")
                self.patch(skip)
                self.statements(other)
                self.patch(over)
            case ast.Return(value):
                self.value(value)
                self.emit("return")
            case ast.Expr(ast.Call(ast.Name("print"), [value])):
                self.value(value)
                self.emit("print")
            case ast.Expr(value):
                self.value(value)
                self.emit("drop")
            case _:
                raise GuestError(f"line {node.lineno}: this is no statement of this language")

    def value(self, node):
        match node:
            case ast.Constant(int(value)):
                self.emit("const", value)
            case ast.Name(name) if name in self.variables:
                self.emit("load", self.variables[name])
            case ast.BinOp(left, operator, right) | ast.Compare(left, [operator], [right]) if (
                type(operator) in OPERATORS
            ):
                self.value(left)
                self.value(right)
                self.emit(OPERATORS[type(operator)])
            case ast.Call(ast.Name(name), arguments) if name in self.functions:
                function = self.functions[name]
                if function.count != len(arguments):
                    raise GuestError(f"line {node.lineno}: {name} takes {function.count} arguments")
                for part in arguments:
                    self.value(part)
                self.emit("call", function, function.count)
            case _:
                raise GuestError(f"line {node.lineno}: this is no expression of this language")


def compile_program(text):
    functions, body = {}, []
    tree = ast.parse(text).body
    for node in tree:
        if isinstance(node, ast.FunctionDef):
            functions[node.name] = Function(node.name, len(node.args.args))
        else:
            body.append(node)
    for node in tree:
        if isinstance(node, ast.FunctionDef):
            names = [parameter.arg for parameter in node.args.args]
            functions[node.name].code = Compiler(functions, names).function(node.name, node.body)
    return Compiler(functions, []).function("main", body)


def main(arguments):
    if len(arguments) != 2:
        sys.exit("usage: functions.py PROGRAM.fun")
    with open(arguments[1]) as file:
        interpret(compile_program(file.read()), [], sys.stdout.write)


if __name__ == "__main__":
    main(sys.argv)
