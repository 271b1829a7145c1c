# Every kind of assignment target, and the order in which things are evaluated.

log = []


def say(name, value):
    log.append(name)
    return value


class Thing:
    def __init__(self):
        object.__setattr__(self, "data", {})

    def __setattr__(self, name, value):
        log.append("set " + name)
        self.data[name] = value

    def __setitem__(self, key, value):
        log.append("item " + str(key))
        self.data[key] = value


t = Thing()
say("container", t)[say("key", 3)] = say("value", 9)
print(log)
log.clear()
t.a = t.b = say("once", 4)
print(log, sorted(t.data.items(), key=str))
log.clear()
a, (b, [c, d]), *e = 1, (2, "xy"), 3, 4
print(a, b, c, d, e)
(t.p, t[0]), f = (5, 6), 7
print(log, f)
i = 0
row = [10, 20, 30]
i, row[i] = 2, 99
print(i, row)
x, y, z = 1, 2, 3
for _ in range(100):
    x, y, z = y, z, x + y
print(x, y, z)
[first, *_] = "hello"
print(first, _)
x = y = []
x.append(1)
print(y, x is y)
