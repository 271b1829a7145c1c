# exit: 1
# Notes on members of groups, groups inside groups with causes, text of several lines, notes added in a loop.
def made(kind, text, *notes):
    try: raise kind(text)
    except kind as e:
        for n in notes: e.add_note(n)
        return e
class Odd(Exception):
    def __str__(self): return "odd\ntext"
inner = ExceptionGroup("inner\nof two lines", [made(ValueError, "v", "note 1\nnote 2"), made(Odd, "o"), KeyError("k")])
inner.add_note("on the inner group")
chained = made(RuntimeError, "chained")
chained.__cause__ = ExceptionGroup("the cause", [made(TypeError, "t", " ")])
e = made(IndexError, "i")
for i in range(1, 5): e.add_note(f"{i} " * i)
try: e.add_note(5)
except TypeError as x: print(x)
e.__notes__.append("appended by hand")
fresh = ExceptionGroup("fresh", [made(Odd, "o2")])
late = made(SystemError, "")
def go():
    try: raise ExceptionGroup('once', [ValueError(1)])
    except ExceptionGroup as g:
        raise ExceptionGroup("outer", [chained, e, fresh, late]) from None
n = 0
for i in range(40):
    try: go()
    except* IndexError as g: n += len(g.exceptions[0].__notes__)
    except* Exception as g: n += len(g.exceptions)
print(n)
go()
