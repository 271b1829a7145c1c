# Imports of what is not there.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    '__import__()',
    "__import__('nonexistent_mod')",
    'import nonexistent_mod',
    'import os.nonexistent',
    'import mathh',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
