# Annotations with effects: what is evaluated, when, and where names are bound.
log = []


def say(what):
    log.append(what)
    return what


x: say("x") = say("value of x")
y: say("y")
(z): say("z in brackets") = 1
holder = {}
holder[say("key")]: say("of item") = say("item")
function = say
function.attribute: say("of attribute")
print(log)
log.clear()
print(__annotations__)


def decorated(f):
    log.append("decorated")
    return f


@decorated
def f(a: say("a") = say("default a"), *args: say("args"), b: say("b") = say("default b"), **kw: say("kw")) -> say("r"):
    local: say("local never") = 1
    other: (walrus := 3)
    try:
        return walrus
    except UnboundLocalError as e:
        return type(e).__name__, local


print(log, f.__annotations__)
log.clear()
for _ in range(60):
    result = f()
print(result, log)


def g():
    def inner(p: (bound := 5), q: bound = 6) -> bound + 1:
        return p, q
    return bound, inner.__annotations__, inner(1)


print(g())


class C:
    a: say("first") = say("value")
    b: int
    if len(log) > 100:
        c: str
    for d in range(2):
        e: d
    __private: "hidden" = 1
    def method(self, p: a) -> b if False else "text": ...


print(C.__annotations__, C.method.__annotations__, hasattr(C, "b"))
print(log)


class D(C):
    pass


print(D.__annotations__ is C.__annotations__, "__annotations__" in D.__dict__)
f.__annotations__ = {"own": 1}
print(f.__annotations__)
try:
    f.__annotations__ = 5
except TypeError as e:
    print(e)
lam = lambda p: p
print(lam.__annotations__)
