# Instances of plain classes are pickled and read without a step of Python: a tracer sees none.

import pickle
import sys


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


class Empty:
    pass


seen = []


def tracer(frame, event, argument):
    seen.append(frame.f_code.co_name)


points = [Point(1, [2]), Point("a", None), Empty()]
sys.settrace(tracer)
text = pickle.dumps(points)
back = pickle.loads(text)
sys.settrace(None)
# `copyreg` has its part in CPython.
print([name for name in seen if name != "_slotnames"])
print([vars(one) for one in back], [type(one).__name__ for one in back])
