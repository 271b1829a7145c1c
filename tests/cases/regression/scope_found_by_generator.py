# What the generator of scopes has found: each of these differed.
import sys


def run(text, inside=False):
    g = {}
    spaces = [g, {"a": "inside"}] if inside else [g]
    try:
        exec(compile(text, "<text>", "exec"), *spaces)
    except (SyntaxError, NameError) as e:
        print(type(e).__name__, getattr(e, "msg", e))
    print([sorted(k for k in space if k[0] != "_") for space in spaces])


# A walrus in a comprehension at the top binds a global, also where the text has locals.
run("del a\nd = [(a := 1) for _ in [1]]", True)
run("b: int = 1\ndef f():\n    global b", True)
run("def f():\n    nonlocal b\ndef g():\n    global a\n    nonlocal a")
run("class C:\n    [1 for x in [[(y := 1) for z in [1]] for w in (q := [1])]]")


def with_global_in_class(a):
    class C:
        global a
        a = "global"
        own = [a for _ in [1]]

    return C.own


def bound_by_exec():
    [exec("b = 1") for x in [1]]
    try:
        [(exec("b = x"), nowhere) for x in [5]]
    except NameError as e:
        return {k: v for k, v in e.__traceback__.tb_next.tb_frame.f_locals.items() if k != ".0"}


def annotated():
    t = int

    def inner():
        x: t = 1
        return sorted(locals())

    return inner()


print(with_global_in_class("outer"), bound_by_exec(), annotated())
print([type(locals()[".0"]).__name__ for y in [1]], [type(locals()[".0"]).__name__ for y in (i for i in "a")])
