def handlers(f):
    try:
        x = f()
    except ValueError as e:
        print(e)
        x = 0
    except (TypeError, KeyError):
        raise
    else:
        x += 1
    return x


def everything(f):
    try:
        return f()
    except:
        return 2


def cleanup(xs):
    for x in xs:
        try:
            if x:
                continue
            if x is None:
                break
            y = x + 1
            return y
        finally:
            print("done")
    return -1


def both(f):
    try:
        f(1)
    except OSError as error:
        return error
    finally:
        f(2)


def managers(path):
    with open(path) as a, open(a) as (b, c):
        return a.read(b)
    with path:
        pass


def named():
    global last
    try:
        pass
    except E as last:
        pass


def nested(f):
    try:
        f()
    except OSError:
        raise
    finally:
        f(3)
