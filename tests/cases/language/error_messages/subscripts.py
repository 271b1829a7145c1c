# Subscripts of what has none.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    '1[0]',
    'None[0]',
    "'abc'['a']",
    "'abc'[10]",
    "'abc'[1.0]",
    '[1][1]',
    "[1]['a']",
    '[1][1.0]',
    '[1][None]',
    '(1,)[1]',
    "(1,)['a']",
    '{}[1]',
    "{}['a']",
    '{}[[]]',
    '{1: 2}[1,2]',
    '{1}[0]',
    "b'a'[1]",
    "b'a'['a']",
    'range(3)[3]',
    "range(3)['a']",
    '[1,2][1:2:0]',
    "[1,2]['a':]",
    "'abc'[::0]",
    "'abc'[1.0:]",
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
