# Searching and padding strings.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    "'a'.find()",
    "'a'.find(1)",
    "'a'.find('a', 'b')",
    "'a'.index('b')",
    "'a'.rindex('b')",
    "'a'.count()",
    "'a'.count(1)",
    "'a'.startswith(1)",
    "'a'.startswith((1,))",
    "'a'.startswith(['a'])",
    "'a'.endswith(1)",
    "'a'.strip(1)",
    "'a'.strip('a', 'b')",
    "'a'.center()",
    "'a'.center('a')",
    "'a'.center(1, 'ab')",
    "'a'.center(1, 1)",
    "'a'.ljust(1, '')",
    "'a'.zfill('a')",
    "'a'.zfill()",
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
