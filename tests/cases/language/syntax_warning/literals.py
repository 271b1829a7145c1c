# What CPython warns of when it compiles: `is` with a literal, calls and subscripts of literals, tuples in assert.
import warnings


def told(source):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        compile(source, "<told>", "exec")
    return [(w.category.__name__, str(w.message), w.lineno) for w in caught]


for source in (
    "x is 1", "x is not 'a'", "1 is x", "x is ()", "x is (1, 2)", "x is -1", "x is None", "x is True", "x is ...",
    "x is y is 2", "x == 1 is y", "b'' is x", "x is 1.5", "x is [1]", "x is f'{y}'",
    "assert (x, 'message')", "assert ()", "assert (1, 2)", "assert [x]",
    "1()", "'a'()", "(1, 2)(3)", "[1](2)", "{}()", "{1}()", "{1: 2}(3)", "None()", "...()", "1.5(2)", "f'{x}'()",
    "[x for x in y]()", "(x for x in y)()", "(lambda: 0)()", "b'a'()", "True()",
    "1[0]", "None[0]", "...[0]", "1.5['a']", "{1}[0]", "{x for x in y}[0]", "(x for x in y)[0]", "(lambda: 0)[0]",
    "{1: 2}['a']", "'a'[0]", "True[0]",
    "[1]['a']", "'abc'['a']", "(1, 2)[1.5]", "[1][1, 2]", "[1][None]", "[1][True]", "[1][[2]]", "b'a'['b']",
    "[x for x in y]['a']", "f'{x}'['a']", "[1][{}]", "[1][x]", "[1][1:2]", "(x, y)['a']", "[1][lambda: 0]",
    "def f():\n    return x is 1\n\nclass A:\n    y = [1](2)",
    "x = [\n    (1, 2)\n    (3, 4)\n]",
):
    print(repr(source), told(source))
