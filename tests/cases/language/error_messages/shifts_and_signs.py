# Shifts, bits and signs.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    '1 << -1',
    '1 >> -1',
    "1 << 'a'",
    '1.0 << 1',
    '1 & 1.0',
    "1 | 'a'",
    '1 ^ None',
    "-'a'",
    "+'a'",
    "~'a'",
    '~1.0',
    '-[]',
    'not_defined',
    'not_defined()',
    'prin',
    'lenn',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
