# bool is int: arithmetic, keys, indexing, formats, identity of results in hot loops.
print(True + True, True - False, -True, ~True, True * 2.5, True / 2, True // 1, True ** 2, True << 3, True & False, True | 2, True ^ True, type(True & True), type(True & 1), True @ 1 if 0 else "", divmod(True, 2), abs(True), round(True), +False)
print(True == 1, True is True, [10, 20][True], "ab"[False], {1: "one"}[True], {True: "t", 1: "o", 1.0: "f"}, len({True, 1, 1.0}), sum([True, False, True]), range(True, 3)[False], "x" * True, [0] * False)
print(f"{True:d} {True:>6} {True!s:>6} {False:x} {True:.1f}", "%d %s %r" % (True, False, True), str(True), int(True), float(False), complex(True), bin(True), hex(False), True.bit_length(), True.real, False.imag, (True).__add__(1), bool.__mro__)
for f in (lambda: bool("False"), lambda: bool(0.0), lambda: bool([0]), lambda: bool(), lambda: bool(1, 2), lambda: bool(x=1), lambda: True < 2 < False, lambda: True > False, lambda: max(True, 1), lambda: max(1, True), lambda: isinstance(True, int), lambda: type("B", (bool,), {}), lambda: bool.from_bytes(b"\1", "big"), lambda: True == "True", lambda: not not 5, lambda: True.__class__(0)):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
t, flag = 0, False
for i in range(150):
    flag = flag != (i % 3 == 0) if i % 7 else not flag if i % 2 else flag & (i > 70)
    t += flag
    t = t * (1 + flag) % 10007 if i < 100 else t + flag * 0.5
    if (flag is True) + (flag is False) != 1: print("neither", i); break
print(t, type(flag), [i for i in range(10) if i % 2 == True], all([]), any([]), all([True, 1, "x"]) is True, any([0, None]) is False)
x = True
for i in range(60): x = x + 1 if i < 30 else x > 5 if i % 2 else x * 3
print(x, type(x))
