# What closures do where other programs would use generators: pull-style streams.


def from_range(n):
    i = -1

    def pull():
        nonlocal i
        i += 1
        return i if i < n else None

    return pull


def mapped(f, source):
    def pull():
        x = source()
        return None if x is None else f(x)

    return pull


def kept(test, source):
    def pull():
        while (x := source()) is not None:
            if test(x):
                return x
        return None

    return pull


def take(n, source):
    left = n

    def pull():
        nonlocal left
        if left == 0:
            return None
        left -= 1
        return source()

    return pull


def drain(source):
    out = []
    while (x := source()) is not None:
        out.append(x)
    return out


print(drain(take(5, mapped(lambda x: x * x, kept(lambda x: x % 3 == 1, from_range(1000))))))
total = 0
for k in range(1, 30):
    total += sum(drain(kept(lambda x: x % k == 0, from_range(60))))
print(total)


def interleave(*sources):
    turn = 0
    live = list(sources)

    def pull():
        nonlocal turn
        while live:
            x = live[turn % len(live)]()
            if x is None:
                live.pop(turn % len(live))
            else:
                turn += 1
                return x
        return None

    return pull


print(drain(interleave(from_range(3), mapped(str, from_range(5)), from_range(1))))
