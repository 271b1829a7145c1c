# The same list, dict or object under several names, as argument and global, element of itself, default and closure.
a = [1, 2, 3]; b = a; c = a[:]; d = {"a": a, "b": [a, a]}
b.append(4); d["b"][0] += [5]; d["b"][1][0] = "first"
print(a, c, d["a"] is b, a == c + [4, 5])
def f(x, y): x.append(len(y)); y.append(len(x)); return x, y
print(f(a, a), f([], []))
a.append(a); print(a, a[-1] is a, a[-1][-1][0], len(a)); a.pop()
m = [[0] * 3] * 3; m[0][0] = 1; n = [[0] * 3 for _ in range(3)]; n[0][0] = 1; print(m, n)
t = ([],) * 3; t[0].append(1); print(t); s = {}; s["me"] = s; print(s, s["me"]["me"] is s)
def g(x=[], *, y=x_ if (x_ := []) else x_): x.append(1); y.append(x); return len(x), len(y), y[0] is x
print(g(), g(), g([]), g(y=[]))
def swap(l, i, j): l[i], l[j] = l[j], l[i]; return l
print(swap([1, 2, 3], 0, 0), swap([1, 2, 3], 0, 2))
total, p, q = 0, [0] * 5, None
for i in range(150):
    q = p if i % 7 else list(p)
    q[i % 5] += i
    p[(i + 1) % 5] -= 1
    total += sum(q) - sum(p)
    if i == 75: p = q
    if i == 100: p[:] = map(float, p)
print(total, p)
class N: pass
x = y = N(); x.v = 1; z = N(); z.__dict__ = x.__dict__; y.v += 1; z.w = 5; print(x.v, z.v, x.w)
for i in range(60):
    x.v += z.v if i % 2 else y.w
    if i == 30: z.__dict__ = {"v": 1}
    if x.v > 10 ** 9: x.v %= 1000
print(x.v, z.v)
e = [1, 2]; e[e[0]] = e = [9]; print(e); k = [0, 1]; k[k[1]], k[k[0]] = 5, 6; print(k)
