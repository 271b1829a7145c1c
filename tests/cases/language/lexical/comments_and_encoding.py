# -*- coding: utf-8 -*-
# Comments, docstrings that are not, encoding cookies only in the first two lines, the form feed.
"""module docstring
# not a comment"""
print(__doc__.splitlines(), "# not a comment", '#')  # a comment # still
x = 5 #comment at once
# coding: latin-1 (too late)
def f():  # after a header
    # before the docstring
    "doc"  # after
    # in the body
    return x  # value
print(f(), f.__doc__, "é")
#	tab
if x: # one
    # two
    pass
    # three
# four
else: # five
    print("no")
def nodoc():
    f"{x}"
def nodoc2():
    b"bytes"
def nodoc3():
    "a" + "b"
def joined():
    "a" 'b' """c"""
def late():
    pass
    "late"
class D:
    # c
    '''class doc'''
    x = 1
    "attribute doc"
print(nodoc.__doc__, nodoc2.__doc__, nodoc3.__doc__, joined.__doc__, late.__doc__, D.__doc__)
for s in ["# coding: ascii\n'é'", b"# coding: latin-1\nx = '\xe9'", b"\xef\xbb\xbfx = '\xc3\xa9'", b"#!/bin/sh\n# vim: set fileencoding=latin-1 :\nx = '\xe9'", b"# coding: nonsense\nx = 1", b"x = 0\n\n# coding: latin-1\nx = '\xc3\xa9'", b"\n# coding=cp1252\nx = '\x80'"]:
    names = {}
    try:
        exec(s, names)
        print(ascii(names.get("x")))
    except SyntaxError as e:
        print(type(e).__name__, ascii(e.msg)[:60])
