# try inside while and for with else, break, continue; else of try; nested finally; counters of every path.


def process(values):
    paths = {"ok": 0, "zero": 0, "type": 0, "else": 0, "finally": 0, "loop else": 0}
    for v in values:
        try:
            r = 100 // v
        except ZeroDivisionError:
            paths["zero"] += 1
            continue
        except TypeError:
            paths["type"] += 1
            if v is None:
                break
        else:
            paths["else"] += 1
            if r < 0:
                continue
        finally:
            paths["finally"] += 1
        paths["ok"] += 1
    else:
        paths["loop else"] += 1
    return paths


print(process([1, 0, 2, "x", -3] * 40))
print(process([5, 0, None, 7]))
print(process([]))


def attempts(limit):
    n = 0
    log = []
    while n < limit:
        n += 1
        try:
            try:
                if n % 3 == 0:
                    raise ValueError(n)
                if n % 5 == 0:
                    raise KeyError(n)
            finally:
                log.append("f")
                if n % 15 == 14:
                    continue
        except KeyError:
            log.append("k")
            continue
        except ValueError as e:
            if e.args[0] > 140:
                break
            log.append("v")
        else:
            log.append("e")
    else:
        log.append("end")
    counts = {}
    for x in log:
        counts[x] = counts.get(x, 0) + 1
    return n, counts


print(attempts(100), attempts(200))


def resource(n):
    opened = []

    def use(k):
        opened.append(k)
        try:
            if k == n:
                return "found"
            if k > 20:
                raise IndexError(k)
            return use(k + 1)
        finally:
            opened.remove(k)

    try:
        return use(0), len(opened)
    except IndexError as e:
        return e.args, len(opened)


print([resource(n) for n in (0, 5, 20, 50)])
total = 0
for i in range(150):
    try:
        total += resource(i % 25)[1] + len(resource(i % 30)[0])
    finally:
        total += 1
print(total)
