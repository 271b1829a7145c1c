# Lists, tuples, strings and bytes compare element by element; nested, mixed, with nan and own classes.
class C:
    n = 0
    def __init__(self, v): self.v = v
    def __eq__(self, o): C.n += 1; return isinstance(o, C) and self.v == o.v
    def __lt__(self, o): C.n += 1; return self.v < o.v
    def __repr__(self): return f"C{self.v}"
nan = float("nan")
pairs = [([1, 2], [1, 2, 0]), ([], [0]), ([1, 2], [1, 2.0]), ((1, (2, 3)), (1, (2, 4))), ("abc", "abd"), ("", "a"), ("Z", "a"), (b"a", b"b"), ([nan], [nan]), ([nan], [float("nan")]), ([1, nan], [2, 0]), ([C(1), C(2)], [C(1), C(3)]), ((C(1),), (C(1), 5)), ([True], [1]), ([[]], [[], []]), (range(3), range(0, 3, 1)), (range(0), range(5, 5)), (bytearray(b"a"), b"a"), ({1: [2]}, {1: [2.0]}), ((1,), [1]), ([1, "a"], [2, 5])]
for a, b in pairs:
    row = []
    for op in ("<", "<=", "==", "!=", ">", ">="):
        try: row.append(eval(f"a {op} b"))
        except TypeError as e: row.append(str(e).split("'")[1])
    print(a, b, *row)
for a, b in (([1, "a"], [1, 5]), ((1, None), (1, 2)), ([1], (1,)), ("a", b"a"), ({1}, [1]), ([{}], [{}]), ([1j], [2j])):
    try: print(a < b)
    except TypeError as e: print(e)
l = [1]; l.append(l); m = [1]; m.append(m)
try: print(l == m)
except RecursionError as e: print(str(e)[:32])
print(l == l, [l] == [l])
class Shrink:
    def __eq__(self, o): del x[1:]; return True
x = [Shrink(), 1, 2]; print(x == [0, 1, 2], x == [0])
total = 0
for i in range(150):
    a = [i % 3, i % 2, i] if i < 60 else (i % 3, float(i % 2)) if i < 100 else str(i)
    b = [1, 1, 75] if i < 60 else (1, 1) if i < 100 else "12"
    total += (a < b) + 2 * (a == b) + 4 * (a[:2] >= b[:2])
print(total, sorted([(2, "b"), (1, "z"), (2, "a")]), max([[1], [1, 0], [0, 9]]), min("ba", "b", "ab"))
