# Parenthesized managers, nested withs, a lock and a redirecting writer.


class Lock:
    def __init__(self):
        self.depth = 0
        self.deepest = 0

    def __enter__(self):
        self.depth += 1
        self.deepest = max(self.deepest, self.depth)
        return self

    def __exit__(self, *exc):
        self.depth -= 1


class Section:
    lines = []
    indent = 0

    def __init__(self, title):
        self.title = title

    def __enter__(self):
        Section.lines.append("  " * Section.indent + self.title)
        Section.indent += 1
        return self.write

    def write(self, text):
        Section.lines.append("  " * Section.indent + text)

    def __exit__(self, kind, value, tb):
        Section.indent -= 1
        if kind:
            self.write("failed: " + str(value))
        return True


lock = Lock()


def recursive(n):
    with lock:
        return 0 if n == 0 else n + recursive(n - 1)


print(recursive(30), lock.depth, lock.deepest)
with (
    Section("outer") as out,
    Section("inner") as inner,
):
    out("to outer")
    inner("to inner")
    with Section("failing"):
        [][0]
    with Section("unused"):
        pass
print("\n".join(Section.lines))
total = 0
for i in range(150):
    try:
        with lock:
            with lock as again:
                total += again.depth
                if i % 10 == 0:
                    raise ValueError(i)
    except ValueError as e:
        total += e.args[0]
print(total, lock.depth)
with Lock() as l:
    pass
print(l.depth, l.deepest)
