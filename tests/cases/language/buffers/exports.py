# Arrays and bytearrays share their bytes with views, and keep their length as long as there are some.

import array, struct


def tell(name, how):
    try:
        print(name, how())
    except Exception as e:
        print(name, type(e).__name__, e)


changes = {
    "append": lambda a: a.append(1),
    "extend": lambda a: a.extend([1, 2]),
    "extend by itself": lambda a: a.extend(a),
    "insert": lambda a: a.insert(0, 1),
    "pop": lambda a: a.pop(),
    "pop far": lambda a: a.pop(9),
    "remove": lambda a: a.remove(2),
    "remove none": lambda a: a.remove(99),
    "del": lambda a: a.__delitem__(0),
    "del slice": lambda a: a.__delitem__(slice(0, 2)),
    "set": lambda a: a.__setitem__(0, 7),
    "set slice": lambda a: a.__setitem__(slice(0, 3), a),
    "set slice longer": lambda a: a.__setitem__(slice(0, 1), a),
    "*=": lambda a: a.__imul__(2),
    "*= 1": lambda a: a.__imul__(1),
    "reverse": lambda a: a.reverse(),
    "+=": lambda a: a.__iadd__(type(a)(*(["i"] if isinstance(a, array.array) else []), [4])),
}

for make in (lambda: array.array("i", [1, 2, 3]), lambda: bytearray([1, 2, 3])):
    for name, change in changes.items():
        a = make()
        with memoryview(a) as view:
            for turn in range(3):
                tell(name, lambda: change(a))
            print(view.tolist(), list(a))
        tell(name, lambda: change(a))
        print(a)

a = array.array("h", [1, -2, 3])
view = memoryview(a)
print(view.format, view.itemsize, view.nbytes, view.shape, view.readonly, view.obj is a)
view[1] = 300
a[0] = 5
print(a, view.tolist(), view[1:].obj is a, view.cast("B").obj is a)
view[:2] = array.array("h", [8, 9])
a.byteswap()
print(a, view.tobytes())
total = 0
for i in range(200):
    view[i % 3] = i
    total += a[(i + 1) % 3] + sum(a)
print(total)
tell("fromlist", lambda: a.fromlist([1]))
tell("fromlist of nothing", lambda: a.fromlist([]))
tell("frombytes", lambda: a.frombytes(b"ab"))
print([x for x in a], a.index(199), 198 in a, a.count(1), a == array.array("h", list(a)), a + a, a[::-1])
struct.pack_into("<h", a, 2, 77)
print(a, struct.unpack_from("<h", a, 2), bytes(a), memoryview(a) == a, view == array.array("i", list(a)))
view.release()
a.append(4)
print(a)
with memoryview(a) as first, memoryview(a) as second:
    tell("two views", lambda: a.append(5))
    first.release()
    tell("one view", lambda: a.append(5))
a.append(5)
print(a)

letters = array.array("u", "abc")
with memoryview(letters) as view:
    print(view.format, view.itemsize, bytes(view), letters[1], letters, list(letters), view == view)
    tell("item", lambda: view[0])
    tell("items", view.tolist)
    tell("set item", lambda: view.__setitem__(0, "x"))
    letters[0] = "z"
    print(view.cast("B").tolist()[:4])
    tell("append", lambda: letters.append("d"))
letters.append("d")
print(letters)

for code in "bBhHiIlLqQfd":
    a = array.array(code, [1, 2])
    view = memoryview(a)
    view[0] = 3
    print(code, view.format, view.tolist(), a, bytes(a) == a.tobytes(), bytearray(a) == a.tobytes())

a = array.array("B", b"12")
print(int(a), float(a), b"-".join([a, b"x", a]), b"x" + a, bytearray(b"x") + a, b"12" == memoryview(a), hash(memoryview(b"12")) == hash(b"12"))
a = array.array("d")
with memoryview(a) as view:
    print(view.tolist(), len(view))
a = array.array("B", b"abc")
for part in iter(a):
    if len(a) < 6:
        a.append(part)
print(a)
tell("slots", lambda: setattr(a, "other", 1))
