# What looks at variables is imported by code that was linked, and compiled, before.
def plain(n):
    total = 0
    for i in range(n):
        square = i * i
        total += square % 7
    return total
print(plain(2000))
def nobody(): return []
look = nobody
def helper(k):
    doubled = k * 2
    shown = look()
    doubled = k
    return shown
def hot(n):
    last = None
    for i in range(n):
        square = i * i
        text = str(square)
        if square % 5 == 0: rare = i
        last = helper(i), look()
        square = None
    return last, text
print(hot(1500))
from _peeker import look
print(hot(1501))
def fails(k):
    local = k + 1
    if local % 50 == 0: raise ValueError(local)
    return local
def caught(n):
    seen = []
    for k in range(n):
        try:
            kept = fails(k)
        except ValueError as error:
            frame = error.__traceback__.tb_next.tb_frame
            seen.append((sorted(frame.f_locals.items()), look()))
    return seen[-1]
print(caught(600))
