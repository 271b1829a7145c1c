# Every method and operator of lists and tuples, and their complaints.

def attempt(f, *args, **kw):
    try:
        return repr(f(*args, **kw))
    except Exception as e:
        return f"{type(e).__name__}: {e}"

a = [3, 1, 2]
print(a.append(4), a.extend("ab"), a.extend({5: 6}), a.insert(0, "first"), a.insert(-1, "x"), a.insert(99, "end"), a.insert(-99, "begin"), a, a.pop(), a.pop(0), a.pop(-2), a, a.remove("a"), a.index(1), a.index(1, 1), attempt(a.index, 1, 3), attempt(a.index, 99), attempt(a.index, 1, 0, 1), a.index(4, -5, 100), a.count(1), a.count("zz"), a.reverse(), a, a.copy(), a.copy() is a, a.clear(), a)
for f in (lambda: [].pop(), lambda: [1].pop(5), lambda: [1].pop("x"), lambda: [1].remove(2), lambda: [1].index(2), lambda: [1][5], lambda: [1][-5], lambda: list("a")[1.5], lambda: list("a")["x"], lambda: [1] + (1,), lambda: [1] + 5, lambda: (1,) + [1], lambda: [1] * "x", lambda: [1] * 1.5, lambda: [1] * [1], lambda: [1].append(), lambda: [1].append(1, 2), lambda: [1].extend(5), lambda: [1].insert("x", 1), lambda: [1].insert(1), lambda: [1] < 5, lambda: [1] < (1,), lambda: [1, "a"] < [1, 2], lambda: hash([1]), lambda: list(5), lambda: list(1, 2), lambda: [1].sort(1), lambda: [1].sort(foo=1), lambda: [1, "a"].sort(), lambda: tuple(5), lambda: (1,)[3], lambda: tuple("a")["x"], lambda: (1,).index(5), lambda: (1, 2).index(1, 1), lambda: -[1], lambda: [1] @ [1], lambda: [] / 1, lambda: [1][10**30], lambda: [1] * 10**30, lambda: (1,) * (2**62), lambda: [1].foo, lambda: list(x=1), lambda: tuple(x=1), lambda: [1].reverse(1), lambda: [1].count(), lambda: [1].index(), lambda: next([1]), lambda: list("a")()):
    print(attempt(f))
def put(l, k, v): l[k] = v
def rem(l, k): del l[k]
def aug(l, v): l += v
def mul(l, v): l *= v
for f, args in [(put, ([1], 5, 0)), (put, ([1], "x", 0)), (put, ([1], slice(0, 1), 5)), (put, ([1, 2, 3], slice(0, 3, 2), [1])), (put, ([1], slice(0, 1, 2), 5)), (rem, ([1], 5)), (rem, ([1], "x")), (aug, ([1], 5)), (mul, ([1], "x")), (put, ((1,), 0, 1)), (rem, ((1,), 0)), (aug, ((1,), [1])), (put, ([1], slice(0, 1, 0), [])), (put, ([1], slice("a"), []))]:
    print(attempt(f, *args))
print([1, 2] < [1, 3], [1] < [1, 0], [] < [0], [1, 2] == [1, 2], [1] != [2], (1, 2) <= (1, 2), (1, 2, 3) > (1, 2), [[1], [2]] < [[1], [3]], [float("nan")] == [float("nan")], [1, [2, (3,)]] == [1, [2, (3,)]], [1] == (1,), [True] == [1.0])
x = [1]; x.append(x); print(x, x == x, [x, x], (x,)); y = ([],); y[0].append(y); print(y)
z = list(range(10)); z[2:5] = "ab"; z[::3] = [0] * len(z[::3]); del z[1::4]; z[5:5] = [7, 8]; z[-1:] = []; z[:0] = (9,); print(z, z[::-1], z[8:2:-2], z[-3:], z[:-3], z[100:], z[-100:2])
z += z; z *= 2; print(len(z), z[::5], z * 0, [0] * -5, 2 * [1], (1, 2) * 2, [*z[:2], *"ab"], [] + [], () + (1,))
it = iter([1, 2]); print(next(it), it.__length_hint__(), list(it), attempt(next, it), next(it, "d"), type(it).__name__, type(reversed([1])).__name__, list(reversed((1, 2))), type(iter(())).__name__, list([1, 2].__reversed__()), [1].__len__(), [1].__contains__(1), [1, 2].__getitem__(slice(1)), [1].__add__([2]), [1].__mul__(2), [1].__rmul__(2), attempt([1].__add__, 5), [1].__eq__(5), [1].__lt__([2]), [1].__iadd__([2]), (1,).__getnewargs__(), (1, 2).count(2))
grow = [0]
for k in grow:
    if len(grow) < 100: grow.append(k + 1)
print(len(grow), grow[-1], sum(grow))
n = 0
for k in range(100):
    l = [k] * 3; l[1:2] = range(k % 4); l.insert(1, -1); l.reverse()
    n += l.index(-1) + len(l) + l.pop()
    t = tuple(l) + (k,); n += t.count(k) + (t < (50,))
print(n)
