# traceback: TracebackException, StackSummary, FrameSummary, format_exception_only, walking, chains, groups, limits, made without raising.
import io
import sys
import traceback


def deep(n):
    if n == 0:
        return {}["missing"]
    return deep(n - 1)


def chained():
    try:
        deep(2)
    except KeyError as e:
        raise ValueError("outer") from e


try:
    chained()
except ValueError as e:
    error = e
te = traceback.TracebackException.from_exception(error)
print(te.exc_type.__name__, str(te), te.__cause__.exc_type, te.__suppress_context__, [f.name for f in te.stack], [f.lineno - te.stack[0].lineno for f in te.__cause__.stack], te == traceback.TracebackException.from_exception(error), list(te.format_exception_only()))
text = "".join(te.format())
print(text.count("File"), text.count("direct cause"), text.splitlines()[-1], "".join(te.format(chain=False)).count("File"))
tb = error.__traceback__
print([(f.f_code.co_name, n > 0) for f, n in traceback.walk_tb(tb)], [s.name for s in traceback.extract_tb(tb, limit=1)], [s.name for s in traceback.extract_tb(error.__cause__.__traceback__, limit=-2)], len(traceback.format_tb(tb)))
s = traceback.extract_tb(error.__cause__.__traceback__)[-1]
print(s.name, s.line, s.colno, s.end_colno, s.lineno == s.end_lineno, s.locals, tuple(s)[2:], len(s), s == s, repr(s).split(",")[-1])
made = traceback.StackSummary.from_list([("f.py", 1, "fn", "code()"), traceback.FrameSummary("g.py", 2, "gn", line="more", lookup_line=False), ("h.py", 3, "hn", None)])
print(made.format(), [list(f) for f in made])
many = traceback.StackSummary.from_list([("r.py", 5, "again", "again()")] * 9 + [("e.py", 1, "end", "x")])
print("".join(many.format()))
for e in (ValueError(), ValueError("one\ntwo"), KeyError("k"), SyntaxError("bad", ("file.py", 3, 5, "x = = 1\n", 3, 8)), SyntaxError("plain"), OSError(2, "no"), UnicodeDecodeError("utf-8", b"a", 0, 1, "why"), type("Local", (Exception,), {"__module__": "some.place"})("text"), type("NoStr", (Exception,), {"__str__": lambda self: 1 / 0})(), StopIteration(3), SystemExit(2)):
    print(traceback.format_exception_only(e), traceback.format_exception_only(type(e), e) == traceback.format_exception_only(e))
print(traceback.format_exception_only(None, None), traceback.format_exception(None), traceback.format_exc().strip(), traceback.format_exception(ValueError("never raised")))
noted = ValueError("with notes")
noted.add_note("first\nsecond")
noted.__notes__.append("third")
group = ExceptionGroup("group", [noted, ExceptionGroup("inner", [TypeError(i) for i in range(3)]), KeyError("k")])
print("".join(traceback.format_exception(group)))
print("".join(traceback.TracebackException.from_exception(ExceptionGroup("wide", [ValueError(i) for i in range(5)]), max_group_width=2).format()))


def captures(secret, n=5):
    return traceback.TracebackException(*sys.exc_info(), capture_locals=False, limit=None) if n == 0 else captures(secret, 0)


try:
    value = "shown"
    deep(0)
except KeyError:
    t = captures("s")
    print([f.name for f in t.stack], [f.name for f in traceback.StackSummary.extract(traceback.walk_stack(None), limit=1)][0] in ("<module>", "walk_stack", "extract"))
out = io.StringIO()
traceback.print_exception(error.__cause__, limit=-1, file=out, chain=False)
traceback.print_tb(tb, limit=1, file=out)
traceback.print_list([("a", 1, "b", "c")], file=out)
print(out.getvalue().count("\n"), out.getvalue().splitlines()[0])
traceback.clear_frames(error.__cause__.__traceback__)
total = 0
for i in range(60):
    try:
        deep(i % 5)
    except KeyError as e:
        total += len(traceback.extract_tb(e.__traceback__)) + len(traceback.format_exception_only(e)[0])
print(total)
