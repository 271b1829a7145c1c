# A template engine: text with {{ expressions | filters }} and {% blocks %}, parsed to nodes, and the nodes rendered.


class TemplateError(Exception):
    pass


def escape(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def plural(value, ending="s"):
    return "" if value == 1 else ending


FILTERS = {
    "upper": lambda value: str(value).upper(),
    "title": lambda value: str(value).title(),
    "length": len,
    "join": lambda value, mark: mark.join(map(str, value)),
    "default": lambda value, other: value if value else other,
    "round": lambda value, places: f"{value:.{places}f}",
    "plural": plural,
}


class Scope:
    def __init__(self, values):
        self.layers = [values]

    def find(self, name):
        for layer in reversed(self.layers):
            if name in layer:
                return layer[name]
        return ""

    def push(self, layer):
        self.layers.append(layer)

    def pop(self):
        self.layers.pop()


class Expression:
    def __init__(self, text):
        first, *filters = [part.strip() for part in text.split("|")]
        self.value = self.operand(first)
        self.filters = []
        for name in filters:
            name, _, argument = name.partition(":")
            if name not in FILTERS:
                raise TemplateError("no filter " + name)
            self.filters.append((FILTERS[name], self.operand(argument) if argument else None))

    @staticmethod
    def operand(text):
        if text[0] == '"':
            return text[1:-1], ()
        if text.isdigit():
            return int(text), ()
        return None, tuple(text.split("."))

    @staticmethod
    def look(scope, operand):
        value, path = operand
        if not path:
            return value
        value = scope.find(path[0])
        for name in path[1:]:
            if isinstance(value, dict):
                value = value.get(name, "")
            elif name.isdigit():
                value = value[int(name)]
            else:
                value = getattr(value, name, "")
                if callable(value):
                    value = value()
        return value

    def evaluate(self, scope):
        value = self.look(scope, self.value)
        for function, argument in self.filters:
            if argument is None:
                value = function(value)
            else:
                value = function(value, self.look(scope, argument))
        return value


class Text:
    def __init__(self, text):
        self.text = text

    def render(self, scope, out):
        out.append(self.text)


class Output:
    def __init__(self, text):
        self.expression = Expression(text)

    def render(self, scope, out):
        value = self.expression.evaluate(scope)
        out.append(escape(value) if isinstance(value, str) else str(value))


class For:
    def __init__(self, words):
        if len(words) != 4 or words[2] != "in":
            raise TemplateError("for NAME in EXPRESSION")
        self.name = words[1]
        self.source = Expression(words[3])
        self.body = []
        self.otherwise = []

    def render(self, scope, out):
        items = list(self.source.evaluate(scope))
        if not items:
            for node in self.otherwise:
                node.render(scope, out)
            return
        layer = {}
        scope.push(layer)
        last = len(items) - 1
        for i, item in enumerate(items):
            layer[self.name] = item
            layer["loop"] = {"index": i + 1, "first": i == 0, "last": i == last, "odd": i % 2 == 1}
            for node in self.body:
                node.render(scope, out)
        scope.pop()


class If:
    TESTS = {
        "==": lambda a, b: a == b,
        "!=": lambda a, b: a != b,
        ">": lambda a, b: a > b,
        "<": lambda a, b: a < b,
    }

    def __init__(self, words):
        self.negated = words[1] == "not"
        rest = words[2:] if self.negated else words[1:]
        self.left = Expression(rest[0])
        self.test = None
        if len(rest) == 3:
            self.test = self.TESTS[rest[1]]
            self.right = Expression(rest[2])
        self.body = []
        self.otherwise = []

    def render(self, scope, out):
        value = self.left.evaluate(scope)
        if self.test is not None:
            value = self.test(value, self.right.evaluate(scope))
        chosen = self.body if bool(value) != self.negated else self.otherwise
        for node in chosen:
            node.render(scope, out)


class With:
    def __init__(self, words):
        self.name = words[1]
        self.value = Expression(words[3])
        self.body = []

    def render(self, scope, out):
        scope.push({self.name: self.value.evaluate(scope)})
        for node in self.body:
            node.render(scope, out)
        scope.pop()


BLOCKS = {"for": For, "if": If, "with": With}


class Template:
    def __init__(self, text):
        self.nodes = []
        target = self.nodes
        open_blocks = []
        for kind, part in self.tokens(text):
            if kind == "text":
                target.append(Text(part))
            elif kind == "output":
                target.append(Output(part))
            else:
                words = part.split()
                if words[0] in BLOCKS:
                    block = BLOCKS[words[0]](words)
                    target.append(block)
                    open_blocks.append((words[0], target, block))
                    target = block.body
                elif words[0] == "else":
                    target = open_blocks[-1][2].otherwise
                elif words[0].startswith("end"):
                    name, target, _ = open_blocks.pop()
                    if words[0] != "end" + name:
                        raise TemplateError(f"{words[0]} closes {name}")
                else:
                    raise TemplateError("no block " + words[0])
        if open_blocks:
            raise TemplateError(open_blocks[-1][0] + " is not closed")

    @staticmethod
    def tokens(text):
        at = 0
        while True:
            start = text.find("{", at)
            while start >= 0 and text[start + 1 : start + 2] not in ("{", "%"):
                start = text.find("{", start + 1)
            if start < 0:
                yield "text", text[at:]
                return
            if start > at:
                yield "text", text[at:start]
            kind, closing = ("output", "}}") if text[start + 1] == "{" else ("block", "%}")
            end = text.find(closing, start)
            if end < 0:
                raise TemplateError("open at " + str(start))
            yield kind, text[start + 2 : end].strip()
            at = end + 2

    def render(self, values):
        out = []
        scope = Scope(values)
        for node in self.nodes:
            node.render(scope, out)
        return "".join(out)


PAGE = """<html><head><title>{{ title | title }}</title></head><body>
<h1>{{ title }} { for } {{ user.name }}</h1>
{% for order in orders %}<h2 class="{% if loop.odd %}odd{% else %}even{% endif %}">{{ loop.index }}. {{ order.customer | upper }}</h2>
<table>{% for line in order.lines %}
<tr><td>{{ line.name }}</td><td>{{ line.count }} piece{{ line.count | plural }}</td><td>{{ line.total | round:2 }}</td>{% if line.count > 4 %}<td>!</td>{% endif %}</tr>{% else %}<tr><td>nothing</td></tr>{% endfor %}
</table>{% with tags = order.tags %}{% if not tags %}-{% else %}{{ tags | join:", " }} ({{ tags | length }}){% endif %}{% endwith %}
<p>{{ order.note | default:"none" }}</p>{% if not loop.last %}<hr>{% endif %}
{% endfor %}</body></html>
"""


class Line:
    def __init__(self, name, count, price):
        self.name = name
        self.count = count
        self.price = price

    def total(self):
        return self.count * self.price


def orders(n):
    out = []
    for i in range(n):
        lines = [Line(f"<thing {i % 7}-{k}>", (i * k) % 6 + 1, 2.5 + k * 0.75) for k in range(i % 5)]
        tags = ["t%d" % (i % k) for k in range(2, 2 + i % 4)]
        out.append({"customer": "C & " + str(i), "lines": lines, "tags": tags, "note": "x" * (i % 3)})
    return out


def main():
    template = Template(PAGE)
    values = {"title": "the order book", "user": {"name": "Ada"}, "orders": orders(60)}
    total = 0
    for i in range(220):
        values["user"]["name"] = "user %d" % i
        text = template.render(values)
        total += len(text)
    print(total)
    print(text[:200])
    print(text.count("<td>"), text.count("&amp;"), text.count("odd"))
    for _ in range(400):
        template = Template(PAGE)
    print(len(template.nodes))
    for wrong in ("{% for x of y %}", "{% if a %}", "{{ a | nothing }}", "{% for x in y %}{% endif %}", "{{ a"):
        try:
            Template(wrong)
        except TemplateError as error:
            print(error)


if __name__ == "__main__":
    main()
