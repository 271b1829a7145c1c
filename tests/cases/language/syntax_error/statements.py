# Messages of the compiler, line and column, one by one.
SOURCES = r"""
break
continue
return 1
yield 1
def f():\n    nonlocal x
nonlocal x
def f(x):\n    global x
def f():\n    x = 1\n    global x
def f():\n    print(x)\n    global x
def f():\n    nonlocal x\n    global x
def f(a, a): pass
def f(a=1, b): pass
def f(*): pass
def f(**k, a): pass
def f(*a, *b): pass
def f(a, /, b, /): pass
def f(/, a): pass
def f(*, /): pass
lambda x, x: 1
f(a=1, a=2)
f(a=1, 2)
f(**a, b)
f(x for x in y, 1)
f(True=1)
f(1=2)
f(a.b=1)
1 = x
x + 1 = 2
f() = 1
None = 1
x = None = 2
(a, 1) = 2
[a, b()] = 1
f() += 1
del f()
del 1
del (a, b + c)
del None
for 1 in x: pass
for f() in x: pass
with a as 1: pass
with a as f(): pass
import a.b as c.d
from a import (b
from a import b,
from . import
import
from __future__ import nope
from __future__ import braces
x = 1\nfrom __future__ import annotations
class C: return 1
class C:\n    yield 1
try:\n    pass
try:\n    pass\nexcept:\n    pass\nexcept A:\n    pass
try:\n    pass\nexcept A as b.c:\n    pass
try:\n    pass\nexcept A, B:\n    pass
try:\n    pass\nexcept* A:\n    break
for x in y:\n    try:\n        pass\n    except* A:\n        continue
def f():\n    try:\n        pass\n    except* A:\n        return
try:\n    pass\nexcept*:\n    pass
try:\n    pass\nexcept* A:\n    pass\nexcept B:\n    pass
if x = 1: pass
while x = 1: pass
if x:
if x:\npass
  x = 1
x = 1\n  y = 2
if x:\n    a\n  b
else: pass
x = (1, 2
x = 1)
x = (1]
x = [1, 2
x = {1: 2, 3}
x = {1, 2: 3}
x = {**a for a in b}
x = [*a for a in b]
print "hello"
print hello
exec "x"
x = 5 5
x y
x = 'abc
x = '''abc
0777
0xg
5a
1e
x = $
x = ?
x = a ? b
a = b!
é = ñ + ‘
x = \ 1
"\x1"
"\N{nope}"
"a" b"b"
*x
x = *y
(*x)
return *x
f(*)
f(**)
a[]
a[*]
lambda: (yield)
assert x, y, z
global
pass 1
def f:
def f()
class C
class 1: pass
for x in y
while
with x
async x
await x
def f(): await x
async def f(): yield from x
[await x for x in y]
async for x in y: pass
[x async for x in y]
def f(x): (yield) = 1
x := 1
(x.y := 1)
a.b: int: c
(a, b): int
x if y
x if y else
not
x not y
x is is y
x in not y
a++
--
@
@x\nx = 1
__debug__ = 1
x.__debug__ = 1
class C(a=1, a=2): pass
x = yield = 1
None += 1
f(a, b=1, *c, d=2, **e, f=3)
{x: y for x in z, w}
(x for x in y) = 1
[x for x in y] = 1
(x, y for x in z)
[x, y for x in z]
"a" = 1
a b c
if True print(1)
elif x: pass
a, = 
""".strip("\n").split("\n")
for source in SOURCES:
    source = source.replace("\\n", "\n")
    try:
        compile(source, "<s>", "exec")
        print("fine   ", repr(source))
    except SyntaxError as e:
        print(type(e).__name__[:6], repr(source), "|", e.msg, "|", e.lineno, e.offset)
    except ValueError as e:
        print("ValueError", repr(source), e)
