# iter, next, enumerate, zip, map, filter, reversed, all, any, min, max, sorted on everything.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

class It:
    def __init__(self, n): self.n = n
    def __iter__(self): return self
    def __next__(self):
        self.n -= 1
        if self.n < 0: raise StopIteration
        return self.n
class Seq:
    def __getitem__(self, k):
        if k > 3: raise IndexError
        return k * k
class SeqLen(Seq):
    def __len__(self): return 4
class Rev:
    def __reversed__(self): return "reversed!"
print(list(It(3)), list(Seq()), list(iter(Seq())), tuple(iter("ab")), attempt(iter, 5), attempt(iter), attempt(next, 5), attempt(next, [1]), next(It(0), "d"), attempt(next, It(0)), attempt(next), attempt(next, It(0), 1, 2), attempt(iter, 5, 6))
calls = [0]
def counter():
    calls[0] += 1
    return calls[0]
print(list(iter(counter, 5)), next(iter(counter, 0)), attempt(list, iter(lambda: 1 / 0, 1)), type(iter(counter, 0)).__name__)
print(list(enumerate("ab")), list(enumerate("ab", 5)), list(enumerate(iterable="a", start=10**30)), list(enumerate("a", -1)), attempt(enumerate), attempt(enumerate, 5), attempt(enumerate, "a", "b"), attempt(enumerate, "a", 1.5), attempt(enumerate, "a", 1, 2), next(enumerate(It(3))), attempt(enumerate, "a", foo=1))
print(list(zip()), list(zip("ab")), list(zip("ab", [1, 2, 3])), list(zip("abc", range(2), It(5))), list(zip("ab", [1, 2], strict=True)), attempt(list, zip("ab", [1], strict=True)), attempt(list, zip("a", [1, 2], strict=True)), attempt(list, zip("a", [1], [], strict=True)), attempt(list, zip([], [1], strict=True)), attempt(zip, 5), attempt(zip, "a", 5), attempt(zip, "a", foo=1), list(zip(*[(1, 2), (3, 4)])), type(zip()).__name__)
print(list(map(str, [1, 2])), list(map(lambda a, b: a + b, [1, 2, 3], [10, 20])), list(map(None.__class__, [])), attempt(map), attempt(map, str), attempt(map, str, 5), attempt(list, map(5, [1])), attempt(list, map(lambda: 1, [1])), list(map(max, "ab", "ba")), next(map(len, ["abc"])))
print(list(filter(None, [0, 1, "", "a", [], None])), list(filter(lambda x: x > 1, [1, 2, 3])), attempt(filter), attempt(filter, None), attempt(filter, None, 5), attempt(list, filter(5, [1])), list(filter(str.isdigit, "a1b2")), type(filter(None, [])).__name__)
print(list(reversed([1, 2])), list(reversed("ab")), list(reversed(range(3))), list(reversed((1, 2))), list(reversed({1: 2, 3: 4})), list(reversed(SeqLen())), reversed(Rev()), attempt(reversed, 5), attempt(reversed, {1}), attempt(reversed, Seq()), attempt(reversed, It(1)), attempt(reversed), attempt(reversed, zip()), list(reversed(bytearray(b"ab"))))
print(all([]), all([1, 0]), all("ab"), any([]), any([0, 1]), any({}), attempt(all, 5), attempt(any), all(x > 0 for x in It(3)), any(x == 1 for x in It(3)), attempt(any, [1], [2]))
for f in (min, max):
    print(f(1, 2), f([3, 1, 2]), f("ba"), f([1], default=5), f([], default=5), f([], default=None), f(1, 1.0), f(1.0, 1), f("a", "b", key=ord), f([[1, 2], [1]], key=len), f({3: "a", 1: "b"}), f(-1, 1, key=abs), f([(1, "b"), (1, "a")]), f(True, 0), f(It(4)), attempt(f, []), attempt(f), attempt(f, 5), attempt(f, 1, "a"), attempt(f, 1, 2, default=3), attempt(f, [1], key=5), attempt(f, [1], foo=5), attempt(f, [[], {}]), f([1, 2], key=None), f(float("nan"), 1), f(1, float("nan")), f([2**70, 1e30]))
print(sorted([3, 1, 2]), sorted("bca", reverse=True), sorted([1, -2, 3], key=abs), sorted({3: 1, 1: 2}), sorted([], key=5), sorted([(1, "b"), (0, "z"), (1, "a")]), attempt(sorted, 5), attempt(sorted, [1, "a"]), attempt(sorted), attempt(sorted, [1], 2), attempt(sorted, [1], key=5), attempt(sorted, [1], foo=1), attempt(sorted, [1j, 2j]), sorted([2.5, 1, True, 10**30]), sorted(["b", "A", "a"], key=str.lower), sorted([1, 2, 3], reverse=1), attempt(sorted, [1], reverse="x"))
n = 0
for k in range(60):
    for i, (a, b) in enumerate(zip(range(k), map(lambda x: x * 2, range(k)))):
        n += i + a + b
    n += sum(filter(lambda x: x % 3 == 0, range(k))) + len(list(reversed(range(k)))) + max(range(k + 1)) + any(x == k for x in (1, 2, 3))
print(n)
