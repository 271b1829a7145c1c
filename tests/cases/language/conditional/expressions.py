# Conditional expressions: nesting, laziness, truth of anything, in every place.
def t(n): return "even" if n % 2 == 0 else "three" if n % 3 == 0 else "other"
print([t(i) for i in range(8)], 1 if 0 else 2 if 0 else 3, (1 if 1 else 2) if 0 else 4)
print((lambda: 1 if False else 2)(), [a if a else -1 for a in (0, 1, "", "x", [], [0])], 5 if not 0 else 6)
print((1, 2) if 0 else (3,), {1 if 1 else 2: 3 if 0 else 4}, [*((1, 2) if 1 else (3,))], dict(**({"a": 1} if 1 else {})))
print(1 if 0 else 1, 2 if 1 else 3, "a" if None else "b" "c", -1 if 0.0 else +1, not 1 if 1 else 0, 1 or 0 if 0 else 9)
class Odd:
    def __bool__(self): return self.answer
class Sized:
    def __init__(self, n): self.n = n
    def __len__(self): return self.n
o = Odd()
for answer in (True, False, 1, None):
    o.answer = answer
    try: print("yes" if o else "no")
    except TypeError as e: print(e)
for n in (0, 5, -1, 2 ** 70, "x", True):
    try: print("full" if Sized(n) else "empty")
    except (TypeError, ValueError, OverflowError) as e: print(type(e).__name__, e)
x = y = None
(x if 0 else [y])[0 if x else -1] = "never seen"
values = [0, 1, 0.0, -0.0, float("nan"), "", "0", b"", b"\0", (), (0,), {}, {0}, None, ..., NotImplemented if 0 else 0j, range(0), range(1), Sized(0), Sized(1), type, 2 ** 64, 1e-320]
bits = ""
for i in range(3):
    for v in values:
        bits += "1" if v else "0"
print(bits)
total = 0
for i in range(120):
    if i == 50: values = values[::-1]
    if i == 90: Sized.__bool__ = lambda self: self.n != 1
    v = values[i % len(values)]
    total += (i if v else -i) * (2 if v is not None else 3)
print(total)
