# A template that is a constant is taken apart once: digits and strings are put together, and what has a width is written by a call without effects.
def run(names, n):
    total = 0
    for i in range(n):
        total += len("%d: %s %5.2f%%" % (i, names[i & 3], i * 0.5)) + len("<%s>" % i)
    return total


class Loud(str):
    def __str__(self):
        return "LOUD"


print(run(["ant", "bear", "", "cät"], 3000))
# One name is written by code of the program from now on, and then a number is none.
print(run(["ant", Loud("bear"), "", None], 300))
print("%s" % "same", "%s and %r" % (Loud("x"), Loud("y")))


def every(n, *values):
    last = ""
    for i in range(n):
        try:
            last = "%5d|%-5s|%+.3e|%x|%c|%r|%05d|%%" % (i % values[0], *values[1:])
        except (TypeError, ValueError, OverflowError, ZeroDivisionError) as error:
            last = "%s: %s" % (type(error).__name__, error)
    return last


print(every(300, 7, "ab", 1.5, 255, "c", "d'", -3))
print(every(300, 7, True, 2**70, 2**70, 66, 2**70, -(2**70)))
print(every(300, 7, None, 1, 2.5, "c", "d", 1))
print(every(300, 7, "ab", "x", 255, "c", "d", 3))
print(every(300, 0, "ab", 1.5, 255, "c", "d", 3))
print(every(300, 7, "ab", 1.5, 255, "cc", "d", 3))
print(every(300, 7, "ab", 1.5, 255, "c", "d"))
print(every(300, 7, "ab", 1.5, 255, "c", "d", 3, 4))
print(every(300, 7, "ab", 1j, 255, "c", "d", 3))


def single(n, value):
    texts = []
    for i in range(n):
        try:
            texts.append("%s" % value if i & 1 else "%d%%" % value)
        except TypeError as error:
            texts.append(str(error))
    return texts[-2:], texts[-1] is value


print(single(300, 5), single(300, "five"), single(300, 2.5), single(300, (5,)), single(300, {5: 6}), single(300, True))
for template in "%d %d", "%y", "%", "%5", "%(a)s", "%*d", "%.*f", "plain", "%ld", "% d|%#x|%-4d|%04d":
    def of(n):
        text = ""
        for i in range(n):
            try:
                text = template % (i, i, i, i) if "|" in template else template % i
            except (TypeError, ValueError) as error:
                text = str(error)
        return text
    print(of(300))
