# What the module traceback says of our tracebacks: frames, places in the line, exceptions as text.
import sys
import traceback


def divide(a, b):
    if b == 1:
        raise ZeroDivisionError(
            "made")
    return a - b


def outer(n):
    if n:
        return outer(n - 1)
    return (divide(n, n) or
            divide(n, 1))


try:
    outer(2)
except ZeroDivisionError as e:
    error = e
for frame in traceback.extract_tb(error.__traceback__):
    print(frame.name, frame.lineno, frame.end_lineno, frame.colno, frame.end_colno, frame.line)
print(traceback.format_exception_only(error))
print(traceback.format_exception_only(type(error), error))


def show(lines):
    print("".join(lines).replace(__file__, "FILE"))


show(traceback.format_tb(error.__traceback__, limit=2))
show(traceback.format_tb(error.__traceback__, limit=-1))
summary = traceback.TracebackException.from_exception(error)
print(summary.exc_type.__name__, str(summary), len(summary.stack))
show(summary.format())
for value, frame_line in traceback.walk_tb(error.__traceback__):
    print(value.f_code.co_name, frame_line)
try:
    try:
        raise KeyError("k")
    except KeyError as e:
        raise ValueError("second") from e
except ValueError as e:
    show(traceback.format_exception(e))
    show(traceback.format_exception(e, chain=False))
    e.__cause__ = None
    show([traceback.format_exc()])
try:
    compile("x = (1,\n", "<c>", "exec")
except SyntaxError as e:
    print("".join(traceback.format_exception_only(e)))
group = ExceptionGroup("two", [ValueError(1), ExceptionGroup("in", [KeyError("k")])])
group.add_note("noted")
traceback.print_exception(group, file=sys.stdout)


def level(n):
    if n:
        return level(n - 1)
    return traceback.extract_stack()


for n in range(60):
    stack = level(n % 5)
    assert len(stack) == 2 + n % 5, len(stack)
print([f.name for f in stack][-3:])
