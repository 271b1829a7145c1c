# What finally sees and changes: variables, nested handlers, exceptions replaced on the way out.

log = []


def replaced():
    try:
        raise KeyError("original")
    finally:
        raise ValueError("replacement")


try:
    replaced()
except ValueError as e:
    print(e, repr(e.__context__))


def cleaned(n):
    resource = []
    try:
        resource.append("opened")
        if n % 3 == 0:
            raise ValueError(n)
        if n % 3 == 1:
            return len(resource)
        resource.append("used")
    except ValueError:
        resource.append("failed")
    finally:
        resource.append("closed")
        log.append(len(resource))
    return resource[-2]


results = {}
for i in range(150):
    r = cleaned(i)
    results[r] = results.get(r, 0) + 1
print(results, sum(log))


def loop_with_cleanup(limit):
    done = cleanups = 0
    for i in range(1000):
        try:
            if i % 7 == 6:
                continue
            if i > limit:
                break
            done += i
        finally:
            cleanups += 1
    else:
        return "never"
    return done, cleanups


print(loop_with_cleanup(160))


def nested():
    order = []
    try:
        try:
            order.append(1)
            raise IndexError
        finally:
            order.append(2)
            try:
                raise KeyError
            except KeyError:
                order.append(3)
            finally:
                order.append(4)
    except IndexError:
        order.append(5)
    return order


print(nested())
x = 10
try:
    x = x / 0
except ZeroDivisionError:
    x = -1
finally:
    x = x * 3
print(x)
e = "outer"
try:
    raise ValueError("v")
except ValueError as e:
    pass
print("e" in globals())
