# traceback: formatting exceptions with chains, notes, groups and frames.
import re
import traceback


def plain(text):
    return re.sub(r'File ".*?", line \d+', "File", text)


def inner(x):
    return 1 / x


def outer():
    try:
        inner(0)
    except ZeroDivisionError as error:
        raise ValueError("outer") from error


try:
    outer()
except ValueError as error:
    error.add_note("a note")
    print(plain("".join(traceback.format_exception(error))))
    print(plain("".join(traceback.format_tb(error.__traceback__))), traceback.format_exception_only(error))
    summary = traceback.TracebackException.from_exception(error)
    print(summary.exc_type.__name__, str(summary), len(summary.stack), summary.stack[-1].name, summary.stack[-1].line, summary.__cause__.stack[-1].line)
    print([frame.f_code.co_name for frame, _ in traceback.walk_tb(error.__traceback__)])
group = ExceptionGroup("several", [ValueError(1), ExceptionGroup("inner", [KeyError("k")])])
print(plain("".join(traceback.format_exception(group))))
print(traceback.format_exception_only(SyntaxError("bad", ("f", 1, 2, "x y", 1, 3))))
print(traceback.format_list([("f.py", 3, "g", "a = 1"), ("h.py", 4, "k", None)]))
for stack in [traceback.extract_stack()[-1:]]:
    print(stack[0].name, stack[0].line)
count = 0
for round in range(50):
    try:
        inner(0)
    except ZeroDivisionError as error:
        count += len(traceback.extract_tb(error.__traceback__))
print(count)
