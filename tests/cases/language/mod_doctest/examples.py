# doctest: parsing examples, running those of this module, options, failures and their reports.
"""doctest: parsing examples, running those of this module, options, failures and their reports.

>>> double(4)
8
>>> for i in range(3):
...     print(i)
0
1
2
>>> double(None)
Traceback (most recent call last):
    ...
TypeError: unsupported operand type(s) for *: 'NoneType' and 'int'
>>> print("a\\n\\nb")
a
<BLANKLINE>
b
>>> print(list(range(20))) # doctest: +ELLIPSIS
[0, 1, ..., 19]
>>> double(1) # doctest: +SKIP
500
>>> print("a    b\\n c") # doctest: +NORMALIZE_WHITESPACE
a b c
"""
import doctest
import io
from contextlib import redirect_stdout


def double(x):
    """
    >>> double(2)
    4
    >>> double("ab")
    'abab'
    """
    return x * 2


def wrong():
    """
    >>> 1 + 1
    3
    >>> undefined
    5
    >>> {}["k"]
    Traceback (most recent call last):
    ValueError: 'k'
    >>> print(1); 2
    1
    2
    """


class K:
    """
    >>> K().m()
    'm'
    """

    def m(self):
        """
        >>> K().m()[0]
        'm'
        """
        return "m"


parser = doctest.DocTestParser()
for e in parser.get_examples(__doc__):
    print(repr(e.source), repr(e.want), e.lineno, e.indent, e.options and sorted(e.options.values()), repr(e.exc_msg))
finder = doctest.DocTestFinder()
import sys

tests = finder.find(sys.modules["__main__"], "here")
print([(t.name, len(t.examples)) for t in tests if t.examples])
out = io.StringIO()
runner = doctest.DocTestRunner(verbose=False)
for t in tests:
    if "wrong" not in t.name:
        print(t.name, runner.run(t, out=out.write))
failing = next(t for t in tests if "wrong" in t.name)
failing.filename = "somewhere"
print(doctest.DocTestRunner(verbose=False).run(failing, out=out.write), failing)
for line in out.getvalue().splitlines():
    if "File" not in line and "^" not in line:
        print("|", line)
c = doctest.OutputChecker()
print(c.check_output("a...b\n", "a123b\n", doctest.ELLIPSIS), c.check_output("1\n", "True\n", 0), c.check_output("True\n", "1\n", 0), c.check_output("", "", 0), c.output_difference(doctest.Example("x", "a\nb\n"), "a\nc\n", doctest.REPORT_UDIFF))
for bad in (">>> x\n>>>y", "  >>> x\n a", ">>> x # doctest: +NOPE"):
    try:
        print(parser.get_examples(bad))
    except ValueError as e:
        print("ValueError", e)
print(doctest.script_from_examples("Text.\n>>> 1 + 1\n2\nMore."), doctest.testsource(sys.modules["__main__"], "__main__.double") if False else "")
total = 0
for i in range(40):
    with redirect_stdout(io.StringIO()):
        total += doctest.DocTestRunner(verbose=False).run(parser.get_doctest(f">>> {i} * 2\n{i * 2}\n>>> {i} % 3\n0\n", {}, f"t{i}", None, 0)).failed
print(total)
