# Assigning to and deleting slices of lists and bytearrays, sizes that fit or do not, self-assignment.
def run(op, make=lambda: list(range(8))):
    x = make()
    try: op(x); print(x)
    except Exception as e: print(type(e).__name__, e, x == make())
def put(sl, v):
    def op(x): x[sl] = v
    return op
def cut(sl):
    def op(x): del x[sl]
    return op
S = slice
for sl, v in ((S(2, 4), []), (S(2, 4), "abc"), (S(5, 2), [9]), (S(None), ()), (S(100, None), (1,)), (S(-100, 0), {7}), (S(0, 0), range(3)), (S(None, None, 2), [0] * 4), (S(None, None, 2), [0] * 3), (S(None, None, -1), range(8)), (S(6, 1, -2), "xyz"), (S(1, 1, 2), []), (S(1, 1, 3), [1]), (S(2, 3), 5), (S(2, 3), None), (S(None, None, 0), []), (S("a", None), []), (S(1, 2), iter([1, 2, 3])), (S(1, 2), {"k": 1}), (S(4, 1), (x for x in "gen"))):
    run(put(sl, v))
for sl in (S(2, 4), S(None, None, 2), S(None, None, -3), S(5, 1), S(-1, -4, -1), S(None), S(7, None, -7), S(0, 100, 5), 3, -8, 8, "k", None, S(None, None, 0)):
    run(cut(sl))
for sl, v in ((S(1, 3), b"zzzz"), (S(None, None, 2), b"abcd"), (S(0, 2), [65, 66, 67]), (S(0, 1), [256]), (S(0, 1), 3), (S(0, 1), "s"), (S(None, None, 3), b"1"), (0, 255), (0, 256), (1, b"x"), (0, -1)):
    run(put(sl, v), lambda: bytearray(b"01234567"))
x = [1, 2, 3]
x[:] = x; x[1:1] = x; print(x)
x[::2] = x[1::2]; print(x); x[len(x):] = x[::-1]; print(x); x[:0] = [x]; print(x)
class Grow:
    def __iter__(self):
        for i in range(3):
            y.append(i); yield -i
y = [10, 20, 30, 40]
y[1:3] = Grow(); print(y)
class Shrink:
    def __iter__(self): z.clear(); return iter("ab")
z = list(range(6))
z[2:5] = Shrink(); print(z)
for i in range(100):
    y[i % 4:i % 7] = [i] if i % 2 else (float(i), str(i))
    if len(y) > 12: del y[::2]
print(y)
