# A global function is rebound while a loop calls it; a local alias keeps the old one.


def step(x):
    return x + 1


def other_step(x):
    return x + 1000


def run(n, at):
    global step
    total = 0
    old = step
    for i in range(n):
        if i == at:
            step = other_step
        total = step(total)
        total += old(0)
    step = old
    return total


print(run(200, 150), run(200, 500), run(100, 0))
scale = 2


def scaled(x):
    return x * scale


total = 0
for i in range(300):
    if i == 100:
        scale = 2.5
    elif i == 200:
        scale = 2**65
    total += scaled(i)
print(total)
len_calls = 0


def len(x):
    global len_calls
    len_calls += 1
    return 7


n = 0
for i in range(120):
    n += len("abc")
    if i == 60:
        saved = len
        del len
    if i == 90:
        len = saved
print(n, len_calls)
