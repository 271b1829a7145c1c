# marshal: bytes of values, and back.
import marshal

values = [None, True, False, ..., 0, 1, -1, 2**31 - 1, -(2**31), 2**31, 10**30, -(10**30), 1.5, float("inf"), 1 + 2j, b"", b"abc", "", "abc", "\u00e9", "\ud800", "x" * 300,
          (), (1, "a"), [1, [2]], {}, {"a": 1, 2: (3,)}, set(), {1}, frozenset({2}), StopIteration]
for value in values:
    back = marshal.loads(marshal.dumps(value))
    print(repr(value)[:40], back == value, type(back) is type(value))
print(len(marshal.dumps(70000)), len(marshal.dumps(-(2**40))))
for bad in [object(), [lambda: 0], {1: int}]:
    try:
        marshal.dumps(bad)
    except ValueError as error:
        print(error)
for data in [b"", b"(\x02\x00\x00\x00N", b"?", b"i\x01"]:
    try:
        marshal.loads(data)
    except (EOFError, ValueError, TypeError) as error:
        print(type(error).__name__, error)
size = 0
for round in range(80):
    size += len(marshal.dumps((round, str(round), [round] * 3, {"k": round / 2})))
print(size)
