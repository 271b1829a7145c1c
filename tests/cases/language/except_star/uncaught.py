# exit: 1
# The tree of an uncaught group.
def fail(kind, *args):
    try:
        raise kind(*args)
    except kind as e:
        return e


inner = ExceptionGroup("inner", [fail(ValueError, 1), TypeError("two\nlines")])
inner.add_note("a note")
chained = fail(KeyError, "k")
chained.__cause__ = OSError("why")
many = ExceptionGroup("many", [ValueError(i) for i in range(18)])
try:
    raise ExceptionGroup("outer", [inner, chained, many, ExceptionGroup("last", [ExceptionGroup("deep", [IndexError()])])])
except ExceptionGroup as e:
    raise RuntimeError("after") from e
