# What an expression in an f-string cannot hold.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'f"{#}"',
    'f"{a#b}"',
    'f"{a["b"]}"',
    'f"{a;b}"',
    'f"{*a}"',
    'f"{**a}"',
    'f"{yield}"',
    'f"{lambda x: 1}"',
    'f"{a=b}"',
    'f"{a.b=!}"',
    'f"{!r}"',
    'f"{:x}"',
    'f"{=}"',
    'f"{a)}"',
    'f"{a]}"',
    'f"{(a}"',
    'f"{a}}"',
    'f"{{a}"',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
