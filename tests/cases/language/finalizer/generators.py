# Generators that are given up: finally blocks and with statements run when they are collected; closed, exhausted and new ones do not.
import gc

log = []


class Manager:
    def __init__(self, name):
        self.name = name

    def __enter__(self):
        log.append("enter " + self.name)
        return self

    def __exit__(self, kind, value, traceback):
        log.append(f"exit {self.name} {kind and kind.__name__}")


def finally_block(name):
    try:
        yield name
        yield name * 2
    finally:
        log.append("finally " + name)


def with_block(name):
    with Manager(name) as manager:
        yield manager.name
        yield 2


def handler():
    try:
        yield 1
    except GeneratorExit:
        log.append("GeneratorExit")
        raise
    except Exception:
        log.append("not here")


def delegating():
    try:
        yield from finally_block("inner")
    finally:
        log.append("finally outer")


def returning():
    try:
        yield 1
    except GeneratorExit:
        log.append("returns")
        return 5


def show():
    print(log)
    log.clear()


def give_up(function, *args):
    generator = function(*args)
    print(next(generator))


def never_started():
    finally_block("new")
    handler()


def exhausted():
    for item in finally_block("done"):
        pass
    print(log)
    log.clear()


def closed():
    g = finally_block("closed")
    next(g)
    g.close()
    print(log)
    log.clear()


give_up(finally_block, "a")
gc.collect()
show()
give_up(with_block, "b")
gc.collect()
show()
give_up(handler)
gc.collect()
show()
give_up(delegating)
gc.collect()
show()
give_up(returning)
gc.collect()
show()
never_started()
gc.collect()
show()
exhausted()
gc.collect()
show()
closed()
gc.collect()
show()


def left_by_break():
    for item in with_block("loop"):
        print("item", item)
        break


left_by_break()
gc.collect()
show()


def taken(n):
    total = 0
    for k in range(n):
        for item in finally_block(str(k)):
            total += len(item)
            break
    return total


print(taken(80))
gc.collect()
print(len(log), sorted(log)[:3])
log.clear()


def circle():
    def generator():
        try:
            me
            yield 1
        finally:
            log.append("circle")

    me = generator()
    next(me)


circle()
gc.collect()
show()
