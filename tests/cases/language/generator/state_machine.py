# Generators: state machine.
def tokens(text):
    i = 0
    while i < len(text):
        c = text[i]
        if c.isspace():
            i += 1
            continue
        if c.isdigit():
            start = i
            while i < len(text) and text[i].isdigit():
                i += 1
            yield "number", int(text[start:i])
            continue
        if c in "+-*/()":
            yield "op", c
            i += 1
            continue
        raise SyntaxError(f"bad {c!r} at {i}")
    yield "end", None


class Parser:
    def __init__(self, text):
        self.tokens = tokens(text)
        self.advance()

    def advance(self):
        self.kind, self.value = next(self.tokens)

    def expression(self):
        left = self.term()
        while self.kind == "op" and self.value in "+-":
            op = self.value
            self.advance()
            right = self.term()
            left = left + right if op == "+" else left - right
        return left

    def term(self):
        left = self.factor()
        while self.kind == "op" and self.value in "*/":
            op = self.value
            self.advance()
            right = self.factor()
            left = left * right if op == "*" else left // right
        return left

    def factor(self):
        if self.kind == "number":
            value = self.value
            self.advance()
            return value
        if self.value == "(":
            self.advance()
            value = self.expression()
            if self.value != ")":
                raise SyntaxError("expected )")
            self.advance()
            return value
        raise SyntaxError(f"unexpected {self.value!r}")


for text in ["1 + 2 * 3", "(1+2)*3 - 4/2", "2*(3+(4-1))*5", "7", "1 +", "(1", "1 $ 2", ""]:
    try:
        print(text, "=", Parser(text).expression())
    except SyntaxError as error:
        print(text, "!", error)
print(sum(Parser(f"{k} * ({k} + 1) - {k}").expression() for k in range(60)))


def lights():
    while True:
        command = yield "red"
        if command == "off":
            break
        for colour in ("green", "yellow"):
            command = yield colour
            if command == "off":
                return "stopped at " + colour
    return "stopped at red"


def drive(commands):
    machine = lights()
    seen = [next(machine)]
    for command in commands:
        try:
            seen.append(machine.send(command))
        except StopIteration as stop:
            return seen, stop.value
    return seen, None


print(drive([None] * 4), drive([None, "off"]), drive([None, None, None, "off"]))
print(sum(len(drive([None] * k + ["off"])[0]) for k in range(60)))
