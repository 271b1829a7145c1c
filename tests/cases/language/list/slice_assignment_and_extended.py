# Slices of lists assigned and deleted with every kind of value and bounds, while iterating, with steps, itself, generators that change it, errors.
def act(f, l):
    try: r = f(l); return l if r is None else (l, r)
    except Exception as e: return f"{type(e).__name__}: {e}", l
def S(*k): return slice(*k)
for sl, v in ((S(1, 3), "xyz"), (S(1, 3), []), (S(3, 1), [9]), (S(None, None, 2), [1, 2, 3]), (S(None, None, 2), [1, 2]), (S(None, None, -1), range(6)), (S(5, 0, -2), "abc"), (S(10, 20), [7]), (S(-2, None), (8,)), (S(-100, 100), {1: 2}), (S(2, 2), [0]), (S(None, None, 0), []), (S(1, 4), 5), (S(1, 4), None), (S("a"), [1]), (S(1.5), [1]), (S(4, 1, -1), []), (S(4, 1, -1), [1, 2, 3]), (S(0, 0, 5), []), (S(0, 6, 5), iter([1, 2])), (S(2 ** 70), []), (S(-2 ** 70, 2 ** 70, 2 ** 70), ["one"]), (S(None, None, -2 ** 70), "e"), (S(1, 3, None), b"by")):
    def put(l): l[sl] = v
    print(sl, v if not hasattr(v, "__next__") else "iter", act(put, list(range(6))))
for sl in (S(1, 3), S(None, None, 2), S(None, None, -2), S(5, 1, -3), S(3, 3), S(9, 9), S(-1, None), S(None, None), S(None, None, 0), S(None, -4), 0, -1, 6, -7, "x", None, 1.0, True):
    def rem(l): del l[sl]
    print(sl, act(rem, list("abcdef")))
def own(l): l[1:3] = l
def own2(l): l[::-1] = l
def own3(l): l[::2], l[1::2] = l[1::2], l[::2]
def own4(l): l += l; l *= 2
def own5(l): l.extend(l); l[len(l):] = l[:1]; l[:0] = l[-1:]
def own6(l): l[2:] = (x for x in l)
def own9(l): l[1:2] = [[]] * 2; l[1].append(5)
def own10(l): l.insert(-1, "a"); l.insert(100, "b"); l.insert(-100, "c")
def own11(l): return l.pop(0), l.pop(-2), l.pop()
def own12(l): l.pop(17)
def own13(l): l.remove("none")
def own14(l): l.index(3, 4)
def own15(l): return l.index(3, -3, 100), l.count(True), l * 0, l * -1, l[3:1:-1], l[-1:-4:-2]
def own16(l): l.extend(5)
def own17(l): l += 5
def own18(l): l + (1,)
def own19(l): l *= 1.5
def own20(l): l.sort(key=lambda x: l.append(x))
def own21(l): l[0:2][0] = 9; l[0:2] += [7]
def own22(l): l[1], l[1:2] = [5], "q"
for f in (own, own2, own3, own4, own5, own6, own9, own10, own11, own12, own13, own14, own15, own16, own17, own18, own19, own21, own22): print(f.__name__, act(f, [0, 1, 2, 3, 4, 5]))
class Sub(list):
    def __setitem__(self, i, v): log.append(("set", i, v)); super().__setitem__(i, v)
    def __getitem__(self, i): log.append(("get", i)); return super().__getitem__(i)
    def __delitem__(self, i): log.append(("del", i)); super().__delitem__(i)
log = []
s = Sub("abcd"); s[1:2] += "x"; del s[0], s[:1]; s[-1] = 5; print(s, log, type(s[:]).__name__, type(s + []).__name__, type(s * 2).__name__, type(s.copy()).__name__)
l, total = list(range(50)), 0
for i in range(400):
    n = len(l)
    a, b = i * 7 % (n + 3), i * 13 % (n + 5)
    if i % 4 == 0: l[a:b] = l[b:a]
    elif i % 4 == 1: l[a:a] = [i, float(i), str(i)][: i % 4]
    elif i % 4 == 2: l[::3] = l[::3][::-1]
    else: del l[a:a + 2:1]
    total += sum(x if isinstance(x, (int, float)) else len(x) for x in l[i % 5::7])
    if n > 80: del l[40:]
    if n < 5: l.extend(range(20))
print(total, len(l), l[:6])
