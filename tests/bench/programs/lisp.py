"""A Lisp twice: an evaluator that looks special forms up in a dict of functions, and a compiler from the same text to
closures; and a stack machine whose instructions are functions in a dict. Tail calls do not grow the stack. All programs
run both ways and must agree."""

import operator
from functools import reduce


class Symbol(str):
    __slots__ = ()


class LispError(Exception):
    pass


def read_all(text):
    words = text.replace("(", " ( ").replace(")", " ) ").replace("'", " ' ").split()
    position = 0
    forms = []

    def read():
        nonlocal position
        if position >= len(words):
            raise LispError("unexpected end")
        word = words[position]
        position += 1
        if word == "(":
            items = []
            while position < len(words) and words[position] != ")":
                items.append(read())
            if position >= len(words):
                raise LispError("missing )")
            position += 1
            return items
        if word == ")":
            raise LispError("unexpected )")
        if word == "'":
            return [Symbol("quote"), read()]
        for kind in (int, float):
            try:
                return kind(word)
            except ValueError:
                pass
        return {"#t": True, "#f": False}[word] if word in ("#t", "#f") else Symbol(word)

    while position < len(words):
        forms.append(read())
    return forms


def show(value):
    if isinstance(value, bool):
        return "#t" if value else "#f"
    if isinstance(value, list):
        return "(" + " ".join(map(show, value)) + ")"
    return str(value) if not callable(value) else "<procedure>"


class Environment(dict):
    def __init__(self, names=(), values=(), outer=None):
        super().__init__(zip(names, values))
        self.outer = outer

    def where(self, name):
        environment = self
        while environment is not None:
            if name in environment:
                return environment
            environment = environment.outer
        raise LispError(f"unbound: {name}")


def basics():
    names = {
        "+": lambda *a: sum(a),
        "*": lambda *a: reduce(operator.mul, a, 1),
        "-": lambda a, *b: a - sum(b) if b else -a,
        "quotient": operator.floordiv,
        "remainder": operator.mod,
        "=": operator.eq,
        "<": operator.lt,
        ">": operator.gt,
        "<=": operator.le,
        "eq?": lambda a, b: a is b or a == b,
        "not": lambda a: a is False,
        "null?": lambda a: a == [],
        "pair?": lambda a: isinstance(a, list) and a != [],
        "symbol?": lambda a: isinstance(a, Symbol),
        "number?": lambda a: isinstance(a, (int, float)) and not isinstance(a, bool),
        "cons": lambda a, b: [a] + b,
        "car": lambda a: a[0],
        "cdr": lambda a: a[1:],
        "list": lambda *a: list(a),
        "append": lambda *a: sum(a, []),
        "length": len,
    }
    return Environment(map(Symbol, names), names.values())


class Procedure:
    def __init__(self, parameters, body, environment):
        self.parameters = parameters
        self.body = body
        self.environment = environment


class Evaluator:
    """Walks the lists. A special form gives its value, or what is to be evaluated next in its place."""

    def __init__(self):
        self.top = basics()
        self.steps = 0
        names = ("quote", "if", "define", "set!", "lambda", "begin", "let", "cond", "and", "or")
        self.forms = {name: getattr(self, "form_" + name.rstrip("!")) for name in names}

    def evaluate(self, form, environment):
        while True:
            self.steps += 1
            if isinstance(form, Symbol):
                return environment.where(form)[form]
            if not isinstance(form, list):
                return form
            head = form[0]
            special = self.forms.get(head) if isinstance(head, Symbol) else None
            if special is not None:
                again, form = special(form, environment)
                if not again:
                    return form
                if isinstance(form, tuple):
                    form, environment = form
                continue
            function = self.evaluate(head, environment)
            arguments = [self.evaluate(argument, environment) for argument in form[1:]]
            if not isinstance(function, Procedure):
                return function(*arguments)
            if len(arguments) != len(function.parameters):
                raise LispError("wrong number of arguments")
            environment = Environment(function.parameters, arguments, function.environment)
            form = function.body

    def form_quote(self, form, environment):
        return False, form[1]

    def form_if(self, form, environment):
        if self.evaluate(form[1], environment) is not False:
            return True, form[2]
        return (True, form[3]) if len(form) > 3 else (False, [])

    def form_define(self, form, environment):
        target = form[1]
        if isinstance(target, list):
            environment[target[0]] = Procedure(target[1:], self.body(form[2:]), environment)
        else:
            environment[target] = self.evaluate(form[2], environment)
        return False, []

    def form_set(self, form, environment):
        environment.where(form[1])[form[1]] = self.evaluate(form[2], environment)
        return False, []

    def form_lambda(self, form, environment):
        return False, Procedure(form[1], self.body(form[2:]), environment)

    def form_begin(self, form, environment):
        for part in form[1:-1]:
            self.evaluate(part, environment)
        return True, form[-1]

    def form_let(self, form, environment):
        values = [self.evaluate(value, environment) for _, value in form[1]]
        inner = Environment([name for name, _ in form[1]], values, environment)
        return True, (self.body(form[2:]), inner)

    def form_cond(self, form, environment):
        for test, *body in form[1:]:
            if test == "else" or self.evaluate(test, environment) is not False:
                return True, self.body(body)
        return False, []

    def form_and(self, form, environment):
        for part in form[1:-1]:
            if self.evaluate(part, environment) is False:
                return False, False
        return True, form[-1]

    def form_or(self, form, environment):
        for part in form[1:-1]:
            value = self.evaluate(part, environment)
            if value is not False:
                return False, value
        return True, form[-1]

    @staticmethod
    def body(forms):
        return forms[0] if len(forms) == 1 else [Symbol("begin"), *forms]

    def run(self, text):
        value = None
        for form in read_all(text):
            value = self.evaluate(form, self.top)
        return value


