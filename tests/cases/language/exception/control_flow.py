# try, except, else, finally: what runs, in which order, and who wins.


def run(action, log):
    try:
        log.append("try")
        if action == "raise":
            raise ValueError("v")
        if action == "return":
            return "returned"
        if action == "key":
            {}["k"]
    except ValueError as e:
        log.append("except " + str(e))
    except (KeyError, IndexError) as e:
        log.append("lookup " + repr(e))
        return "from except"
    else:
        log.append("else")
    finally:
        log.append("finally")
    return "end"


for action in ("nothing", "raise", "return", "key"):
    log = []
    print(action, run(action, log), log)


def finally_wins():
    for i in range(5):
        try:
            if i == 2:
                continue
            if i == 4:
                return "try"
        finally:
            if i == 4:
                return "finally"


def break_through():
    n = 0
    while True:
        try:
            n += 1
            if n > 150:
                break
        finally:
            n += 1
    return n


def swallowed():
    try:
        raise KeyError("lost")
    finally:
        return "swallowed"


print(finally_wins(), break_through(), swallowed())
total = 0
for i in range(300):
    try:
        total += 10 // (i % 4)
    except ZeroDivisionError:
        total -= 1
    else:
        total += 100
    finally:
        total += 1000
print(total)
