# The variables of frames: of callers, and of those that an exception has left.
import sys


def look():
    variables = sys._getframe(1).f_locals
    return [(name, variables[name]) for name in ("i", "n", "square", "unread") if name in variables]


def hot(n):
    for i in range(n):
        square = i * i
        shown = look()
        unread = str(square)
    return shown, unread


print(hot(2000))


def fails(n):
    local = n + 1
    raise ValueError(local)


def calls(n):
    before = [n]
    fails(n)


for k in range(300):
    try:
        calls(k)
    except ValueError as error:
        frames, at = [], error.__traceback__.tb_next
        while at:
            frames.append((at.tb_frame.f_code.co_name, sorted(at.tb_frame.f_locals.items())))
            at = at.tb_next
print(frames)
