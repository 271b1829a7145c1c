# Global variables read, written and rebound to other types while loops over them are hot.

count = 0
limit = 100
scale = 1
names = []


def tick():
    global count
    count += scale


def over():
    return count > limit


def run(n):
    global scale, limit
    overs = 0
    for i in range(n):
        tick()
        if over():
            overs += 1
        if i == 120:
            scale = 0.5
        if i == 160:
            limit = 10**20
    return overs


print(run(200), count, type(count).__name__, scale, limit)
count = 2**62 - 10
scale = 1
limit = 2**62
print(run(60), count)


def swap_function():
    def loud(x):
        return x * 2

    def quiet(x):
        return x

    global speak
    speak = loud
    total = 0
    for i in range(180):
        if i == 90:
            speak = quiet
        total += speak(i)
    return total


speak = None
print(swap_function(), speak.__name__)


def reader():
    total = 0
    for i in range(150):
        if i % 50 == 49:
            names.append(i)
        total += len(names)
    return total


print(reader(), names)
x = 1
for i in range(130):
    x = x + i if i % 2 else x - 1
    if i == 100:
        x = str(x)
        break
print(x, i)


def exists(name):
    return name in globals()


for i in range(110):
    if i % 2:
        temporary = i
    else:
        temporary = None
    if i == 107:
        del temporary
        seen = exists("temporary")
print(seen, exists("temporary"), exists("tick"))


def shadowing():
    len = 5
    total = 0
    for i in range(120):
        total += len
    return total


print(shadowing(), len("abc"))
globals()["made"] = 7
print(made, globals()["made"], "made" in globals())
