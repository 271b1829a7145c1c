# A guard that its constants contradict ends a trace; what follows was folded all the same without the pass of guards.
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
        if c in "+-*/()":
            yield "op", c
            i += 1
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
            self.advance()
            return value


for text in ["2*(3+(4-1))*5"]:
    print(text, "=", Parser(text).expression())
