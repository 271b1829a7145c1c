# Methods of that name of other classes are methods like any other.

class Log:
    def __init__(self):
        self.seen = []
        self.fails = 0

    def jit_merge_point(self, pc, other=None, **rest):
        self.seen.append(("merge", pc, other, sorted(rest)))
        return pc

    def can_enter_jit(self, **rest):
        self.seen.append(("enter", sorted(rest)))
        if self.fails:
            raise ValueError("no entry")

    @property
    def asked(self):
        self.seen.append("asked")
        return self


class Lazy:
    def __getattr__(self, name):
        print("looked up", name)
        return lambda **named: print("called", name, named)


def say(word):
    print("evaluated", word)
    return word


def loop(log, n):
    pc = 0
    while pc < n:
        log.jit_merge_point(pc=pc, other=n)
        log.asked.jit_merge_point(pc=pc, more=1, most=2)
        pc += 1
        log.can_enter_jit(pc=pc)
    return pc


log = Log()
print(loop(log, 100), len(log.seen), log.seen[:4], log.seen[-1])
log.fails = 1
try:
    loop(log, 3)
except ValueError as error:
    print(error)
for _ in range(2):
    Lazy().jit_merge_point(pc=say("pc"), code=say("code"))
try:
    log.jit_merge_point(code=1)
except TypeError as error:
    print(error)
try:
    None.jit_merge_point(pc=say("never"))
except AttributeError as error:
    print(error)
try:
    log.jit_merge_point(pc=unbound)
except NameError as error:
    print(error)


def unbound_local():
    log.can_enter_jit(pc=late)
    late = 1


try:
    unbound_local()
except UnboundLocalError as error:
    print(error)


def both(drivers, n):
    total = 0
    for turn in range(n):
        driver = drivers[turn % 3]
        driver.jit_merge_point(pc=turn, other=total)
        total += turn
    return total


print(both([Log(), Log(), log], 90), len(log.seen))
