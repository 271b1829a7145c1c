# Class patterns, and names that are nearly those that were meant.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'match 1:\n case int(1, 2): pass',
    'match 1:\n case str(x, y): pass',
    'class A: pass\nmatch A():\n case A(1): pass',
    'class A: __match_args__ = 1\nmatch A():\n case A(1): pass',
    'class A: __match_args__ = (1,)\nmatch A():\n case A(1): pass',
    "class A: __match_args__ = ('a', 'a')\nmatch A():\n case A(1, a=2): pass",
    'match 1:\n case len(): pass',
    'x: int = undefined_thing',
    'undefined_thing += 1',
    'del undefined_thing',
    'global_x.y = 1',
    'from nonexist import a',
    'from . import a',
    'from .a import b',
    'import os as o, nonexist as n',
    'class A:\n abc = 1\nA().abd',
    'class A:\n def method(self): self.metod()\nA().method()',
    'class A:\n foo_bar = 1\nA.foo_baz',
    'foobar = 1\nfoobaz',
    'def f():\n foobar = 1\n foobaz\nf()',
    'def func(): foo_x\nfoo_y = 1\nfunc()',
    'import collections\ncollections.OrdredDict',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
