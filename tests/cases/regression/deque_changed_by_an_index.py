# A deque that `__index__` changes while `index` reads its arguments has been changed; a BytesIO that is begun anew with what is no bytes is empty.
import io
from collections import deque


class Changes:
    def __init__(self, what):
        self.what = what

    def __index__(self):
        self.what()
        return 2**70


for change in ("append", "pop", "rotate", "nothing"):
    d = deque([1, 2, 3, 4])
    does = {
        "append": lambda: d.append(9),
        "pop": lambda: d.pop(),
        "rotate": lambda: d.rotate(1),
        "nothing": lambda: None,
    }[change]
    for wanted in (7, 1):
        try:
            print(change, d.index(wanted, 0, Changes(does)), end=" ")
        except (RuntimeError, ValueError) as error:
            print(change, type(error).__name__, error, end=" ")
    print(list(d))

file = io.BytesIO(b"abc\nd\n")
file.read(2)
try:
    file.__init__([1, 2])
except TypeError as error:
    print(error, file.getvalue(), file.tell())
file.__init__(b"xy")
print(file.read())
