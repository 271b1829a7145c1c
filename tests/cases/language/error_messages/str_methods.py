# Methods of strings.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    "'a'.join(1)",
    "'a'.join([1])",
    "'a'.join(['a', 1])",
    "'a'.split(1)",
    "'a'.split('')",
    "'a'.split('a', 'b')",
    "'a'.split(foo=1)",
    "'a'.split(None, 1, 2)",
    "'a'.rsplit('')",
    "'a'.partition('')",
    "'a'.partition(1)",
    "'a'.replace()",
    "'a'.replace('a')",
    "'a'.replace(1, 2)",
    "'a'.replace('a', 'b', 'c')",
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