class Compiler:
    """From lists to Python's closures, each of one argument: the frame. A frame is a list of values and the frame around it."""

    def __init__(self):
        self.top = dict(basics())

    def compile(self, form, scope):
        if isinstance(form, Symbol):
            return self.variable(form, scope)
        if not isinstance(form, list):
            return lambda frame: form
        method = getattr(self, "compile_" + form[0].rstrip("!"), None) if isinstance(form[0], Symbol) else None
        if method:
            return method(form, scope)
        function = self.compile(form[0], scope)
        arguments = [self.compile(argument, scope) for argument in form[1:]]
        if len(arguments) == 1:
            (first,) = arguments
            return lambda frame: function(frame)(first(frame))
        if len(arguments) == 2:
            first, second = arguments
            return lambda frame: function(frame)(first(frame), second(frame))
        return lambda frame: function(frame)(*[argument(frame) for argument in arguments])

    def find(self, name, scope):
        depth = 0
        while scope is not None:
            if name in scope[0]:
                return depth, scope[0].index(name)
            scope = scope[1]
            depth += 1
        return None, None

    def variable(self, name, scope):
        depth, index = self.find(name, scope)
        if depth is None:
            top = self.top
            return lambda frame: top[name]
        if depth == 0:
            return lambda frame: frame[0][index]
        if depth == 1:
            return lambda frame: frame[1][0][index]

        def outer(frame):
            for _ in range(depth):
                frame = frame[1]
            return frame[0][index]

        return outer

    def compile_quote(self, form, scope):
        return lambda frame: form[1]

    def compile_if(self, form, scope):
        test, then = self.compile(form[1], scope), self.compile(form[2], scope)
        other = self.compile(form[3], scope) if len(form) > 3 else lambda frame: []
        return lambda frame: then(frame) if test(frame) is not False else other(frame)

    def compile_define(self, form, scope):
        target, top = form[1], self.top
        if isinstance(target, list):
            name, value = target[0], self.procedure(target[1:], form[2:], scope)
        else:
            name, value = target, self.compile(form[2], scope)

        def define(frame):
            top[name] = value(frame)
            return []

        return define

    def compile_set(self, form, scope):
        depth, index = self.find(form[1], scope)
        value, top, name = self.compile(form[2], scope), self.top, form[1]

        def assign(frame):
            new = value(frame)
            if depth is None:
                top[name] = new
                return []
            for _ in range(depth):
                frame = frame[1]
            frame[0][index] = new
            return []

        return assign

    def compile_lambda(self, form, scope):
        return self.procedure(form[1], form[2:], scope)

    def procedure(self, parameters, body, scope):
        code = self.sequence(body, (parameters, scope))

        def make(frame):
            def call(*arguments):
                return code((list(arguments), frame))

            return call

        return make

    def sequence(self, forms, scope):
        parts = [self.compile(form, scope) for form in forms]
        if len(parts) == 1:
            return parts[0]

        def run(frame):
            for part in parts:
                value = part(frame)
            return value

        return run

    def compile_begin(self, form, scope):
        return self.sequence(form[1:], scope)

    def compile_let(self, form, scope):
        names = [name for name, _ in form[1]]
        return self.compile([[Symbol("lambda"), names, *form[2:]], *[value for _, value in form[1]]], scope)

    def compile_cond(self, form, scope):
        chain = []
        for test, *body in reversed(form[1:]):
            then = [Symbol("begin"), *body]
            chain = then if test == "else" else [Symbol("if"), test, then, chain]
        return self.compile(chain, scope) if chain else lambda frame: []

    def compile_and(self, form, scope):
        parts = [self.compile(part, scope) for part in form[1:]]

        def run(frame):
            value = True
            for part in parts:
                value = part(frame)
                if value is False:
                    break
            return value

        return run

    def compile_or(self, form, scope):
        parts = [self.compile(part, scope) for part in form[1:]]

        def run(frame):
            value = False
            for part in parts:
                value = part(frame)
                if value is not False:
                    break
            return value

        return run

    def run(self, text):
        value = None
        for form in read_all(text):
            value = self.compile(form, None)((None, None))
        return value


