# Formatting with %.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    "'%d' % 'a'",
    "'%d' % ()",
    "'%d %d' % 1",
    "'%d' % (1, 2)",
    "'%q' % 1",
    "'%' % 1",
    "'%(a)d' % 1",
    "'%(a)d' % {}",
    "'%(a' % {}",
    "'%c' % 'ab'",
    "'%c' % -1",
    "'%c' % 1.0",
    "'%x' % 'a'",
    "'%x' % 1.5",
    "'%f' % 'a'",
    "'%*d' % ('a', 1)",
    "'%.*d' % ('a', 1)",
    "'abc' % 1",
    "'%s' % (1,2)",
    "b'%d' % 'a'",
    "b'%s' % 'a'",
    "b'%c' % 256",
    "b'%b' % 1",
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
