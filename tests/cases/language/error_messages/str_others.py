# Other methods of strings, unbound methods.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    "'a'.translate(1)",
    "'a'.translate({97: 0x110000})",
    'str.maketrans(1)',
    "str.maketrans('ab', 'c')",
    "str.maketrans({'ab': 1})",
    "str.maketrans('a', 1)",
    "'a'.expandtabs('a')",
    "'a'.upper(1)",
    "'a'.isdigit(1)",
    "'a'.splitlines(1, 2)",
    "'a'.removeprefix(1)",
    "'a'.removeprefix()",
    'str.upper()',
    'str.upper(1)',
    "str.join('a')",
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
