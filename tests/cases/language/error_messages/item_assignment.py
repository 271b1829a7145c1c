# Items that are set and deleted.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'int[0]',
    'object[0]',
    'len[0]',
    '(lambda: 0)[0]',
    'iter([])[0]',
    "'a'[0] = 'b'",
    '(1,)[0] = 1',
    '[1][1] = 1',
    "[1]['a'] = 1",
    '1[0] = 1',
    'None[0] = 1',
    '{}[[]] = 1',
    "b'a'[0] = 1",
    'range(3)[0] = 1',
    '[1,2,3][::2] = [1]',
    '[1][0:1] = 1',
    "del 'a'[0]",
    'del (1,)[0]',
    'del [1][1]',
    'del {}[1]',
    'del 1[0]',
    "del {}['a']",
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
