# Text that looks like JSON, written and read back character by character: strings, dicts, recursion.


class Random:
    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = (self.state * 1103515245 + 12345) % 2147483648
        return (self.state >> 8) % n


WORDS = ["alpha", "beta", "gamma", "delta", "with \"quotes\"", "line\nbreak", "tab\there", "back\\slash", "", "plain text"]


def make(random, depth):
    kind = random.below(7) if depth > 0 else random.below(5)
    if kind == 0:
        return random.below(100000) - 50000
    if kind == 1:
        return random.below(1000) / 8
    if kind == 2:
        return WORDS[random.below(len(WORDS))]
    if kind == 3:
        return random.below(2) == 0
    if kind == 4:
        return None
    if kind == 5:
        items = []
        for _ in range(random.below(6)):
            items.append(make(random, depth - 1))
        return items
    table = {}
    for i in range(random.below(6)):
        table["key" + str(i)] = make(random, depth - 1)
    return table


ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t"}
UNESCAPES = {'"': '"', "\\": "\\", "n": "\n", "t": "\t"}


def quote(text):
    out = ['"']
    for ch in text:
        out.append(ESCAPES.get(ch, ch))
    out.append('"')
    return "".join(out)


def write(value, out):
    if value is None:
        out.append("null")
    elif value is True:
        out.append("true")
    elif value is False:
        out.append("false")
    elif isinstance(value, str):
        out.append(quote(value))
    elif isinstance(value, list):
        out.append("[")
        first = True
        for item in value:
            if not first:
                out.append(",")
            first = False
            write(item, out)
        out.append("]")
    elif isinstance(value, dict):
        out.append("{")
        first = True
        for key, item in value.items():
            if not first:
                out.append(",")
            first = False
            out.append(quote(key))
            out.append(":")
            write(item, out)
        out.append("}")
    else:
        out.append(repr(value))


class Reader:
    def __init__(self, text):
        self.text = text
        self.at = 0

    def fail(self, expected):
        raise ValueError("expected " + expected + " at " + str(self.at))

    def take(self, ch):
        if self.text[self.at] != ch:
            self.fail(ch)
        self.at += 1

    def word(self, word, value):
        if self.text[self.at : self.at + len(word)] != word:
            self.fail(word)
        self.at += len(word)
        return value

    def value(self):
        ch = self.text[self.at]
        if ch == '"':
            return self.string()
        if ch == "[":
            return self.array()
        if ch == "{":
            return self.table()
        if ch == "t":
            return self.word("true", True)
        if ch == "f":
            return self.word("false", False)
        if ch == "n":
            return self.word("null", None)
        return self.number()

    def string(self):
        self.take('"')
        out = []
        text = self.text
        while True:
            ch = text[self.at]
            self.at += 1
            if ch == '"':
                return "".join(out)
            if ch == "\\":
                ch = UNESCAPES[text[self.at]]
                self.at += 1
            out.append(ch)

    def number(self):
        start = self.at
        text = self.text
        end = len(text)
        while self.at < end and text[self.at] in "-+.0123456789e":
            self.at += 1
        digits = text[start : self.at]
        if "." in digits or "e" in digits:
            return float(digits)
        return int(digits)

    def array(self):
        self.take("[")
        items = []
        if self.text[self.at] == "]":
            self.at += 1
            return items
        while True:
            items.append(self.value())
            if self.text[self.at] == "]":
                self.at += 1
                return items
            self.take(",")

    def table(self):
        self.take("{")
        items = {}
        if self.text[self.at] == "}":
            self.at += 1
            return items
        while True:
            key = self.string()
            self.take(":")
            items[key] = self.value()
            if self.text[self.at] == "}":
                self.at += 1
                return items
            self.take(",")


def weigh(value):
    if isinstance(value, list):
        total = 1
        for item in value:
            total += weigh(item)
        return total
    if isinstance(value, dict):
        total = 2
        for key in value:
            total += len(key) + weigh(value[key])
        return total
    if isinstance(value, str):
        return len(value)
    return 1 if value else 0


def run(rounds):
    random = Random(2026)
    characters = weight = 0
    for _ in range(rounds):
        document = [make(random, 5) for _ in range(40)]
        out = []
        write(document, out)
        text = "".join(out)
        again = Reader(text).value()
        if again != document:
            raise AssertionError("the text does not read back")
        characters += len(text)
        weight += weigh(again)
    print(characters, weight)


def main():
    run(4000)


if __name__ == "__main__":
    main()
