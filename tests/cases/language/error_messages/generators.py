# Generators and coroutines that are used wrongly.
def told(source):
    try:
        exec(source, {"__name__": "told"})
    except BaseException as e:
        cause = f" from {type(e.__cause__).__name__}: {e.__cause__}" if e.__cause__ else ""
        return f"{type(e).__name__}: {e}{cause}"
    return "nothing"


SOURCES = [
    'def f(): yield 1\nf().send(1)',
    'def f(): yield 1\nf().throw(1)',
    'def f(): yield 1\nf().throw(ValueError, 1, 2)',
    'def f(): yield 1\nf().throw()',
    'def f():\n try: yield 1\n finally: yield 2\ng=f()\nnext(g)\ng.close()',
    'def f(): yield next(g)\ng=f()\nnext(g)',
    'def f(): raise StopIteration\n yield 1',
    'def f():\n raise StopIteration\n yield 1\nnext(f())',
    'def f(): yield from 1\nnext(f())',
    'async def f(): await 1\nf().send(None)',
    'async def f(): pass\nc=f()\ntry: c.send(None)\nexcept StopIteration: pass\nc.send(None)',
    'async def f():\n async with 1: pass\nf().send(None)',
    'async def f():\n async for x in 1: pass\nf().send(None)',
    'async def f():\n with A: pass\nf().send(None)',
]
for source in SOURCES:
    print(f"{source!r:32} {told(source)}")
