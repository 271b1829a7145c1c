# Forms of import that there are not.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'import',
    'import a.',
    'import .a',
    'import a b',
    'import a as',
    'import a as b.c',
    'import a as 1',
    'import a,',
    'import *',
    'import a.*',
    'import (a)',
    'import a as (b)',
    'from',
    'from a',
    'from a import',
    'from a import b,',
    'from a import (b,c',
    'from a import b c',
    'from a import *, b',
    'from a import (*)',
    'from a import ()',
    'from a import b as',
    'from a import b as c.d',
    'from a import b.c',
    'from . import',
    'from .a. import b',
    'from a import b, *',
    'from import a',
    'from a import (b, c as)',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
