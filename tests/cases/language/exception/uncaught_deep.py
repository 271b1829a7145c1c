# exit: 1
# A deep traceback: lines that repeat are counted, not shown.


def countdown(n):
    if n == 0:
        return 1 // n
    return countdown(n - 1)


def ping(n):
    return pong(n - 1)


def pong(n):
    if n < 0:
        raise LookupError("out of range")
    return ping(n - 1)


total = 0
for i in range(120):
    try:
        countdown(i % 20)
    except ZeroDivisionError:
        total += i
print(total)
try:
    countdown(30)
except ZeroDivisionError:
    ping(9)
