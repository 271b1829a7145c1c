# list: slice assignment in every form, +, *, +=, *=, comparison, repr of cycles.
def t(f, *a):
    try: return f(*a)
    except Exception as e: return f"{type(e).__name__}: {e}"
def put(k, v): l = [0, 1, 2, 3, 4, 5]; l[k] = v; return l
def rem(k): l = [0, 1, 2, 3, 4, 5]; del l[k]; return l
s = slice
for k, v in ((s(1, 3), "abc"), (s(1, 3), ()), (s(9, 2), [7]), (s(-2, None), {8: 9}), (s(None, None, 2), "xyz"), (s(None, None, -3), [8, 9]), (s(None), iter("q")), (s(2, 2), range(2)), (s(1, 3), 5), (s(None, None, 2), [1]), (s(0, 6, 2), iter([1, 2])), (s(None, None, 0), []), (6, 1), ("a", 1), (1.5, 1), (2**70, 0), (-6, "f"), (True, "t"), ((0, 1), 1), (s(0, 1), None), (s("a", 1), [])):
    print(k, t(put, k, v), end="; ")
print()
print([t(rem, k) for k in (0, -1, 6, s(1, 4), s(None, None, 2), s(None, None, -2), s(5, 0, -3), s(4, 1), s(None), "x", None, s(0, 3, 0), -7)])
l = [1]; l[1:] = l; l[:0] = l; print(l); l[::2] = l[1::2]; print(l)
a = b = [1, 2]; a += (3,); a *= 2; print(a is b, a, a * 0, -1 * a, [0] * True, [[]] * 2, [1] + [2], t(lambda: [1] + (2,)), t(lambda: [1] * "a"), t(lambda: [1] * 1.0), t(lambda: [1] - [1]), t(lambda: "a" + [1]), t(a.__iadd__, 5), t(lambda: [1] * 2**62), [1].__add__([2]), t([1].__add__, (2,)), [1].__mul__(2), [1].__rmul__(2))
r = [1]; r.append(r); r += [(r, {0: r})]; print(r, str(r), [r])
print([1, 2] < [1, 3], [1] < [1, 0], [] < [0], [2] > [1, 9], [1, "a"] == [1, "a"], [1, 2] != [2, 1], t(lambda: [1] < ["a"]), t(lambda: [1] < (1,)), [1] == (1,), [[1], 2] <= [[1], 2], t(lambda: [1, None] < [1, 2]), [None, 1] < [None, 2], t(hash, []), t(lambda: [][0]), t(lambda: [1][5]))
n, l = 0, list(range(30))
for i in range(120):
    l[i % 13:i % 17] = l[i % 5:i % 5 + 3]
    l += [i] * (i % 3)
    l[::7] = reversed(l[::7])
    if len(l) > 60: del l[::2]
    n = n * 31 + len(l) + sum(l[::11]) & 0xffffff
print(n)
