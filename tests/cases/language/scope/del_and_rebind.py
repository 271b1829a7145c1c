# del of locals, globals, closure variables and loop variables; names that come and go in hot loops.

x = 1


def local():
    y = 5
    del y
    y = 6
    return y


print(local())


def closure():
    value = [1]

    def read():
        return value

    first = read()
    del value
    try:
        read()
    except NameError as e:
        message = str(e)
    value = [2]
    return first, message, read()


print(closure())
bound = unbound = 0
for i in range(200):
    if i % 3 == 0:
        maybe = i
    elif i % 3 == 1:
        del maybe
    try:
        maybe
        bound += 1
    except NameError:
        unbound += 1
print(bound, unbound)


def in_function(n):
    hits = misses = 0
    for i in range(n):
        if i % 4 == 0:
            temp = i
        elif i % 4 == 2:
            del temp
        try:
            hits += temp
        except UnboundLocalError:
            misses += 1
    return hits, misses


print(in_function(160))
for i in range(3):
    pass
del i
try:
    i
except NameError as e:
    print(e)


def parameter(a, b=2):
    del a
    try:
        return a
    except UnboundLocalError as e:
        return str(e)


print(parameter(1))


def except_variable():
    e = "before"
    try:
        raise ValueError("v")
    except ValueError as e:
        pass
    try:
        return e
    except UnboundLocalError as error:
        return str(error)


print(except_variable())


def nothing():
    del missing


try:
    nothing()
except UnboundLocalError as e:
    print(e)
try:
    del never_there
except NameError as e:
    print(e)
