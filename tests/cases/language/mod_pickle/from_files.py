# Pickles that are read from files: what is behind them stays there, whatever the protocol, their length, and where they end.
import array
import collections
import io
import os
import pickle
import tempfile

Pair = collections.namedtuple("Pair", "left right")


class Node(dict):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.mark = 1


values = [
    None,
    [1, 2.5, "three", b"four", (5, -6, 1 << 80)],
    {str(i): list(range(i % 7)) for i in range(3000)},
    Pair(1, "r" * 20000),
    collections.OrderedDict(a=1, b=[2]),
    Node(x=1),
    {1, 2, 3},
    array.array("i", [1, 2]),
    range(4),
    len,
    "ü\ud800",
]

name = os.path.join(tempfile.mkdtemp(), "pickles")
for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
    with open(name, "wb") as f:
        for value in values:
            pickle.dump(value, f, protocol)
        f.write(b"the rest")
    found = []
    for opened in (open(name, "rb"), open(name, "r+b"), io.BytesIO(open(name, "rb").read()), open(name, "rb", buffering=0)):
        with opened as f:
            read = [pickle.load(f) for _ in values]
            found.append((read == values, [type(x) is type(y) for x, y in zip(read, values)].count(False), f.read()))
    print(protocol, found)

# Names of Python 2, and none of these.
print(pickle.loads(b"c__builtin__\nxrange\n(K\x03tR."), pickle.load(io.BytesIO(b"\x80\x02c__builtin__\nunicode\nq\x00X\x01\x00\x00\x00aq\x01\x85q\x02Rq\x03.")))
print(pickle.loads(b"\x80\x02ccopy_reg\n_reconstructor\n.").__module__, pickle.loads(b"\x80\x03cbuiltins\nlen\n."))
for wrong, how in (
    (b"\x80\x02c__builtin__\nxrange\n.", {"fix_imports": False}),
    (b"\x80\x03c__builtin__\nxrange\n.", {}),
    (b"\x80\x02cbuiltins\nno_such\n.", {}),
    (b"\x80\x04cno.such\nname\n.", {}),
    (b"\x80\x02cbuiltins\nle", {}),
    (b"", {}),
    (b"\x80", {}),
    (b"\x80\x04K", {}),
    (b"\x80\x04K\x01", {}),
    (b"\x80\x04]K\x01\x93.", {}),
    (b"\xffK\x01.", {}),
    (b"?.", {}),
    (b"'.", {}),
    (b"I1", {}),
    (b"0.", {}),
):
    for given in (pickle.loads, lambda data, **how: pickle.load(io.BytesIO(data), **how)):
        try:
            print(given(wrong, **how))
        except Exception as e:
            print(type(e).__name__, e)


# What has only the two methods that are promised is asked for no more.
class Few:
    def __init__(self, data):
        self.file = io.BytesIO(data)

    def read(self, size):
        return self.file.read(size)

    def readline(self):
        return self.file.readline()


few = Few(pickle.dumps([1]) + pickle.dumps({"a": 2}) + b"rest")
print(pickle.load(few), pickle.load(few), few.file.read())

# A pipe.
r, w = os.pipe()
with open(w, "wb") as f:
    pickle.dump([1, 2], f)
    pickle.dump("two", f)
with open(r, "rb") as f:
    print(pickle.load(f), pickle.load(f), f.read())


# Code of the program that is called looks at the file.
class Looks:
    def __reduce__(self):
        return looked, (1,)


def looked(n):
    return n, opened.tell() > 0


opened = io.BytesIO(pickle.dumps([Looks(), Looks()]) + b"more")
print(pickle.load(opened), opened.read())
closed = io.BytesIO()
closed.close()
try:
    pickle.load(closed)
except ValueError as e:
    print(type(e).__name__)
