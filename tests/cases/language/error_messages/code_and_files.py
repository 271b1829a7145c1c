# eval, exec, compile, open and print.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'vars(1)',
    'dir(1,2)',
    'globals(1)',
    'locals(1)',
    'eval()',
    'eval(1)',
    "eval('1', 1)",
    'exec(1)',
    "exec('1', 1)",
    'compile()',
    "compile('1', 'a')",
    "compile('1', 'a', 'foo')",
    "compile(1, 'a', 'exec')",
    'open()',
    "open('/nonexistent')",
    "open('/tmp', 'r')",
    'open(1.0)',
    'print(sep=1)',
    'print(end=1)',
    'print(foo=1)',
    'print(1, file=1)',
    'input(1,2)',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
