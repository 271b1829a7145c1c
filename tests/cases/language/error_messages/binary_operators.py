# Operands that do not go together.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    "1 + 'a'",
    "'a' + 1",
    "1 - 'a'",
    "'a' - 1",
    '[] + 1',
    '[] + ()',
    '() + []',
    '1 + []',
    '{} + {}',
    'set() + set()',
    'None + 1',
    '1 + None',
    "'a' * 'b'",
    "'a' * 1.0",
    '[] * []',
    '1.0 * []',
    '1 / 0',
    '1 // 0',
    '1 % 0',
    '1.0 / 0',
    '1.0 // 0',
    '1.0 % 0',
    '1j / 0',
    '0 ** -1',
    '0.0 ** -1',
    '0j ** -1',
    '10.0 ** 400',
    "(-1) ** 'a'",
    '1 @ 2',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
