# Comparisons and `in`.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    "1 < 'a'",
    "'a' > 1",
    '[] < ()',
    '{} < {}',
    '1j < 2j',
    'None < None',
    'object() < object()',
    "[1] < ['a']",
    "(1,) < ('a',)",
    '{1} < 1',
    '1 in 1',
    "1 in 'a'",
    "None in 'a'",
    "'a' in 1",
    "'a' in b'a'",
    "1.0 in b'a'",
    "256 in b'a'",
    '[] in {}',
    '[] in {1}',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
