# What only an async function may hold.
def told(source):
    try:
        compile(source, "<told>", "exec")
    except SyntaxError as e:
        return f"{type(e).__name__}: {e.msg} {e.lineno}:{e.offset}-{e.end_lineno}:{e.end_offset} {e.text!r}"
    return "fine"


TEXTS = [
    'async x',
    'async',
    'await',
    'async def',
    'async def f(): yield from x',
    'async def f(): return 1; yield',
    'def f(): await x',
    'def f(): async for x in y: pass',
    'def f(): async with x: pass',
    'def f(): [x async for x in y]',
    'def f(): (x async for x in y)',
    'def f(): {await x for x in y}',
]
for text in TEXTS:
    print(f"{text!r:36} {told(text)}")
