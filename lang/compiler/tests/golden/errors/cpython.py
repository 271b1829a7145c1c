a = (
# ---
x = [1, 2
y = 3
# ---
a = 1)
# ---
a = (1]
# ---
a = (1,
 2]
# ---
s = 'abc
# ---
s = """abc
def
# ---
if x
    pass
# ---
if x = 1:
    pass
# ---
def f(:
    pass
# ---
def f():
pass
# ---
for i in range(3):
x = 1
# ---
  x = 1
# ---
if x:
    y = 1
  z = 2
# ---
1 = x
# ---
f() = 1
# ---
a + b = 1
# ---
None = 1
# ---
x = 
# ---
print "hello"
# ---
x = 1 2
# ---
(a, b c)
# ---
f(a b)
# ---
class A
    pass
# ---
def f(a, a): pass
# ---
def f(a=1, b): pass
# ---
f(a=1, 2)
# ---
f(**k, *a)
# ---
f(**k, 1)
# ---
f(a=1, a=2)
# ---
x = 0777
# ---
x = 1__0
# ---
x = 0xg
# ---
x = 1a
# ---
return 1
# ---
break
# ---
continue
# ---
def f():
    x = 1
    global x
# ---
def f():
    nonlocal x
# ---
nonlocal x
# ---
def f(x):
    global x
# ---
del f()
# ---
del 1
# ---
x += 1 = 2
# ---
(a, b) += 1
# ---
[x for x in y] = 1
# ---
f"{"
# ---
f"{a b}"
# ---
f"{}"
# ---
f"{x!z}"
# ---
f"}"
# ---
lambda: x = 1
# ---
x = yield
# ---
import a.b as
# ---
from a import
# ---
from a import (b, c
# ---
try:
    pass
x = 1
# ---
try:
    pass
except:
    pass
except A:
    pass
# ---
else:
    pass
# ---
x = $
# ---
x = a?b
# ---
x \ y
# ---
async def f(): pass
await x
# ---
with open(x) as 1: pass
# ---
for 1 in x: pass
# ---
for f() in x: pass
# ---
(x := 1) = 2
# ---
x := 1
# ---
*a = 1
# ---
*a, *b = c
# ---
print(*a for a in b)
# ---
f(x for x in y, 1)
# ---
[a, b for a in b]
# ---
def f():
    from a import *
# ---
True = 1
# ---
__debug__ = 1
# ---
f(True=1)
# ---
f(a.b=1)
# ---
f(1=2)
# ---
'abc' = 1
# ---
x = {1: 2, 3}
# ---
x = {1, 2: 3}
# ---
x = {1:}
# ---
x = [1,,2]
# ---
raise x from
# ---
assert
# ---
while True print(1)
# ---
def f() print(1)
# ---
if True:
    x = 1
	y = 2
# ---
x = 'a' b'c'
# ---
b'é'
# ---
'\x1'
# ---
'\N{foo}'
# ---
'\u12'
# ---
é = 1; €=2
# ---
a = 5 if b
# ---
not = 1
# ---
class = 1
# ---
for i in :
    pass
# ---
def 1f(): pass
# ---
x = (yield)
# ---
except ValueError:
    pass
# ---
x.1
# ---
a b c
# ---
if a: if b: pass
# ---
def f(*): pass
# ---
def f(*, **k): pass
# ---
def f(**k, a): pass
# ---
def f(a, *b, *c): pass
# ---
def f(a, /, b, /): pass
# ---
def f((a, b)): pass
# ---
lambda (a, b): 1
# ---
f(**a=1)
# ---
x = 1 +
# ---
@
def f(): pass
# ---
with a as b c: pass
# ---
global x, 1
# ---
pass x
# ---
a = b = 
# ---
{**a for a in b}
# ---
[*a for a in b]
# ---
del (a, 1)
# ---
del a + b
# ---
(a for a in b) = 1
# ---
a if b else c = 1
# ---
-a = 1
# ---
a < b = 1
# ---
`a`
# ---
a <> b
# ---
a ! b
# ---
a && b
# ---
a++
# ---
import a as b.c
# ---
from . import *, a
# ---
try:
    pass
finally
    pass
# ---
def f():
    return
  x
# ---
"a" "b
# ---
0b12
# ---
0o8
# ---
1.e
# ---
1e5x
# ---
from __future__ import braces
# ---
x = 1
from __future__ import division
# ---
class A:
    def f(self):
        nonlocal y
# ---
def f():
    print(x)
    global x
# ---
[x := 1 for x in y]
# ---
[1 for x in (y := [1])]
# ---
class A:
    [y := 1 for x in z]
# ---
def f():
    nonlocal_ = 1
    def g(nonlocal_):
        nonlocal nonlocal_
# ---
def f():
    x: int = 1
    global x
# ---
global x
x: int = 1
# ---
(a, b): int = 1
# ---
a, b: int
# ---
f(): int = 1
