# What __exit__ gets and what its answer means; __enter__ that fails; special lookup on the class.


class Tell:
    def __init__(self, answer=None):
        self.answer = answer
        self.seen = []

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.seen.append((args[0].__name__ if args[0] else None, args[1] and args[1].args, args[2] is not None))
        return self.answer


for answer in (None, False, True, 1, "yes", "", []):
    t = Tell(answer)
    try:
        with t:
            raise KeyError("k", 1)
        print(repr(answer), "swallowed", t.seen)
    except KeyError:
        print(repr(answer), "came through", t.seen)


class FailsToEnter:
    def __enter__(self):
        raise OSError("cannot enter")

    def __exit__(self, *args):
        print("never called")


try:
    with Tell() as outer, FailsToEnter() as inner:
        print("never run")
except OSError as e:
    print(e, outer.seen)


class OnInstance:
    pass


o = OnInstance()
o.__enter__ = lambda: 1
o.__exit__ = lambda *a: None
try:
    with o:
        pass
except (TypeError, AttributeError) as e:
    print(type(e).__name__, e)
t = Tell()
counts = [0, 0, 0]
for i in range(180):
    with t:
        if i % 3 == 0:
            counts[0] += 1
            continue
        counts[1] += 1
    if i % 3 == 1:
        counts[2] += 1
print(counts, len(t.seen), set([s[0] for s in t.seen]))


def result(flag):
    with Tell(True):
        if flag:
            raise ValueError
        return "normal"
    return "after"


print(result(False), result(True))
with Tell() as a, Tell() as b:
    x = a, b
print(x[0] is a, len(a.seen), b.seen)
