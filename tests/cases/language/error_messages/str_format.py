# Encoding and formatting.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    "'a'.encode('foo')",
    "'é'.encode('ascii')",
    "'é'.encode('ascii', 'foo')",
    "'a'.encode(1)",
    "'a'.format(1, a=2)",
    "'{}'.format()",
    "'{a}'.format()",
    "'{0}{}'.format(1,2)",
    "'{}{0}'.format(1,2)",
    "'{'.format()",
    "'}'.format()",
    "'{!x}'.format(1)",
    "'{!}'.format(1)",
    "'{:d}'.format('a')",
    "'{.foo}'.format(1)",
    "'{[a]}'.format([1])",
    "'{[0}'.format([1])",
    "'{a.}'.format(a=1)",
    "'{a[]}'.format(a=1)",
    "'{0!rr}'.format(1)",
    "'{:{}}'.format(1)",
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
