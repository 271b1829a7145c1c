# Numbers that are none.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    '0777',
    '00123',
    '09',
    '0_7',
    '1__0',
    '1_',
    '0x',
    '0xg',
    '0xfg',
    '0b',
    '0b2',
    '0b12',
    '0b1a',
    '0o',
    '0o8',
    '0o18',
    '0o1a',
    '1a',
    '1abc',
    '1.5a',
    '1e',
    '1e+',
    '1e5a',
    '1.e',
    '1jx',
    '1.2.3',
    '0x1.5',
    '1_a',
    '0x_',
    '0b_',
    '0o_',
    '0xf_',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
