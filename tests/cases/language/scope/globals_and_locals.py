# global, shadowing, class scope, unbound locals, builtins shadowed and restored.

counter = 0
name = "module"


def bump():
    global counter
    counter += 1


def shadow():
    name = "local"
    return name


def reads():
    return name


for i in range(200):
    bump()
print(counter, shadow(), reads(), name)


def unbound(flag):
    if flag:
        value = 1
    return value


print(unbound(True))
try:
    unbound(False)
except UnboundLocalError as e:
    print(e)


def assigns_later():
    try:
        print(counter)
    except UnboundLocalError as e:
        print(e)
    counter = 5


assigns_later()


class Scope:
    name = "class"
    again = name + "!"

    def method(self):
        return name

    values = [name for _ in range(2)]


print(Scope.again, Scope().method(), Scope.values)


def makes_global():
    global fresh
    fresh = 99


try:
    fresh
except NameError as e:
    print(e)
makes_global()
print(fresh)
x = 1


def nested():
    x = 2

    def inner():
        global x
        x += 10
        return x

    return inner(), x


print(nested(), x)
total = 0
for i in range(150):
    if i == 75:
        abs = lambda v: 1000
    if i == 100:
        del abs
    total += abs(-i)
print(total)
print(sorted([k for k in globals() if k in ("x", "fresh", "total")]), "counter" in dir())
