# What except and with take.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'try: 1\nexcept 1: pass',
    'try: 1/0\nexcept 1: pass',
    'try: 1/0\nexcept (int, ValueError): pass',
    'try: 1/0\nexcept* ExceptionGroup: pass',
    'try: 1/0\nexcept* 1: pass',
    'with 1: pass',
    'with open: pass',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
