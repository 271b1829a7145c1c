# `setdefault`, `pop` and `del` of a dict are calls that change dicts and nothing else. In mid-loop keys are not there, have no hash, or compare by a method.
class Odd:
    def __eq__(self, other):
        return isinstance(other, Odd)

    def __hash__(self):
        return 3


def run(n, entries, key, weights, total=0):
    for i in range(n):  # jit: body.operations=30 body.guards=11 body.allocations=0 body.residual_calls=4
        entries[key] = i
        total += entries.setdefault(key, 5) + weights[0]
        total += entries.pop(key, 7)
    return total


def taken(n, entries):
    missing = 0
    for i in range(n):
        entries.setdefault(i & 7, []).append(i)
        try:
            del entries[i % 11]
            missing += len(entries.pop(i % 5))
        except KeyError:
            missing += 1
    return missing, len(entries)


print(run(3000, {}, 1, [2]), run(300, {}, "a", [2]), run(300, {}, Odd(), [2]), run(300, {}, (1, 2), [2]), run(300, {}, 1.5, [2.5]), taken(3000, {}))
try:
    run(300, {}, [], [2])
except TypeError as error:
    print(error)
# The sum leaves the range of small ints in mid-loop.
print(run(300, {}, 1, [2], total=2**62 - 90))
