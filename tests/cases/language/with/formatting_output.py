# Context managers that build text: indentation, tables, HTML, captured print, timing by a fake clock.

import sys


class Html:
    def __init__(self):
        self.lines = []
        self.depth = 0

    def tag(self, name, **attributes):
        return Tag(self, name, attributes)

    def line(self, text):
        self.lines.append("  " * self.depth + text)


class Tag:
    def __init__(self, doc, name, attributes):
        self.doc, self.name, self.attributes = doc, name, attributes

    def __enter__(self):
        attrs = "".join([f' {k}="{v}"' for k, v in self.attributes.items()])
        self.doc.line(f"<{self.name}{attrs}>")
        self.doc.depth += 1
        return self.doc

    def __exit__(self, kind, value, tb):
        self.doc.depth -= 1
        if kind is not None:
            self.doc.line(f"<!-- {kind.__name__}: {value} -->")
        self.doc.line(f"</{self.name}>")
        return kind is ValueError


doc = Html()
with doc.tag("ul", id="list") as d:
    for i in range(3):
        with d.tag("li"), d.tag("b", weight=i):
            d.line(str(i))
            if i == 1:
                raise ValueError("skipped")
            d.line("end")
print("\n".join(doc.lines))


class Capture:
    def __init__(self):
        self.parts = []

    def write(self, text):
        self.parts.append(text)

    def flush(self):
        pass

    def __enter__(self):
        self.old = sys.stdout
        sys.stdout = self
        return self

    def __exit__(self, *exc):
        sys.stdout = self.old

    def text(self):
        return "".join(self.parts)


with Capture() as outer:
    print("to outer")
    with Capture() as inner:
        print("to inner", 1, 2)
    print("outer again", end="")
print(repr(outer.text()), repr(inner.text()))


class Clock:
    now = 0
    totals = {}

    def __init__(self, name):
        self.name = name

    def __enter__(self):
        self.start = Clock.now
        return self

    def __exit__(self, *exc):
        Clock.totals[self.name] = Clock.totals.get(self.name, 0) + Clock.now - self.start


for i in range(150):
    with Clock("outer"):
        Clock.now += 1
        with Clock("inner" if i % 2 else "other") as c:
            Clock.now += i % 3
            if i % 5 == 0:
                continue
        Clock.now += 1
print(Clock.totals, Clock.now)
