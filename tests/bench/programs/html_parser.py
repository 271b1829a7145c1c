# An HTML parser: characters to tokens to a tree that forgives unclosed tags, with entities, selection and writing.

VOID = {"br", "hr", "img", "input", "meta", "link"}
ENTITIES = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "nbsp": "\xa0", "eacute": "é"}
CLOSES = {"li": {"li"}, "td": {"td", "th"}, "th": {"td", "th"}, "tr": {"td", "th", "tr"}, "p": {"p"}, "option": {"option"}}


class Node:
    def __init__(self, tag, attributes):
        self.tag = tag
        self.attributes = attributes
        self.children = []
        self.parent = None

    def add(self, child):
        self.children.append(child)
        if isinstance(child, Node):
            child.parent = self

    def text(self):
        return "".join(child if isinstance(child, str) else child.text() for child in self.children)

    def walk(self):
        yield self
        for child in self.children:
            if isinstance(child, Node):
                yield from child.walk()


class Tokenizer:
    def __init__(self, text):
        self.text = text
        self.at = 0
        self.end = len(text)

    def peek(self):
        return self.text[self.at] if self.at < self.end else ""

    def tokens(self):
        while self.at < self.end:
            if self.text[self.at] == "<":
                if self.text.startswith("<!--", self.at):
                    stop = self.text.find("-->", self.at)
                    stop = self.end if stop < 0 else stop
                    yield "comment", self.text[self.at + 4 : stop], None
                    self.at = stop + 3
                elif self.text.startswith("</", self.at):
                    self.at += 2
                    name = self.name()
                    while self.peek() not in (">", ""):
                        self.at += 1
                    self.at += 1
                    yield "close", name, None
                elif self.text[self.at + 1 : self.at + 2].isalpha():
                    yield self.open_tag()
                else:
                    self.at += 1
                    yield "text", "<", None
            else:
                yield "text", self.run(), None

    def run(self):
        out = []
        text = self.text
        while self.at < self.end:
            ch = text[self.at]
            if ch == "<":
                break
            if ch == "&":
                out.append(self.entity())
            else:
                out.append(ch)
                self.at += 1
        return "".join(out)

    def entity(self):
        stop = self.text.find(";", self.at, self.at + 12)
        if stop < 0:
            self.at += 1
            return "&"
        name = self.text[self.at + 1 : stop]
        if name.startswith("#x"):
            value = chr(int(name[2:], 16))
        elif name.startswith("#"):
            value = chr(int(name[1:]))
        elif name in ENTITIES:
            value = ENTITIES[name]
        else:
            self.at += 1
            return "&"
        self.at = stop + 1
        return value

    def name(self):
        start = self.at
        while self.at < self.end and (self.text[self.at].isalnum() or self.text[self.at] in "-_:"):
            self.at += 1
        return self.text[start : self.at].lower()

    def skip(self):
        while self.peek() in (" ", "\n", "\t") and self.at < self.end:
            self.at += 1

    def open_tag(self):
        self.at += 1
        tag = self.name()
        attributes = {}
        while True:
            self.skip()
            ch = self.peek()
            if ch in (">", ""):
                self.at += 1
                return "open", tag, attributes
            if ch == "/":
                self.at += 1
                continue
            name = self.name()
            if not name:
                self.at += 1
                continue
            self.skip()
            if self.peek() == "=":
                self.at += 1
                self.skip()
                attributes[name] = self.value()
            else:
                attributes[name] = ""

    def value(self):
        mark = self.peek()
        out = []
        if mark in ('"', "'"):
            self.at += 1
            while self.peek() not in (mark, ""):
                if self.text[self.at] == "&":
                    out.append(self.entity())
                else:
                    out.append(self.text[self.at])
                    self.at += 1
            self.at += 1
        else:
            while self.peek() not in (" ", ">", "\n", ""):
                out.append(self.text[self.at])
                self.at += 1
        return "".join(out)


class Builder:
    def __init__(self):
        self.root = Node("#document", {})
        self.current = self.root
        self.errors = 0

    def feed(self, text):
        for kind, data, attributes in Tokenizer(text).tokens():
            handler = getattr(self, "on_" + kind)
            handler(data, attributes)
        return self.root

    def on_text(self, data, _):
        if data.strip() or self.current.tag == "pre":
            self.current.add(data)

    def on_comment(self, data, _):
        pass

    def on_open(self, tag, attributes):
        closes = CLOSES.get(tag)
        while closes is not None and self.current.tag in closes:
            self.current = self.current.parent
        node = Node(tag, attributes)
        self.current.add(node)
        if tag not in VOID:
            self.current = node

    def on_close(self, tag, _):
        node = self.current
        while node is not None and node.tag != tag:
            node = node.parent
        if node is None:
            self.errors += 1
        else:
            self.current = node.parent


def select(root, selector):
    steps = selector.split()
    found = [root]
    for step in steps:
        tag, _, kind = step.partition(".")
        following = []
        seen = set()
        for base in found:
            for node in base.walk():
                if node is base or id(node) in seen:
                    continue
                if tag and node.tag != tag:
                    continue
                if kind and kind not in node.attributes.get("class", "").split():
                    continue
                seen.add(id(node))
                following.append(node)
        found = following
    return found


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def write(node, out):
    for child in node.children:
        if isinstance(child, str):
            out.append(escaped(child))
            continue
        out.append("<" + child.tag)
        for name, value in child.attributes.items():
            out.append(f' {name}="{escaped(value)}"')
        out.append(">")
        if child.tag not in VOID:
            write(child, out)
            out.append(f"</{child.tag}>")


def page(n):
    parts = ["<!-- made here --><html><head><meta charset=utf-8><title>A &amp; B</title></head><body class='main wide'>"]
    for i in range(n):
        parts.append(f"<div class='row r{i % 5}' id=\"d{i}\"><h2>Head &lt;{i}&gt; &#{65 + i % 26};&#x{97 + i % 26:x};</h2>")
        parts.append("<p>Some text with <b>bold</b>, <i>italic <u>deep</u></i> &nbsp; and caf&eacute; &unknown; & more")
        parts.append("<p>Unclosed <a href=/link?a=1&amp;b=2 title=\"x > y\">link</a><br/>")
        parts.append("<ul>" + "".join(f"<li class=item>item {k}" for k in range(i % 6)) + "</ul>")
        parts.append("<table><tr><td>1<td>2<tr><th>a<td disabled>b</table></span></div>\n")
    parts.append("</body></html>")
    return "".join(parts)


def main():
    text = page(250)
    for _ in range(14):
        builder = Builder()
        root = builder.feed(text)
    print(len(text), builder.errors, sum(1 for _ in root.walk()))
    print(len(root.text()), root.text()[:60].encode("unicode_escape").decode())
    for selector in ("li", "div.row p", "div.r3 ul li.item", "td", "a", ".wide b"):
        print(selector, len(select(root, selector)))
    for _ in range(4):
        out = []
        write(root, out)
        again = "".join(out)
        builder = Builder()
        second = builder.feed(again)
    print(len(again), sum(1 for _ in second.walk()), second.text() == root.text())


if __name__ == "__main__":
    main()
