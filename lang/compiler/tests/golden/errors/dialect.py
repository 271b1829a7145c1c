def f():
    yield 1
# ---
def f():
    return (x for x in y)
# ---
print(sum(x for x in y), ",".join(str(x) for x in y), any(x for x in y))
# ---
def sum(it): return 0
sum(x for x in y)
# ---
class Text:
    def join(self, it): return list(it)
", ".join(x for x in y)
# ---
async def f():
    await g()
# ---
match x:
    case 1: pass
# ---
try:
    pass
except* ValueError:
    pass
# ---
def f():
    x: (y := 1) = 2
