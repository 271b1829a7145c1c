# Frames far out get their objects when they are asked for: the chain is whole, and lines are those of the moment.
import sys


def down(n, act):
    if n == 0:
        return act()
    return down(n - 1, act)


def chain():
    frame, names = sys._getframe(), []
    while frame is not None:
        names.append((frame.f_code.co_name, frame.f_lineno))
        frame = frame.f_back
    return len(names), names[:2], names[-2:], set(names[2:-2])


def kept():
    return sys._getframe(1)


for n in (3, 40):
    print(down(n, chain))
    frame = down(n, kept)
    near = [frame.f_code.co_name, frame.f_lineno]
    print(near, frame.f_back.f_code.co_name, frame.f_back.f_lineno, frame.f_back.f_back.f_code.co_name)

total = 0
for i in range(300):
    total += sys._getframe().f_lineno + down(i % 30, lambda: sys._getframe(3).f_lineno if i % 30 > 4 else 1)
    total += len([x for x in range(3) if sys._getframe(0).f_code.co_name])
print(total)


def lines():
    frame = sys._getframe()
    one = frame.f_lineno
    two = frame.f_lineno
    return one, two, frame, frame.f_lineno


one, two, frame, three = lines()
print(two - one, three - two, frame.f_lineno - three, repr(frame).split(", ")[2:])
