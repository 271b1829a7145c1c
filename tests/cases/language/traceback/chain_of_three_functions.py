# exit: 1
# Context of context: raised in except, in finally and in __exit__, with causes between and one hidden by from None.
class Exit:
    def __enter__(self): return self
    def __exit__(self, *a): raise OSError("in exit")
def first():
    raise KeyError("first")
def second():
    try:
        first()
    except KeyError:
        raise ValueError("second")
def third():
    try:
        second()
    finally:
        [].pop()
def fourth():
    with Exit():
        third()
def fifth():
    try:
        fourth()
    except OSError as e:
        raise RuntimeError("fifth") from e.__context__
def sixth():
    try: fifth()
    except RuntimeError as e:
        hidden = LookupError("sixth")
        hidden.__suppress_context__ = True
        raise hidden
for i in range(60):
    try: sixth()
    except LookupError as e: c = e
names = []
while c: names.append(type(c).__name__); c = c.__cause__ or c.__context__
print(names)
try: sixth()
except LookupError: fifth()