LIBRARY = """
(define (map f xs) (if (null? xs) '() (cons (f (car xs)) (map f (cdr xs)))))
(define (filter p xs) (cond ((null? xs) '()) ((p (car xs)) (cons (car xs) (filter p (cdr xs)))) (else (filter p (cdr xs)))))
(define (fold f start xs) (if (null? xs) start (fold f (f start (car xs)) (cdr xs))))
(define (range a b) (if (< a b) (cons a (range (+ a 1) b)) '()))
"""
PROGRAMS = [
    "(define (fib n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2))))) (fib 19)",
    "(define (tak x y z) (if (< y x) (tak (tak (- x 1) y z) (tak (- y 1) z x) (tak (- z 1) x y)) z)) (tak 11 6 2)",
    "(fold + 0 (map (lambda (x) (* x x)) (filter (lambda (x) (= 1 (remainder x 3))) (range 0 150))))",
    """(define (safe? row away others)
         (cond ((null? others) #t)
               ((or (= (car others) row) (= (car others) (+ row away)) (= (car others) (- row away))) #f)
               (else (safe? row (+ away 1) (cdr others)))))
       (define (queens n left placed)
         (if (= left 0) 1
             (fold + 0 (map (lambda (row) (if (safe? row 1 placed) (queens n (- left 1) (cons row placed)) 0)) (range 0 n)))))
       (queens 6 6 '())""",
    """(define (account balance) (lambda (amount) (begin (set! balance (+ balance amount)) balance)))
       (define mine (account 100)) (define yours (account 1000))
       (define (pay n) (if (= n 0) (list (mine 0) (yours 0)) (begin (mine n) (yours (- 0 n)) (pay (- n 1))))) (pay 60)""",
    """(define (derive e x)
         (cond ((number? e) 0) ((symbol? e) (if (eq? e x) 1 0))
               ((eq? (car e) '+) (list '+ (derive (car (cdr e)) x) (derive (car (cdr (cdr e))) x)))
               (else (let ((a (car (cdr e))) (b (car (cdr (cdr e)))))
                 (list '+ (list '* (derive a x) b) (list '* a (derive b x)))))))
       (define (size e) (if (pair? e) (fold + 0 (map size e)) 1))
       (define (times n e) (if (= n 0) e (times (- n 1) (derive e 'x))))
       (list (derive '(* x (+ x 3)) 'x) (size (times 4 '(* (* x x) (* x (+ y x))))))""",
]


class Machine:
    """A stack machine: each instruction is a function of machine and argument."""

    def __init__(self, code):
        self.code = code
        self.stack = []
        self.variables = {}
        self.at = 0
        self.count = 0
        self.table = {
            "push": lambda m, value: m.stack.append(value),
            "load": lambda m, name: m.stack.append(m.variables[name]),
            "store": lambda m, name: m.variables.__setitem__(name, m.stack.pop()),
            "jump": Machine.jump,
            "unless": lambda m, to: None if m.stack.pop() else m.jump(to),
        }
        for name, function in (("add", operator.add), ("mul", operator.mul), ("mod", operator.mod), ("less", operator.lt), ("xor", operator.xor)):
            self.table[name] = lambda m, _, function=function: m.binary(function)

    def jump(self, to):
        self.at = to

    def binary(self, function):
        right = self.stack.pop()
        self.stack[-1] = function(self.stack[-1], right)

    def run(self):
        while self.at < len(self.code):
            name, argument = self.code[self.at]
            self.at += 1
            self.count += 1
            self.table[name](self, argument)
        return self.variables


def assemble(text):
    """Instructions of lines; labels end with a colon."""
    labels, lines = {}, []
    for line in text.strip().splitlines():
        word, *rest = line.split()
        if word.endswith(":"):
            labels[word[:-1]] = len(lines)
        else:
            lines.append((word, rest[0] if rest else None))
    return [(name, labels.get(a, int(a) if a and a.isdigit() else a)) for name, a in lines]


LOOP = """
push 0
store i
push 7
store state
again:
load i
push 14000
less
unless end
load state
push 1103
mul
push 12345
add
load i
xor
push 65536
mod
store state
load i
push 1
add
store i
jump again
end:
"""


def main():
    for program in PROGRAMS:
        evaluator, compiler = Evaluator(), Compiler()
        evaluator.run(LIBRARY)
        compiler.run(LIBRARY)
        first, second = evaluator.run(program), compiler.run(program)
        print(show(first), show(second) == show(first), evaluator.steps)
    loop = "(define (loop n total) (if (= n 0) total (loop (- n 1) (+ total n)))) (loop 6000 0)"
    print(Evaluator().run(loop))
    machine = Machine(assemble(LOOP))
    print(sorted(machine.run().items()), machine.count, machine.stack)
    for wrong in ("(car '(1 2)", "(unknown 1)", ")", "((lambda (x) x))"):
        try:
            Evaluator().run(wrong)
        except LispError as error:
            print(error)


if __name__ == "__main__":
    main()
