# Keyword-only parameters, defaults that depend on others, sentinels, keyword names in hot calls.

UNSET = object()


def connect(host, port=80, *, secure=False, timeout=UNSET, **extra):
    if timeout is UNSET:
        timeout = 30 if secure else 10
    return f"{'https' if secure else 'http'}://{host}:{port}", timeout, sorted(extra)


print(connect("a"), connect("b", secure=True), connect("c", 8080, timeout=None, retries=3, agent="x"))
for bad in (lambda: connect(), lambda: connect("a", 1, True), lambda: connect("a", host="b"), lambda: connect(port=5), lambda: connect("a", **{"port": 1, "secure": 2, "port2": 3})):
    try:
        print(bad())
    except TypeError as e:
        print(e)


def box(width, height=None, *, depth=None, unit="cm"):
    height = width if height is None else height
    depth = min(width, height) if depth is None else depth
    return width * height * depth, unit


total = 0
for i in range(1, 160):
    volume, unit = box(i) if i % 3 == 0 else box(i, 2) if i % 3 == 1 else box(i, depth=1, unit="m")
    total += volume + len(unit)
print(total)


def only(*, a, b=2):
    return a - b


print(only(a=5), only(b=1, a=0), [only(a=i, b=i % 2) for i in range(4)])
for bad in (lambda: only(), lambda: only(1), lambda: only(a=1, c=2), lambda: only(**{"b": 1})):
    try:
        bad()
    except TypeError as e:
        print(e)


def log(message, *args, level="info", **fields):
    text = message % args if args else message
    return f"[{level}] {text}" + "".join([f" {k}={v}" for k, v in fields.items()])


print(log("started"), log("%d of %d", 3, 5, level="debug"), log("done", user="ann", ms=12))
length = 0
for i in range(150):
    length += len(log("step %d", i, level="warn" if i % 50 == 0 else "info", **({"extra": i} if i % 4 == 0 else {})))
print(length)


class Query:
    def __init__(self, table):
        self.parts = [table]

    def where(self, **conditions):
        self.parts += [f"{k}={v}" for k, v in conditions.items()]
        return self

    def order(self, *columns, reverse=False):
        self.parts.append("by " + ",".join(columns) + (" desc" if reverse else ""))
        return self

    def __str__(self):
        return " ".join(self.parts)


print(Query("t").where(a=1, b="x").order("a", "b", reverse=True), Query("u").where().order("id"))
print((lambda *, k=1: k)(), (lambda *a, k: (a, k))(1, k=2), (lambda a, /, *, b: a - b)(5, b=3))
